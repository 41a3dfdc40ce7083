export { type BlobStore, createBlobStore } from './blob-store.js';
export { IndexEventsResolver } from './index-events.resolver.js';
export { DocumentEventsResolver } from './document-events.resolver.js';
export { removeBlob } from './jobs/remove-blob.js';
export { DocumentTypeName } from './library.enums.js';
export { DocumentConnectionResolver, DocumentResolver } from './library.resolver.js';
export { normaliseTags } from './tag-name.js';
export { uploadDocument } from './use-cases/upload-document.js';
