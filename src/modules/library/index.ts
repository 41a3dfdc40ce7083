export { type BlobStore, createBlobStore } from './blob-store.js';
export { DocumentEventsResolver } from './document-events.resolver.js';
export { purgeArchived } from './jobs/purge-archived.js';
export { removeBlob } from './jobs/remove-blob.js';
export { DocumentTypeName } from './library.enums.js';
export { DocumentConnectionResolver, DocumentResolver } from './library.resolver.js';
export { normaliseTags } from './tag-name.js';
export { uploadDocument } from './use-cases/upload-document.js';
export { libraryLimits } from './library.limits.js';
