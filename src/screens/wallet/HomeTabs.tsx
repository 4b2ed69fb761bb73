// The wallet's three tabs. Their lists are not read yet, and say so.

import { EmptyState } from '../../components/EmptyState.tsx';
import { TabBar, TabPanel } from '../../components/TabBar.tsx';
import styles from './HomeScreen.module.css';
import type { WalletTab } from './HomeScreen.types.ts';

interface HomeTabsProps {
  readonly tab: WalletTab;
  readonly onTab: (tab: WalletTab) => void;
}

const TABS = [
  { key: '0', label: 'DRC20' },
  { key: '1', label: 'NFTs' },
  { key: '2', label: 'Files' },
] as const;

const WORDS = {
  0: {
    title: 'Tokens are not read yet',
    text: 'This version shows DOGE only. Coins that may carry tokens are kept apart and never spent.',
  },
  1: {
    title: 'NFTs are not read yet',
    text: 'This version shows DOGE only. Coins that may carry an NFT are kept apart and never spent.',
  },
  2: {
    title: 'Files are not read yet',
    text: 'This version shows DOGE only. Coins that may carry a file are kept apart and never spent.',
  },
} as const;

/** Keys as in Spec §2: 0 DRC20, 1 NFTs, 2 Files. */
export function HomeTabs({ tab, onTab }: HomeTabsProps) {
  const current = String(tab) as (typeof TABS)[number]['key'];
  return (
    <section className={styles.tabs} aria-label="Tokens and files">
      <TabBar
        id="wallet"
        label="Tokens and files"
        tabs={TABS}
        current={current}
        onTab={(key) => onTab(Number(key) as WalletTab)}
      />
      <TabPanel id="wallet" current={current}>
        <EmptyState {...WORDS[tab]} />
      </TabPanel>
    </section>
  );
}
