// Tabs over a panel: arrows move between them, as a keyboard expects.
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './TabBar.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface TabBarProps<Key extends string> {
  /** names the group aloud */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly current: Key;
  readonly onTab: (key: Key) => void;
  /** ties tabs to their panel; unique on the screen */
  readonly id: string;
}

/** The row of tabs. Its panel is a `TabPanel` with the same `id`. */
export function TabBar<Key extends string>({ label, tabs, current, onTab, id }: TabBarProps<Key>) {
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.key === current);
    const next = tabs[nextPlace(event.key, index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onTab(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div className={styles.bar} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          className={styles.tab}
          id={`${id}-${tab.key}`}
          data-key={tab.key}
          aria-selected={tab.key === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onTab(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export function TabPanel(props: {
  readonly id: string;
  readonly current: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${props.id}-panel`} aria-labelledby={`${props.id}-${props.current}`}>
      {props.children}
    </div>
  );
}

function nextPlace(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
