export { RecallResolver } from './recall.resolver.js';
