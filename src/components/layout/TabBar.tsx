// Tabs over a panel: arrows move between them, as a keyboard expects.
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './TabBar.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface TabBarProps<Key extends string> {
  /** names the group aloud */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  /** the `key` of the tab that is on show */
  readonly current: Key;
  readonly onTab: (key: Key) => void;
  /** what the current tab shows */
  readonly children: ReactNode;
}

/** The row of tabs and their panel; only the current one's content is in the page. */
export function TabBar<Key extends string>({ label, tabs, current, onTab, children }: TabBarProps<Key>) {
  return (
    <HeadlessScope>
      <Tabs value={current} onChange={(key) => onTab(key as Key)} keepMounted={false} classNames={styles}>
        <Tabs.List aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.key} value={tab.key}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={current}>{children}</Tabs.Panel>
      </Tabs>
    </HeadlessScope>
  );
}
