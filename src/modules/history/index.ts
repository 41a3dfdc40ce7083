export { createTextDiffer, type TextDiffer } from './diff/text-differ.js';
export { historyLimits } from './history.limits.js';
export { HistoryResolver } from './history.resolver.js';
export { DocumentVersionConnection } from './history.types.js';
export { keepVersions } from './keep-versions.js';
export { findVersions } from './use-cases/find-versions.js';
export { getWholeVersion } from './use-cases/get-version.js';
