// The bottom bar with the main tabs.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './BottomTabs.module.css';

export interface BottomTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly icon: IconName;
}

export interface BottomTabsProps<Key extends string> {
  /** accessible name */
  readonly label: string;
  readonly tabs: readonly BottomTab<Key>[];
  /** `key` of the current tab */
  readonly current: Key;
  /** pressing the current tab scrolls to the top */
  readonly onTab: (key: Key) => void;
}

/** Placed above the safe area; the parent must leave room for it. */
export function BottomTabs<Key extends string>({ label, tabs, current, onTab }: BottomTabsProps<Key>) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.tabs}>
        {tabs.map(({ key, label: name, icon }) => (
          <button
            key={key}
            type="button"
            className={styles.tab}
            aria-current={key === current ? 'page' : undefined}
            onClick={() => onTab(key)}
          >
            <span className={styles.avatar}>
              <Icon name={icon} />
            </span>
            <span className={styles.name}>{name}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
