// Draws an account's dog, so that accounts are told apart before their names are read.

import { dog as DOG_COLOURS } from '../theme/tokens.ts';
import { type Dog, dogOf } from './dogOf.ts';
import { BOX, EAR_DOWN, EAR_UP, KEYHOLE, MIRROR } from './parts/headPaths.ts';

export interface IdenticonProps {
  /** the whole address */
  readonly address: string;
  /** CSS pixels. @default 40 */
  readonly size?: number;
}

/** An account's dog in a circle; decoration, since the name or the address stands beside it. */
export function Identicon({ address, size = 40 }: IdenticonProps) {
  const dog = dogOf(address);
  const { fur, patch } = DOG_COLOURS.coat[dog.coat] ?? DOG_COLOURS.coat[0];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-6 -5 60 60" focusable="false">
      <circle cx="24" cy="25" r="30" fill={DOG_COLOURS.ground[dog.ground]} />
      <g fill={fur}>
        <path d={EAR_PATHS[dog.ears][0]} fill={dog.patch === 'half' ? patch : fur} />
        <path d={EAR_PATHS[dog.ears][1]} transform={MIRROR} />
        <path d={BOX} />
      </g>
      <path d={PATCH_PATHS[dog.patch]} fill={patch} />
      <Face dog={dog} />
    </svg>
  );
}

function Face({ dog }: { readonly dog: Dog }) {
  return (
    <>
      <path
        d={EYE_PATHS[dog.eyes]}
        fill="none"
        stroke={DOG_COLOURS.ink}
        strokeWidth={dog.eyes === 'dots' ? 5 : 2.4}
        strokeLinecap="round"
      />
      <path d={NOSE_PATHS[dog.nose]} fill={DOG_COLOURS.ink} />
    </>
  );
}

const EAR_ROUND = 'M7 24c-3-6-2.5-14 1.5-16.5 4-2.5 9 1 10.5 6z';

const EAR_PATHS = {
  up: [`${EAR_UP}z`, `${EAR_UP}z`],
  down: [EAR_DOWN, EAR_DOWN],
  mixed: [`${EAR_UP}z`, EAR_DOWN],
  round: [EAR_ROUND, EAR_ROUND],
} as const;

const PATCH_PATHS = {
  none: 'M17 33a7 6 0 0 1 14 0v2a7 7 0 0 1-14 0z',
  eye: 'M9.5 22a7 7 0 0 1 14 0 7 7 0 0 1-14 0z',
  half: 'M7 21a8 8 0 0 1 8-8h9v29h-8a9 9 0 0 1-9-9z',
  blaze: 'M21 13h6l1.5 12a9 9 0 0 1 5 8v1a9 8 0 0 1-18 0v-1a9 9 0 0 1 4-8z',
  mask: 'M7 27h34v6a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z',
} as const;

const EYE_PATHS = {
  dots: 'M16.5 22v.01M31.5 22v.01',
  happy: 'M14 23a2.8 2.8 0 0 1 5 0M29 23a2.8 2.8 0 0 1 5 0',
  sleepy: 'M13.8 22h5.4M28.8 22h5.4',
} as const;

const NOSE_PATHS = {
  keyhole: KEYHOLE,
  button: 'M20 29.5a4 3.2 0 0 1 8 0 4 3.6 0 0 1-8 0z',
  snout: 'M19.5 28.5h9l-4.5 5.5z',
} as const;
