// The wallet's three tabs: tokens, NFTs, files.
import { useEffect } from 'react';
import { TabBar } from '../../../components/layout/TabBar.tsx';
import type { WalletTab } from '../../../domain/specificationConstants.ts';
import { WALLET_TABS_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenMessages.ts';
import { FilesTab } from './FilesTab.tsx';
import styles from './HomeScreen.module.css';
import type { HomeTabsProps } from './HomeTabs.types.ts';
import { NftsTab } from './NftsTab.tsx';
import { TokensTab } from './TokensTab.tsx';

const tabs = () =>
  [
    { key: '0', label: MESSAGES.tokens },
    { key: '1', label: MESSAGES.nfts },
    { key: '2', label: MESSAGES.files },
  ] as const;

/** Keys as in Spec §2: 0 DRC20, 1 NFTs, 2 Files. */
export function HomeTabs(props: HomeTabsProps) {
  const { tab, onTab, scrollPosition } = props;
  const current = String(tab) as ReturnType<typeof tabs>[number]['key'];
  useFollowedScrollPosition(scrollPosition);
  return (
    <section className={styles.tabs} aria-label={MESSAGES.label}>
      <TabBar
        label={MESSAGES.label}
        tabs={tabs()}
        current={current}
        onTab={(key) => onTab(Number(key) as WalletTab)}
      >
        {tab === 0 && <TokensTab {...props} />}
        {tab === 1 && <NftsTab {...props} />}
        {tab === 2 && <FilesTab {...props} />}
      </TabBar>
    </section>
  );
}

/** Keeps the scroll position when a list loads late or the tab changes. */
function useFollowedScrollPosition(scrollPosition: { offset: number }): void {
  useEffect(() => {
    const follow = () => {
      scrollPosition.offset = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [scrollPosition]);
}
