// An action in a sheet: an icon, its label, and a note.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './MenuItem.module.css';

export interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** beside the label, dim */
  readonly note?: ReactNode;
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger';
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** As wide as its sheet, at least 52 pixels high. */
export function MenuItem({ icon, label, note, tone = 'plain', isDisabled, onPress }: MenuItemProps) {
  return (
    <button type="button" className={styles.item} data-tone={tone} disabled={isDisabled} onClick={onPress}>
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}
