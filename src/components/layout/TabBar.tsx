// Tabs over a panel, with arrow key navigation.
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './TabBar.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface TabBarProps<Key extends string> {
  /** accessible name */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  /** `key` of the current tab */
  readonly current: Key;
  readonly onTab: (key: Key) => void;
  /** content of the current tab */
  readonly children: ReactNode;
}

/** Only the current tab's content is in the page. */
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
