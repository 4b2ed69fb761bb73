/** Twenty thousand transfers in the product's stores, containers and screens; with `?bare`, as many plain rows in the same kind of list. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { runInAction } from 'mobx';
import { createRoot } from 'react-dom/client';
import { doge } from '../../mocks/builders/coins.ts';
import { numberedAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { storyTxid } from '../../mocks/views/history.ts';
import { KennelTheme } from '../../src/components/theme/KennelTheme.tsx';
import { AppContext } from '../../src/containers/AppContext.tsx';
import { HistoryContainer } from '../../src/containers/wallet/HistoryContainer.tsx';
import { ready } from '../../src/domain/loadable.ts';
import type { ChainTransaction } from '../../src/ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';

const ROWS = 20_000;
const ROW_HEIGHT = 65;
const OWN = numberedAddress(0);
const OTHERS = Array.from({ length: 50 }, (_, index) => numberedAddress(index + 1));
const AMOUNTS = ['120', '41.98', '0.5', '1041.00226', '7', '88888.88888888'].map(doge);

function transaction(index: number, nowMs: number): ChainTransaction {
  const other = OTHERS[index % OTHERS.length] ?? OWN;
  const [payer, payee] = index % 3 === 1 ? [OWN, other] : [other, OWN];
  const value = AMOUNTS[index % AMOUNTS.length] ?? doge('1');
  return {
    ...{
      txid: storyTxid(index),
      blockHeight: 5_000_000 - index * 300,
      blockHash: 'cd',
      confirmations: 1 + index * 300,
    },
    ...{
      timeMs: nowMs - (40 + index * 347) * 60_000,
      fee: doge('0.01'),
      size: 226,
      isReplaceable: false,
      rawHex: null,
    },
    inputs: [{ txid: storyTxid(index + ROWS), vout: 0, address: payer, value, sequence: 0 }],
    outputs: [{ index: 0, address: payee, value, spentBy: null }],
  };
}

function History() {
  const app = createFakeApp();
  const { accounts, tx } = app.stores;
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  const nowMs = app.clock.nowMs();
  const transactions = Array.from({ length: ROWS }, (_, index) => transaction(index, nowMs));
  runInAction(() => {
    accounts.setAccounts([account]);
    accounts.setCurrent(account);
    tx.history.cache.pages = ready({ address: OWN, transactions, next: null }, nowMs);
  });
  return (
    <AppContext.Provider value={{ first: app, app: () => app }}>
      <KennelTheme>
        <HistoryContainer />
      </KennelTheme>
    </AppContext.Provider>
  );
}

function BareList() {
  const virtual = useWindowVirtualizer({ count: ROWS, estimateSize: () => ROW_HEIGHT, overscan: 8 });
  return (
    <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        // biome-ignore lint/a11y/useSemanticElements: positioned one by one, as in the list that it is compared with
        <div
          key={index}
          role="listitem"
          style={{ position: 'absolute', height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
        >
          Row {index}
        </div>
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(window.location.search === '?bare' ? <BareList /> : <History />);
