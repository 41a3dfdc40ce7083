import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../src', import.meta.url));

/** A temporary folder with programs in `bin`, as a machine of its own. */
export interface Workspace {
  readonly folder: string;
  readonly bin: string;
  /** Puts a shell script into a folder, `bin` by default. */
  script(name: string, text: string, folder?: string): string;
  /** Copies the prerequisite step to where no package-lock.json stands, and returns its program. */
  installProgram(): string;
  remove(): void;
}

export function createWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'mnemograph-test-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  return {
    folder,
    bin,
    script: (name, text, into = bin) => {
      const file = join(into, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\n${text}\n`);
      chmodSync(file, 0o755);
      return file;
    },
    installProgram: () => {
      const src = join(folder, 'project', 'src');
      for (const part of ['prerequisites', 'embedded-neo4j']) {
        cpSync(join(source, part), join(src, part), { recursive: true });
      }
      return join(src, 'prerequisites', 'ensure.mjs');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
