/** The product's home screen with many items, and nothing around it. `?tab=` selects the open tab. */
import { createRoot } from 'react-dom/client';
import { file, nft } from '../../mocks/views/collectibles.ts';
import { FRESHNESS } from '../../mocks/views/money.ts';
import { manyHeld, REPORTS } from '../../mocks/views/tokens.ts';
import { homeReady } from '../../mocks/views/walletViews.ts';
import { KennelTheme } from '../../src/components/theme/KennelTheme.tsx';
import type { WalletTab } from '../../src/domain/specificationConstants.ts';
import { HomeScreen } from '../../src/screens/wallet/Home/HomeScreen.tsx';
import type { HomeEvents } from '../../src/screens/wallet/Home/HomeScreen.types.ts';

const TOKENS = 2000;
const NFTS = 2000;
const FILES = 5000;

const nothing = () => undefined;
const reported = { reports: REPORTS.agree, freshness: FRESHNESS.fresh };
const listOf = <Item,>(count: number, make: (index: number) => Item) => ({
  kind: 'ready' as const,
  items: Array.from({ length: count }, (_, index) => make(index)),
  total: count,
  rest: { kind: 'end' } as const,
  ...reported,
});

const wanted = Number(new URLSearchParams(window.location.search).get('tab'));
const tab: WalletTab = wanted === 1 || wanted === 2 ? wanted : 0;
const view = homeReady({
  tab,
  tokens: {
    kind: 'ready',
    holdings: manyHeld(TOKENS),
    known: TOKENS,
    archived: [],
    sort: 'value',
    sought: null,
    ...reported,
  },
  nfts: listOf(NFTS, (index) => nft(index)),
  files: listOf(FILES, (index) => file(index)),
});

/** Every event does nothing. */
const events = new Proxy({}, { get: () => nothing }) as HomeEvents;
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <KennelTheme>
      <HomeScreen
        {...view}
        onReceive={events.onReceive}
        onColdSign={events.onColdSign}
        onAccountKey={events.onAccountKey}
        onSend={events.onSend}
        onHistory={events.onHistory}
        onEntry={events.onEntry}
        onToggleHidden={events.onToggleHidden}
        onRefresh={events.onRefresh}
        onAccount={events.onAccount}
        onBackup={events.onBackup}
        onVaultNotice={events.onBackup}
        onUseVersion={events.onBackup}
        onCoin={events.onCoin}
        onReleaseCoin={events.onReleaseCoin}
        onProtectCoin={events.onProtectCoin}
        onFreezeCoin={events.onFreezeCoin}
        onMerge={events.onMerge}
        onTab={events.onTab}
        onStandard={events.onStandard}
        onTokenActivity={events.onTokenActivity}
        onAddToken={events.onAddToken}
        onChart={events.onChart}
        onToken={events.onToken}
        onShelve={events.onShelve}
        onSort={events.onSort}
        onSearchTokens={events.onSearchTokens}
        onNft={events.onNft}
        onFile={events.onFile}
        onMoreItems={events.onMoreItems}
        onReadTokens={events.onReadTokens}
      />
    </KennelTheme>,
  );
}
