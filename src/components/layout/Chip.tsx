// A small pill: a status, or a toggle.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './Chip.module.css';

export type ChipTone = 'plain' | 'received' | 'note' | 'caution' | 'problem';

export interface ChipProps {
  readonly label: string;
  /** before the text */
  readonly icon?: IconName;
  /** @default 'plain' */
  readonly tone?: ChipTone;
  /** makes it a toggle button */
  readonly onPress?: (() => void) | undefined;
  /** chosen; only with `onPress` */
  readonly isOn?: boolean;
}

/** As a toggle it has a touch height of 44 pixels. */
export function Chip({ label, icon, tone = 'plain', onPress, isOn = false }: ChipProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {label}
    </>
  );
  if (!onPress) {
    return (
      <span className={styles.chip} data-tone={tone}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" className={styles.choice} aria-pressed={isOn} onClick={onPress}>
      <span className={styles.chip} data-tone={tone} data-on={isOn || undefined}>
        {content}
      </span>
    </button>
  );
}
