/** A two-of-three wallet on two phones: what one sends spends or replaces what the other knows of. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { cosignerText } from '../../../mocks/fixtures/multisig/cosigners.ts';
import { finished } from '../../../mocks/fixtures/multisig/sharedPayments.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { Fault } from '../../domain/fault.ts';
import { writeCosigner } from '../../domain/multisig/cosignerKey.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { isSignedOnly } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { PsbtDesk } from '../psbt/PsbtDesk.ts';
import { MultisigStore } from './MultisigStore.ts';

const DOGE = 100_000_000n;
const [PAYEE, OTHER_PAYEE, THIRD_PAYEE] = [testAddress(77), testAddress(78), testAddress(79)];

let server: SandboxServer;
let alice: OpenApp;
let bob: OpenApp;
/** what Bob's server hides */
let hidden: 'nothing' | 'conflicts' | 'everything' = 'nothing';

const silent = () => Promise.reject(new Fault('timeout', 'test'));
const hiding = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  rawTransaction: (...asked) => (hidden === 'nothing' ? chain.rawTransaction(...asked) : silent()),
  history: async (...asked) => {
    const page = await chain.history(...asked);
    return hidden === 'nothing' ? page : { ...page, transactions: [] };
  },
  broadcast: (...asked) => (hidden === 'everything' ? silent() : chain.broadcast(...asked)),
});

async function openPhone(standBetween?: (chain: ChainIndexer) => ChainIndexer): Promise<OpenApp> {
  const app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    hasReactions: false,
    ...(standBetween && { standBetween }),
  });
  await makeWallet(app.stores).catch(() => {});
  await app.stores.tx.rules.load();
  return app;
}

async function keyOf({ stores }: OpenApp): Promise<string> {
  const store = stores.lazy.of(MultisigStore);
  await store.open();
  return writeCosigner(store.keys.all[0] ?? { fingerprint: '', path: 'm', extendedKey: '' });
}

async function share({ stores: { lazy, accounts, keyrings } }: OpenApp, texts: readonly string[]) {
  const store = lazy.of(MultisigStore);
  for (const text of texts) await store.add(text);
  await store.compare();
  expect(await store.use()).toBe(true);
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts.at(-1) ?? null);
}

beforeEach(async () => {
  hidden = 'nothing';
  server = await startSandboxServer();
  alice = await openPhone();
  bob = await openPhone(hiding);
  const [ofAlice, ofBob, third] = [await keyOf(alice), await keyOf(bob), await cosignerText(1)];
  await share(alice, [ofBob, third]);
  await share(bob, [ofAlice, third]);
  server.control.faucet(alice.stores.tx.from ?? '', 100n * DOGE);
  server.control.mine(1);
  await alice.stores.tx.refresh();
  await bob.stores.tx.refresh();
}, 30_000);

afterEach(async () => {
  alice.kill();
  bob.kill();
  await server.close();
});

const desk = ({ stores }: OpenApp) => stores.lazy.of(PsbtDesk);

/** Fills the form, and makes a request from it. @returns the coins it would spend; empty when it can't be made */
async function propose(
  app: OpenApp,
  to: string,
  amount: string,
  multiple: number,
): Promise<readonly string[]> {
  const { tx } = app.stores;
  tx.reset();
  tx.draft.setRecipientText(to);
  if (amount === 'max') tx.draft.toggleMax();
  else tx.draft.setAmountText(amount);
  tx.draft.chooseFee({ kind: 'preset', multiple });
  const isMade = (await desk(app).propose(new AbortController().signal)) === null;
  return isMade ? (desk(app).shown?.explanation.inputs ?? []).map(outpointKey) : [];
}

/** Both sign what the first one proposes. */
async function signBoth(first: OpenApp, second: OpenApp, to: string, amount: string, multiple: number) {
  expect(await propose(first, to, amount, multiple)).not.toEqual([]);
  await desk(first).sign();
  desk(second).clear();
  await desk(second).takeText(desk(first).shown?.text ?? '');
  await desk(second).sign();
  expect(desk(second).shown?.explanation.isComplete).toBe(true);
}

/** The second one sends what both have signed. */
async function send(first: OpenApp, second: OpenApp, to: string, amount: string): Promise<Txid> {
  await signBoth(first, second, to, amount, 1);
  expect(await desk(second).prepare()).toBe(true);
  await second.stores.tx.flow.confirm();
  const { lastSent } = second.stores.tx;
  if (lastSent?.stage !== 'accepted') throw new Error(`not sent: ${lastSent?.rejection?.detail}`);
  // the other one hears of it from the index
  server.control.letIndexCatchUp();
  return lastSent.txid;
}

const shown = ({ stores }: OpenApp) => stores.tx.coins.breakdown.total;

/** The wallet's balance at the node, koinu. */
const atNode = async (): Promise<bigint> => {
  const coins = await alice.ports.chain.unspent(alice.stores.tx.from ?? ('' as never));
  return coins.reduce((sum, { value }) => sum + value, 0n);
};

const isWaiting = (id: Txid) => server.sandbox.mempool.entries.some(({ record }) => record.txid === id);

describe('change of a shared wallet that a cosigner has spent', () => {
  it('is in no balance and no request, so that what the cosigner sent stays', async () => {
    const first = await send(bob, alice, PAYEE, '10');
    await alice.stores.tx.refresh();
    // Alice proposes, Bob signs and sends: her phone has no record of it
    const second = await send(alice, bob, OTHER_PAYEE, '20');
    for (const amount of ['30', 'max']) {
      expect(await propose(alice, THIRD_PAYEE, amount, 10)).not.toContain(`${first}:1`);
    }
    await alice.stores.tx.refresh();
    expect(shown(alice)).toBe(await atNode());
    expect(isWaiting(second)).toBe(true);
    server.control.mine(1);
    await alice.stores.tx.refresh();
    expect(shown(alice)).toBe(await atNode());
  });
});

describe('a transfer of a shared wallet whose coin a cosigner’s transfer has taken', () => {
  let lost: Txid;
  let winner: string;
  beforeEach(async () => {
    await send(bob, alice, PAYEE, '10');
    await bob.stores.tx.refresh();
    // signed by both, and kept by Alice for later
    await signBoth(alice, bob, THIRD_PAYEE, '30', 10);
    const signed = desk(bob).shown?.psbt as Psbt;
    // as if the third one had signed in his place: no record of it here
    const { journal } = bob.stores.tx;
    journal.restore(journal.transfers.filter((one) => !isSignedOnly(one)));
    lost = await send(alice, bob, OTHER_PAYEE, '20');
    await bob.stores.tx.refresh();
    const verdict = server.sandbox.submit(finished(signed));
    if (!verdict.accepted) throw new Error(verdict.reason);
    winner = verdict.txid;
    server.control.letIndexCatchUp();
    expect(isWaiting(lost)).toBe(false);
  });
  const ofBob = () => bob.stores.tx.journal.find(lost);

  it('ends at once as one of an ordinary wallet does: replaced by what two of the keys have signed', async () => {
    await bob.stores.tx.journal.reconcile();
    expect(ofBob()).toMatchObject({ stage: 'replaced', replacedBy: winner });
    await bob.stores.tx.refresh();
    expect(shown(bob)).toBe(await atNode());
    server.control.mine(1);
    await bob.stores.tx.refresh();
    expect(await propose(bob, PAYEE, 'max', 1)).toHaveLength(1);
  });

  it('leaves nothing to spend while its bytes are refused and nobody shows why, nor after a silence', async () => {
    hidden = 'conflicts';
    await bob.stores.tx.journal.reconcile();
    expect(ofBob()).toMatchObject({ stage: 'unknown', rejection: { reason: 'replacement-too-cheap' } });
    await bob.stores.tx.refresh();
    server.control.mine(1);
    await bob.stores.tx.refresh();
    expect(await propose(bob, PAYEE, 'max', 1)).not.toContain(`${lost}:1`);
    hidden = 'everything';
    await bob.stores.tx.journal.reconcile();
    expect(ofBob()).toMatchObject({ stage: 'unknown', rejection: { reason: 'replacement-too-cheap' } });
    expect(await propose(bob, PAYEE, 'max', 1)).not.toContain(`${lost}:1`);
    expect(bob.stores.tx.coins.utxos.find(({ coin }) => coin.txid === lost)?.status).toEqual({
      kind: 'unconfirmed',
    });
  });

  it('counts again when a server takes it after all', async () => {
    hidden = 'conflicts';
    await bob.stores.tx.journal.reconcile();
    // nodes keep what no block takes for a day, and what it spends is mined
    server.control.mine(1, { exclude: [winner] });
    server.control.advanceTime(2 * 86_400_000);
    await bob.stores.tx.journal.reconcile();
    expect(ofBob()).toMatchObject({ stage: 'accepted', rejection: null });
    server.control.letIndexCatchUp();
    hidden = 'nothing';
    await bob.stores.tx.refresh();
    expect(shown(bob)).toBe(await atNode());
  });
});
