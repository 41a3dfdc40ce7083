import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Names of the packages that only one folder may import: [package pattern, folder]. */
const gates = [
  ['neo4j-driver', 'src/graph/**'],
  ['onnxruntime-node', 'src/ai/**'],
  ['openai', 'src/ai/**'],
  ['@modelcontextprotocol', 'src/mcp/**'],
  ['gray-matter', 'nowhere'],
];

const restrictImports = (allowedFor) => [
  'error',
  {
    patterns: gates
      .filter(([, folder]) => folder !== allowedFor)
      .map(([group, folder]) => ({ group: [group, `${group}/*`], message: `Only ${folder} imports ${group}.` })),
  },
];

export default defineConfig(
  { ignores: ['dist/**', 'node_modules/**', '**/generated/**', 'coverage/**'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.mjs'] } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/unbound-method': 'off',
      // The driver declares its plain options objects as classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Decorators declare an argument on a parameter, whether the method reads it or not.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
      'no-restricted-imports': restrictImports(),
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/config.ts and src/client-config.ts read the environment.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  { files: ['src/graph/**'], rules: { 'no-restricted-imports': restrictImports('src/graph/**') } },
  { files: ['src/mcp/**'], rules: { 'no-restricted-imports': restrictImports('src/mcp/**') } },
  { files: ['src/ai/**'], rules: { 'no-restricted-imports': restrictImports('src/ai/**') } },
  { files: ['src/config.ts', 'src/client-config.ts'], rules: { 'no-restricted-properties': 'off' } },
  // The prerequisite step runs before any package is there, and tests hand their environment to child processes.
  {
    files: ['src/prerequisites/**', 'test/**', 'bench/**', '*.ts', '*.mjs'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  { files: ['test/**'], rules: { 'max-lines-per-function': 'off' } },
  // Programs that the oldest Node must be able to read.
  {
    files: ['**/*.cjs'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
);
