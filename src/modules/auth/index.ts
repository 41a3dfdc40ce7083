export { createLocalIdentity } from './use-cases/identify-viewer.js';
export type { Viewer } from './viewer.js';
