/** No index makes an address known: an address counts as paid only if our own key signed. */
import { Transaction } from 'bitcoinjs-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../mocks/builders/keys.ts';
import { createDevice } from '../../mocks/fixtures/device.ts';
import { addWatched, makeWallet } from '../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../mocks/sandbox/server/startServer.ts';
import { scriptOfAddress } from '../domain/address/addressScript.ts';
import { judgeRecipient } from '../domain/address/judgeRecipient.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { type Txid, txid } from '../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../ports/ChainIndexer.ts';
import { knownAddresses } from './knownAddresses.ts';

const DOGE = 100_000_000n;
const SHOP = testAddress(5);
const THIEF = testAddress(6);

let server: SandboxServer;
let app: OpenApp;
/** transactions the server adds to the history, with their bytes */
const invented = new Map<Txid, { readonly reported: ChainTransaction; readonly rawHex: string }>();

const liar = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  history: async (...asked) => {
    const page = await chain.history(...asked);
    const added = [...invented.values()].map(({ reported }) => reported);
    return { ...page, transactions: [...added, ...page.transactions] };
  },
  rawTransaction: async (id, signal) => invented.get(id)?.rawHex ?? chain.rawTransaction(id, signal),
});

beforeEach(async () => {
  invented.clear();
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    timeoutMs: 3000,
    hasReactions: false,
    standBetween: liar,
  });
  const { keyrings, accounts, tx } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  server.control.faucet(tx.from ?? '', 50n * DOGE);
  await tx.rules.load();
  await tx.refresh();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

async function trustOf(address: string): Promise<string> {
  await app.stores.tx.history.paid.prove([address]);
  return judgeRecipient(address, knownAddresses(app.stores)).kind;
}

/** The server reports that we paid the thief, with bytes that hash to their id. */
async function invent(script: Uint8Array): Promise<void> {
  const { tx } = app.stores;
  const coin = tx.coins.utxos[0]?.coin;
  if (coin === undefined) throw new Error('no coin');
  const made = new Transaction();
  made.addInput(Uint8Array.from(Buffer.from(coin.txid, 'hex').reverse()), coin.vout, 0xfffffffd, script);
  made.addOutput(scriptOfAddress(THIEF, 'regtest'), 10n * DOGE);
  const id = txid(made.getId());
  const reported: ChainTransaction = {
    txid: id,
    blockHeight: 100,
    blockHash: 'cd'.repeat(32),
    confirmations: 9,
    timeMs: 0,
    size: 200,
    fee: koinu(DOGE),
    isReplaceable: false,
    rawHex: null,
    inputs: [{ ...coin, sequence: 0xfffffffd }],
    outputs: [{ index: 0, address: THIEF, value: koinu(10n * DOGE), spentBy: null }],
  };
  invented.set(id, { reported, rawHex: made.toHex() });
  await tx.refresh();
}

async function pay(): Promise<void> {
  const { tx } = app.stores;
  tx.draft.setRecipientText(SHOP);
  tx.draft.setAmountText('10');
  await tx.prepare();
  await tx.flow.confirm();
  server.control.mine();
  await tx.refresh();
}

const push = (bytes: Uint8Array) => Uint8Array.of(bytes.length, ...bytes);

describe('an address that was paid before', () => {
  it('is not one of which only an index says so', async () => {
    await invent(new Uint8Array(0));
    expect(app.stores.tx.history.entries.flatMap(({ counterparts }) => counterparts)).toContain(THIEF);
    expect(await trustOf(THIEF)).toBe('first-time');
  });

  it('is not one that bytes pay which carry our public key, and a signature of something else', async () => {
    await pay();
    const rawHex = app.stores.tx.lastSent?.rawHex ?? '';
    const script = Transaction.fromHex(rawHex).ins[0]?.script ?? new Uint8Array(0);
    await invent(script);
    expect(await trustOf(THIEF)).toBe('first-time');
  });

  it('is not one that bytes pay which somebody else signed', async () => {
    const { publicKey } = testKey(6);
    await invent(Uint8Array.of(...push(new Uint8Array(71).fill(48)), ...push(publicKey)));
    expect(await trustOf(THIEF)).toBe('first-time');
  });

  it('is one that we paid from here', async () => {
    await pay();
    expect(await trustOf(SHOP)).toBe('paid-before');
  });

  it('is one that our key paid from another device, which its signature proves', async () => {
    await pay();
    app.stores.tx.journal.reset();
    app.stores.contacts.reset();
    expect(judgeRecipient(SHOP, knownAddresses(app.stores)).kind).toBe('first-time');
    expect(await trustOf(SHOP)).toBe('paid-before');
  });
});

describe('an address that is only watched', () => {
  it('is nobody’s own account: anybody can have it watched, as by a backup file of theirs', async () => {
    const own = app.stores.tx.from ?? '';
    await addWatched(app.stores, THIEF);
    expect(judgeRecipient(THIEF, knownAddresses(app.stores))).toMatchObject({ kind: 'watched' });
    expect(judgeRecipient(own, knownAddresses(app.stores))).toMatchObject({ kind: 'own' });
  });
});
