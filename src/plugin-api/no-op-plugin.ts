import type { CognitivePlugin } from './cognitive-plugin.js';

/** Implements every hook and changes nothing: registered at start, so that the path through the host is always in use. */
export const noOpPlugin: CognitivePlugin = Object.freeze({
  name: 'no-op',
  version: '1.0.0',
  enabled: true,
  onBeforeContextAssembly: (context) => Promise.resolve(context),
  onBeforeResponse: (context) => Promise.resolve(context),
  onAfterResponse: () => Promise.resolve(),
  onMemoryAdmission: () => Promise.resolve(null),
  onMemoryConsolidation: () => Promise.resolve({}),
  onSessionStart: () => Promise.resolve(),
  onSessionEnd: () => Promise.resolve(),
} satisfies CognitivePlugin);
