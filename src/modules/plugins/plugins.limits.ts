import type { LimitEntry } from '../../shared/limit-entry.js';
import { hookTimeoutMs } from '../../plugin-api/plugin-host.js';
import { freshMs } from './plugin-switches.js';

/** The limits of plugins, for the documentation. */
export const pluginLimits: readonly LimitEntry[] = [
  { what: 'Time of one hook of one plugin', value: hookTimeoutMs, unit: 'ms', beyond: 'The plugin is passed over.' },
  {
    what: 'Time after which another server follows a switch',
    value: freshMs,
    unit: 'ms',
    beyond: 'It reads the switches anew.',
  },
];
