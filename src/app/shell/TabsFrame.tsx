/** The frame of the routes in the bottom bar. It stays mounted when switching between them. */
import type { ReactNode } from 'react';
import { type BottomTab, BottomTabs } from '../../components/layout/BottomTabs.tsx';
import { useApp } from '../../containers/AppContext.tsx';
import { TABS_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import type { RouteName } from '../../ports/Navigation.ts';
import { Arrival } from './Arrival.tsx';
import styles from './frames.module.css';

interface TabsFrameProps {
  /** the displayed route */
  readonly current: RouteName;
  readonly children: ReactNode;
}

type TabName = 'home' | 'app' | 'settings';

const tabs = (): readonly BottomTab<TabName>[] => [
  { key: 'home', label: TABS_MESSAGES.home, icon: 'wallet' },
  { key: 'app', label: TABS_MESSAGES.app, icon: 'apps' },
  { key: 'settings', label: TABS_MESSAGES.settings, icon: 'settings' },
];

/** Switching tabs adds no history entries: back leads home, not through all of them. */
export function TabsFrame({ current, children }: TabsFrameProps) {
  const { nav, host } = useApp();
  const handleTab = (tab: TabName) => {
    if (tab === current) {
      window.scrollTo({ top: 0 });
      return;
    }
    host.haptic('selection');
    if (current === 'home') nav.go(tab);
    else nav.replace(tab);
  };
  return (
    <div className={styles.tabs}>
      <Arrival>{children}</Arrival>
      <BottomTabs label={TABS_MESSAGES.label} tabs={tabs()} current={current as TabName} onTab={handleTab} />
    </div>
  );
}
