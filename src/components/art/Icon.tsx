// Draws an icon with even stroke in the current text color.
import { ICON_PATHS, type IconName } from './iconPaths.ts';

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; the stroke scales in proportion. @default 24 */
  readonly size?: number;
  /** accessible name; without it the icon is decorative */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A 24-pixel line icon of our own design. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
