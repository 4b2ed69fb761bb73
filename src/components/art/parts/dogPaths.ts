// The features of an account's avatar, on the grid of its head.
import { EAR_DOWN, EAR_UP, KEYHOLE } from './headPaths.ts';

const EAR_ROUND = 'M7 24c-3-6-2.5-14 1.5-16.5 4-2.5 9 1 10.5 6z';

/** by feature */
export const EAR_PATHS = {
  up: [`${EAR_UP}z`, `${EAR_UP}z`],
  down: [EAR_DOWN, EAR_DOWN],
  mixed: [`${EAR_UP}z`, EAR_DOWN],
  round: [EAR_ROUND, EAR_ROUND],
} as const;

/** by feature */
export const PATCH_PATHS = {
  none: 'M17 33a7 6 0 0 1 14 0v2a7 7 0 0 1-14 0z',
  eye: 'M9.5 22a7 7 0 0 1 14 0 7 7 0 0 1-14 0z',
  half: 'M7 21a8 8 0 0 1 8-8h9v29h-8a9 9 0 0 1-9-9z',
  blaze: 'M21 13h6l1.5 12a9 9 0 0 1 5 8v1a9 8 0 0 1-18 0v-1a9 9 0 0 1 4-8z',
  mask: 'M7 27h34v6a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z',
} as const;

/** by feature */
export const EYE_PATHS = {
  dots: 'M16.5 22v.01M31.5 22v.01',
  happy: 'M14 23a2.8 2.8 0 0 1 5 0M29 23a2.8 2.8 0 0 1 5 0',
  sleepy: 'M13.8 22h5.4M28.8 22h5.4',
} as const;

/** by feature */
export const NOSE_PATHS = {
  keyhole: KEYHOLE,
  button: 'M20 29.5a4 3.2 0 0 1 8 0 4 3.6 0 0 1-8 0z',
  snout: 'M19.5 28.5h9l-4.5 5.5z',
} as const;
