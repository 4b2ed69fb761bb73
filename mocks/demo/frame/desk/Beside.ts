/** What lies beside the desk's panel. */
export type Beside = 'nothing' | 'phone' | 'site';

/** The choices, with their names. */
export const BESIDES: readonly (readonly [Beside, string])[] = [
  ['nothing', 'One phone'],
  ['phone', 'Second phone'],
  ['site', 'A shop’s site'],
];
