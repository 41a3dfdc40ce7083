// Generated from cypher/ by `npm run codegen`. Do not edit.

import * as auth from './auth.js';
import * as history from './history.js';
import * as ingestion from './ingestion.js';
import * as jobs from './jobs.js';
import * as library from './library.js';
import * as lineage from './lineage.js';
import * as operations from './operations.js';
import * as outbox from './outbox.js';
import * as plugins from './plugins.js';
import * as recall from './recall.js';
import * as schema from './schema.js';
import * as scopes from './scopes.js';
import * as spaces from './spaces.js';
import * as usage from './usage.js';

/** Every Cypher file as a typed statement: `cypher.<module>.<file>`. */
export const cypher = { auth, history, ingestion, jobs, library, lineage, operations, outbox, plugins, recall, schema, scopes, spaces, usage };
