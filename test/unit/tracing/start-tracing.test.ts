import { spawnSync } from 'node:child_process';

/** Packages of OpenTelemetry that a process loads which imports the product and starts tracing with these settings. */
function loadedPackages(settings: string): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        const name = /node_modules\\/(@opentelemetry\\/[^/]+)\\//.exec(found.url)?.[1];
        if (name !== undefined) loaded.add(name);
        return found;
      },
    });
    await import('reflect-metadata');
    await import('#src/compose.js');
    const { startTracing } = await import('#src/tracing/start-tracing.js');
    const { createLog } = await import('#src/shared/log.js');
    const tracing = await startTracing(${settings}, createLog('warn'));
    console.log(JSON.stringify([...loaded].sort()));
    await tracing.stop();
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

it('loads nothing but the API of OpenTelemetry where nothing is traced', () => {
  expect(loadedPackages('undefined')).toEqual(['@opentelemetry/api']);
});

it('loads the rest where it is', () => {
  const loaded = loadedPackages("{ endpoint: 'http://127.0.0.1:9', serviceName: 'test' }");
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  expect(loaded).toContain('@opentelemetry/exporter-trace-otlp-http');
});
