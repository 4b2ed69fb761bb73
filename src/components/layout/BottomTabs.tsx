// The bar at the bottom: the few tabs that a thumb can always reach.

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './BottomTabs.module.css';

/** One tab of the bar. */
export interface BottomTab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly icon: IconName;
}

export interface BottomTabsProps<Key extends string> {
  /** names the bar aloud */
  readonly label: string;
  readonly tabs: readonly BottomTab<Key>[];
  /** the `key` of the tab that is on show */
  readonly current: Key;
  /** pressed again where one is already, it leads to the top of the screen */
  readonly onTab: (key: Key) => void;
}

/** The bar. It stands over the safe area; whoever shows it leaves it room. */
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
