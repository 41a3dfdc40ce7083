/** What the browser has and Node's types lack. */
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => object;

/** Monaco asks for its workers by label; the build puts each in a file of its own beside the page. */
const files: Readonly<Record<string, string>> = { json: 'json.worker.js', graphql: 'graphql.worker.js' };

Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_: string, label: string) =>
      new Worker(new URL(files[label] ?? 'editor.worker.js', import.meta.url), { type: 'module' }),
  },
});
