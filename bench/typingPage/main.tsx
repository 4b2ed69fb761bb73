/** The send form over the product's stores, with `?coins=` coins; without them, a page with one controlled field. */
import { MantineProvider, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createDevice } from '../../mocks/fixtures/device.ts';
import { makeWallet } from '../../mocks/fixtures/makeWallet.ts';
import { openApp } from '../../mocks/fixtures/openApp.ts';
import { createBrowserHost } from '../../src/adapters/browser/browserHost.ts';
import { KennelTheme } from '../../src/components/theme/KennelTheme.tsx';
import { AppContext, type AppServices } from '../../src/containers/AppContext.tsx';
import { TxCreateContainer } from '../../src/containers/tx/TxCreateContainer.tsx';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer, IndexedCoin } from '../../src/ports/ChainIndexer.ts';
import { logNormal, seededRandom } from '../random.ts';
import '@mantine/core/styles.css';
import '../../src/app/boot/trustedTypesPolicy.ts';

const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

/** A chain with these coins and nothing else. */
const chainOf = (chain: ChainIndexer, count: number): ChainIndexer => {
  const random = seededRandom(count);
  const values = Array.from({ length: count }, () =>
    BigInt(Math.round(1e8 * logNormal(random, 20, 1.5)) + 1_000_000),
  );
  return {
    ...chain,
    watch: () => () => {},
    tip: async () => ({ height: 1_000, hash: '0'.repeat(64) }),
    unspent: async (address) =>
      values.map(
        (value, index): IndexedCoin => ({
          ...{
            txid: txid((index + 1).toString(16).padStart(64, '0')),
            vout: 0,
            value: koinu(value),
            address,
          },
          ...{ blockHeight: 900, confirmations: 101, isCoinbase: false },
        }),
      ),
    history: async () => ({ transactions: [], next: null, totalTransactions: 0 }),
    feeEstimates: async (blocks) => blocks.map(() => null),
  };
};

async function openForm(coins: number) {
  const host = createBrowserHost();
  const app = await openApp({
    ...{ device: createDevice(), chainUrls: ['https://chain.test'], telegram: host },
    standBetween: (chain) => chainOf(chain, coins),
  });
  const { stores, ports } = app;
  await makeWallet(stores);
  await stores.tx.rules.load();
  await stores.tx.refresh();
  stores.tx.draft.setRecipientText(ELSEWHERE);
  const nothing = () => undefined;
  const services = {
    ...{ stores, host, clock: ports.clock, network: ports.network },
    nav: { go: nothing, replace: nothing, back: nothing },
  } as unknown as AppServices;
  const context = { first: services, app: () => services };
  return (
    <KennelTheme>
      <AppContext value={context}>
        <TxCreateContainer params={{}} />
      </AppContext>
    </KennelTheme>
  );
}

function OneField() {
  const [text, setText] = useState('');
  return (
    <TextInput
      label="Amount"
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const wanted = Number(new URLSearchParams(window.location.search).get('coins'));
const element = document.getElementById('root');

/** Not awaited by the module itself, since lazily loaded parts wait for the module. */
async function show(root: HTMLElement): Promise<void> {
  const form =
    wanted > 0 ? (
      await openForm(wanted)
    ) : (
      <MantineProvider forceColorScheme="dark">
        <OneField />
      </MantineProvider>
    );
  createRoot(root).render(form);
}

if (element !== null) void show(element);
