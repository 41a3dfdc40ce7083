import './workers.js';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { makeFetcher } from './fetcher.js';
import { makeOperationsMenu } from './operations-menu.js';

/** What the browser has and Node's types lack. */
declare const document: { readonly getElementById: (id: string) => Element | null };

// The page lies at <server>/graphiql/, wherever a proxy may have put <server>.
const fetcher = makeFetcher(new URL('../graphql', import.meta.url));
const firstOperation = await fetch(new URL('first-operation.graphql', import.meta.url));
const menu = await makeOperationsMenu(new URL('operations.json', import.meta.url));
const place = document.getElementById('page');
if (place)
  createRoot(place).render(
    createElement(GraphiQL, {
      fetcher,
      ...(firstOperation.ok ? { defaultQuery: await firstOperation.text() } : {}),
      inputValueDeprecation: true,
      plugins: [menu, HISTORY_PLUGIN],
      defaultEditorToolsVisibility: true,
    }),
  );
