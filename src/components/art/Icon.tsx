// Draws one icon as a line of even weight in the colour of the text around it.
import { ICON_PATHS, type IconName } from './iconPaths.ts';

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; the line keeps its weight in proportion. @default 24 */
  readonly size?: number;
  /** said aloud; without it the icon is decoration */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A 24-pixel line icon of our own drawing. */
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
