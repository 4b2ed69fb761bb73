// An icon in a tinted circle: the leading avatar of rows.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import type { ChipTone } from '../layout/Chip.tsx';
import styles from './Avatar.module.css';

export interface AvatarProps {
  readonly icon: IconName;
  /** the color's meaning, also shown by the icon. @default 'plain' */
  readonly tone?: ChipTone;
  /** pulses slowly while something is under way */
  readonly isPending?: boolean;
}

/** 40 pixels in diameter. */
export function Avatar({ icon, tone = 'plain', isPending }: AvatarProps) {
  return (
    <span className={styles.avatar} data-tone={tone} data-pending={isPending || undefined}>
      <Icon name={icon} size={20} />
    </span>
  );
}
