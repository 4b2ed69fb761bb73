// Features newer than some engine still in use, with the versions that introduced them, from MDN's compatibility data.
import { FLOOR } from '../../build/floor.ts';

export type Engine = keyof typeof FLOOR;

/** The first version of each engine that has it; null: none yet. */
export type Since = Readonly<Record<Engine, string | null>>;

const since = (safari: string | null, chrome: string | null, firefox: string | null): Since => ({
  safari,
  chrome,
  firefox,
});

/** Members of built-in objects, as they are written. */
export const MEMBERS: Readonly<Record<string, Since>> = {
  'URL.canParse': since('17', '120', '115'),
  'URL.parse': since('18', '126', '126'),
  'AbortSignal.any': since('17.4', '116', '124'),
  'AbortSignal.timeout': since('16', '103', '100'),
  'Array.fromAsync': since('16.4', '121', '115'),
  'Object.groupBy': since('17.4', '117', '119'),
  'Map.groupBy': since('17.4', '117', '119'),
  'Object.hasOwn': since('15.4', '93', '92'),
  'Promise.withResolvers': since('17.4', '119', '121'),
  'Promise.try': since('18.2', '128', '134'),
  'RegExp.escape': since('18.2', '136', '134'),
  'Uint8Array.fromHex': since('18.2', '140', '133'),
  'Uint8Array.fromBase64': since('18.2', '140', '133'),
  'Intl.DurationFormat': since('16.4', '129', '136'),
  'Error.isError': since(null, '134', '138'),
  'Math.sumPrecise': since('26.2', '147', '137'),
  'navigator.userActivation': since('16.4', '72', '120'),
  'scheduler.yield': since(null, '129', '142'),
  'scheduler.postTask': since(null, '94', '142'),
};

/** Methods of instances, by name only: don't reuse these names for something else. */
export const METHODS: Readonly<Record<string, Since>> = {
  toSorted: since('16', '110', '115'),
  toReversed: since('16', '110', '115'),
  toSpliced: since('16', '110', '115'),
  findLast: since('15.4', '97', '104'),
  findLastIndex: since('15.4', '97', '104'),
  isWellFormed: since('16.4', '111', '119'),
  toWellFormed: since('16.4', '111', '119'),
  isSubsetOf: since('17', '122', '127'),
  isSupersetOf: since('17', '122', '127'),
  isDisjointFrom: since('17', '122', '127'),
  symmetricDifference: since('17', '122', '127'),
  toHex: since('18.2', '140', '133'),
  checkVisibility: since('17.4', '105', '106'),
  showPopover: since('17', '114', '125'),
  togglePopover: since('17', '114', '125'),
  startViewTransition: since('18', '111', '144'),
  transferToFixedLength: since('17.4', '114', '122'),
  setHTML: since(null, '146', '148'),
};

/** Global names. */
export const GLOBALS: Readonly<Record<string, Since>> = {
  structuredClone: since('15.4', '98', '94'),
  requestIdleCallback: since(null, '47', '55'),
  CompressionStream: since('16.4', '80', '113'),
  DecompressionStream: since('16.4', '80', '113'),
  OffscreenCanvas: since('16.4', '69', '105'),
  BarcodeDetector: since(null, '83', null),
  Temporal: since(null, '144', '139'),
  Iterator: since('18.4', '122', '131'),
  URLPattern: since('26', '95', '142'),
};

export const SYNTAX = {
  'a lookbehind in a regular expression': since('16.4', '62', '78'),
  'the flag v of a regular expression': since('17', '112', '116'),
  'a static block of a class': since('16.4', '94', '93'),
  'an import with attributes': since('17.2', '123', '138'),
  'a declaration with using': since(null, '134', '141'),
} as const;

/** Values, units and functions in styles, by a part of the value. */
export const CSS_VALUES: Readonly<Record<string, Since>> = {
  'color-mix(': since('16.2', '111', '113'),
  'light-dark(': since('17.5', '123', '120'),
  dvh: since('15.4', '108', '101'),
  svh: since('15.4', '108', '101'),
  lvh: since('15.4', '108', '101'),
  dvw: since('15.4', '108', '101'),
  cqi: since('16', '105', '110'),
  'linear(': since('17.2', '113', '112'),
  rlh: since('16.4', '111', '120'),
  'anchor(': since('26', '125', '147'),
  subgrid: since('16', '117', '71'),
};

/** At-rules and parts of selectors. */
export const CSS_RULES: Readonly<Record<string, Since>> = {
  '@starting-style': since('17.5', '117', '129'),
  '@scope': since('17.4', '118', '146'),
  '@container': since('16', '105', '110'),
  '@property': since('16.4', '85', '128'),
  ':has(': since('15.4', '105', '121'),
  ':popover-open': since('17', '114', '125'),
  ':user-invalid': since('16.5', '119', '88'),
  ':state(': since('17.4', '125', '126'),
  '&': since('17.2', '120', '117'),
};

const isOlder = (one: string, other: string): boolean => Number.parseFloat(one) < Number.parseFloat(other);

/** The engines of the floor that lack a feature. */
export const missingIn = (feature: Since): readonly Engine[] =>
  (Object.keys(FLOOR) as Engine[]).filter((engine) => {
    const first = feature[engine];
    return first === null || isOlder(FLOOR[engine], first);
  });

/** Features filled by `src/adapters/engine/fills.ts`. */
export const FILLED: ReadonlySet<string> = new Set([
  'URL.canParse',
  'AbortSignal.any',
  'toSorted',
  'toReversed',
]);
