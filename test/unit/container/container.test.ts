import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describeConfig } from '../../../src/config.js';
import { databaseVersion } from '../../../src/prerequisites/cache-folder.mjs';

/** Settings that the compose file gives and that come with the login. */
const settings = new Set(describeConfig().map(({ name }) => name));
const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

describe('the Dockerfile', () => {
  const instructions = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
  const of = (name: string): string[] => instructions.filter((one) => one.name === name).map(({ rest }) => rest);
  const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const lastOf = (name: string): string => lastStage.find((one) => one.name === name)?.rest ?? '';

  it('is built on the Node that the project pins', () => {
    const pinned = new Set(Object.values(packageFile.optionalDependencies));
    expect(pinned.size).toBe(1);
    const bases = of('FROM').map((rest) => rest.split(' ')[0]);
    expect(new Set(bases)).toEqual(new Set([`node:${[...pinned][0] ?? ''}-bookworm-slim`]));
  });

  it('runs as a user without rights, and lets node get its signals itself', () => {
    expect(lastOf('USER')).toBe('node');
    const names = lastStage.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    const command: unknown = JSON.parse(lastOf('CMD'));
    expect(command).toEqual(['node', '--enable-source-maps', 'dist/main.js']);
    expect(names).not.toContain('ENTRYPOINT');
  });

  it('copies what is there, is sent to the builder, or comes from a stage before', () => {
    const sent = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const stages = of('FROM').map((rest) => / AS (\S+)$/.exec(rest)?.[1]);
    expect(of('COPY').length).toBeGreaterThan(5);
    for (const copy of of('COPY')) {
      const [, stage, list = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(copy) ?? [];
      if (stage !== undefined) {
        expect(stages).toContain(stage);
        continue;
      }
      for (const source of list.split(' ').slice(0, -1)) {
        expect([source, existsSync(source)]).toEqual([source, true]);
        expect(sent).toContain(source.split('/')[0]);
      }
    }
    expect(sent.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('takes all that the server reads at run time', () => {
    const copied = lastStage.filter(({ name }) => name === 'COPY').map(({ rest }) => rest);
    for (const part of ['dist', 'node_modules', 'schema', '/model', 'package.json'])
      expect(copied.some((rest) => rest.includes(part))).toBe(true);
  });

  it('sets only what the server knows, production among it', () => {
    const names = [...lastOf('ENV').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(names).toContain('HOST');
    expect(names.filter((name) => name !== 'NODE_ENV' && !settings.has(name))).toEqual([]);
    expect(lastOf('ENV')).toContain('NODE_ENV=production');
  });

  it('asks for the health at a path that is served, without a shell', () => {
    const [, command = ''] = /CMD (\[.+\])$/.exec(lastOf('HEALTHCHECK')) ?? [];
    const [program, , script = ''] = JSON.parse(command) as string[];
    expect(program).toBe('node');
    const [, path = ''] = /process\.env\.PORT \+ '([^']+)'/.exec(script) ?? [];
    expect(readFileSync('src/server/health.ts', 'utf8')).toContain(`app.get('${path}'`);
  });
});

describe('docker-compose.yml', () => {
  interface Service {
    readonly image?: string;
    readonly build?: string;
    readonly ports?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    readonly healthcheck?: object;
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly volumes?: readonly string[];
  }
  const text = readFileSync('docker-compose.yml', 'utf8');
  const { services, volumes } = parse(text) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };

  it('opens ports on the loopback address alone', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(1);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('gives the server only settings that it knows, and lets nobody in without a login', () => {
    const given = services['server']?.environment ?? {};
    expect(Object.keys(given).filter((name) => !settings.has(name))).toEqual([]);
    expect(given['AUTH_MODE']).toBe('login');
  });

  it('has no secret in it, and does not start without one', () => {
    const secrets = Object.values(services).flatMap((service) =>
      Object.entries(service.environment ?? {}).filter(([name]) => /PASSWORD|SECRET|NEO4J_AUTH/.test(name)),
    );
    expect(secrets.map(([name]) => name).sort()).toEqual(['AUTH_JWT_SECRET', 'NEO4J_AUTH', 'NEO4J_PASSWORD']);
    expect(secrets.filter(([, value]) => !/^(neo4j\/)?\$\{[A-Z0-9_]+:\?.+\}$/.test(value))).toEqual([]);
  });

  it('waits for what is healthy, and keeps data in volumes that it declares', () => {
    for (const service of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy');
        expect(services[name]?.healthcheck).toBeDefined();
      }
      for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    }
    expect(services['server']?.depends_on).toHaveProperty('neo4j');
  });

  it('takes the Neo4j that the project pins, and no image without a version', () => {
    expect(services['neo4j']?.image).toBe(`neo4j:${databaseVersion}-community`);
    expect(readFileSync('test/testkit/neo4j.ts', 'utf8')).toContain(`'neo4j:${databaseVersion}'`);
    const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(images.filter((image) => !/:\d+\.\d+\.\d+/.test(image))).toEqual([]);
  });
});
