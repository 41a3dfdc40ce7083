import { readConfig } from '../../../src/config.js';

it.each([
  [{}, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, { endpoint: 'http://c:4318', serviceName: 'mnemograph' }],
  [
    { OTEL_TRACES_EXPORTER: 'otlp', OTEL_SERVICE_NAME: 'm' },
    { endpoint: undefined, serviceName: 'm' },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' }, undefined],
])('%j traces to %j', (variables, expected) => {
  expect(readConfig(variables).tracing).toEqual(expected);
});

it('refuses an exporter that it does not have, and an endpoint that is no address', () => {
  expect(() => readConfig({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('OTEL_TRACES_EXPORTER');
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
});
