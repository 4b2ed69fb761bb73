// Kennel's mark: a strongbox with a dog's ears, whose nose is the keyhole.
import { KEYHOLE, SILHOUETTE } from './headPaths.ts';

export interface MarkProps {
  /** CSS pixels, 16 and up. @default 32 */
  readonly size?: number;
  /** said aloud; without it the mark is decoration beside the word */
  readonly label?: string;
}

/** The mark, gold on whatever is behind. */
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
      <path d={SILHOUETTE} fill="var(--gold)" />
      <g fill="var(--gold-ink)">
        <circle cx="16.5" cy="22.5" r="2.3" />
        <circle cx="31.5" cy="22.5" r="2.3" />
        <path d={KEYHOLE} />
      </g>
    </svg>
  );
}
