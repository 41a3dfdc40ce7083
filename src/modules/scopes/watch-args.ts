import { Arg } from 'type-graphql';

/** The argument that names the scope to watch, the same in every subscription. */
export const WatchedScopeArg = (): ReturnType<typeof Arg> =>
  Arg('scope', () => String, { description: 'Address of the scope to watch.' });

/** Whether the scopes within the watched one count too. */
export const WithinArg = (): ReturnType<typeof Arg> =>
  Arg('includeDescendants', () => Boolean, {
    defaultValue: false,
    description: 'Whether the scopes within it are watched too.',
  });

/** The position to read on from. */
export const SinceArg = (): ReturnType<typeof Arg> =>
  Arg('since', () => String, {
    nullable: true,
    description:
      'A `position`: first what followed it in the last 7 days, then what comes. Default: what comes. CURSOR_EXPIRED where it is older.',
  });
