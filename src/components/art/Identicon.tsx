// An account's avatar, a dog, to distinguish accounts at a glance.

import { dog as DOG_COLOURS } from '../theme/tokens.ts';
import { type Dog, dogOf } from './dogOf.ts';
import { EAR_PATHS, EYE_PATHS, NOSE_PATHS, PATCH_PATHS } from './parts/dogPaths.ts';
import { BOX, MIRROR } from './parts/headPaths.ts';

export interface IdenticonProps {
  /** the whole address */
  readonly address: string;
  /** CSS pixels. @default 40 */
  readonly size?: number;
}

/** In a circle; decorative, since the name or the address is beside it. */
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
