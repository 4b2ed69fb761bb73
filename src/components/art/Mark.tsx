// Kennel's mark: a strongbox with a dog's ears, one up and one down, whose nose is the keyhole.
import { BOX, EAR_FOLDED, EAR_UP, KEYHOLE, MIRROR } from './parts/headPaths.ts';

export interface MarkProps {
  /** CSS pixels, 16 and up. @default 32 */
  readonly size?: number;
  /** accessible name; without it the mark is decorative */
  readonly label?: string;
}

/** Gold on any background. */
export function Mark({ size = 32, label }: MarkProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      focusable="false"
    >
      <g fill="var(--gold)">
        <path d={`${EAR_UP}z`} />
        <path d={BOX} />
        <path d={EAR_FOLDED} transform={MIRROR} stroke="var(--gold-ink)" strokeWidth="2.4" />
      </g>
      <g fill="var(--gold-ink)">
        <circle cx="16.5" cy="22.5" r="2.3" />
        <circle cx="31.5" cy="22.5" r="2.3" />
        <path d={KEYHOLE} />
      </g>
    </svg>
  );
}
