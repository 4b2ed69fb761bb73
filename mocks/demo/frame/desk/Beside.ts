/** What is shown beside the desk's panel. */
export type Beside = 'nothing' | 'phone' | 'site';

export const BESIDES: readonly (readonly [Beside, string])[] = [
  ['nothing', 'One phone'],
  ['phone', 'Second phone'],
  ['site', 'A shop’s site'],
];
