/** A wallet with many transfers in its journal, over real stores and a chain in memory, for storage benchmarks. */
import { createDevice, type Device } from '../mocks/fixtures/device.ts';
import { type OpenApp, openApp } from '../mocks/fixtures/openApp.ts';
import { createBrowserHost } from '../src/adapters/browser/browserHost.ts';
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import { koinu } from '../src/domain/amount/Koinu.ts';
import { Fault } from '../src/domain/fault.ts';
import type { PendingTransfer } from '../src/domain/tx/PendingTransfer.ts';
import { txid } from '../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../src/ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../src/stores/accounts/Account.ts';
import { seededRandom } from './random.ts';

const OWN = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
/** Size of an input with its signature. */
const INPUT_BYTES = 148;

/** A chain that knows no transaction, and accepts every broadcast. */
const forgetful = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  tip: async () => ({ height: 100, hash: '00' }),
  unspent: async () => [],
  history: async () => ({ transactions: [], next: null, totalTransactions: 0 }),
  watch: () => () => {},
  broadcast: async () => ({ kind: 'accepted' }) as never,
  transaction: async () => {
    throw new Fault('not-found', 'lost');
  },
});

/** Random bytes as hex. */
function randomHex(random: () => number, bytes: number): string {
  let hex = '';
  while (hex.length < bytes * 2)
    hex += Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return hex.slice(0, bytes * 2);
}

/** An accepted transfer with this many inputs. */
export function transferOf(random: () => number, inputs: number): PendingTransfer {
  const id = () => txid(randomHex(random, 32));
  const size = 44 + INPUT_BYTES * inputs;
  return {
    txid: id(),
    rawHex: randomHex(random, size),
    network: 'regtest',
    from: OWN,
    to: OWN,
    amount: koinu(1_000_000_000n),
    fee: koinu(226_000n),
    size,
    createdAtMs: Date.now(),
    inputs: Array.from({ length: inputs }, () => ({
      txid: id(),
      vout: 0,
      value: koinu(5_000_000_000n),
      address: OWN,
      inscription: 'none',
    })),
    outputs: [{ value: koinu(1_000_000_000n), address: OWN, isOwn: true }],
    stage: 'accepted',
    tries: 1,
    confirmations: 0,
    rejection: null,
  };
}

/** An open wallet, and its device. */
export interface JournalWallet extends OpenApp {
  readonly device: Device;
  /** number of texts and entries written since the last call, and their characters */
  written(): { readonly count: number; readonly size: number };
}

/** Opens a wallet with this many transfers of this many inputs, all on disk. */
export async function openJournalWallet(
  seed: number,
  transfers: number,
  inputs: number,
): Promise<JournalWallet> {
  const random = seededRandom(seed);
  const device = createDevice();
  const texts: string[] = [];
  const { setItem } = device.storage;
  device.storage.setItem = (key, text) => {
    texts.push(text);
    setItem(key, text);
  };
  const telegram = { ...createBrowserHost(), onVisibility: () => () => {} };
  const chainUrls = ['http://127.0.0.1:9'];
  const app = await openApp({ device, chainUrls, telegram, standBetween: forgetful });
  const { accounts, tx } = app.stores;
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'a/0' };
  accounts.setAccounts([account]);
  accounts.setCurrent(account);
  await tx.refresh();
  await tx.journal.recordAll(Array.from({ length: transfers }, () => transferOf(random, inputs)));
  const written = () => {
    const entries = device.entries.writes.splice(0).flatMap((changes) => [...changes.values()]);
    const all = [...texts.splice(0), ...entries.flatMap((text) => text ?? [])];
    return { count: all.length, size: all.reduce((sum, text) => sum + text.length, 0) };
  };
  return { ...app, device, written };
}
