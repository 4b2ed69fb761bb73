/** Change of ours spent elsewhere: by another phone with the same key. The index knows of it, our journal does not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { Fault } from '../../domain/fault.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { ImportStore } from '../import/ImportStore.ts';

const DOGE = 100_000_000n;
const DAY_MS = 86_400_000;
/** The private key 1 on regtest, compressed: both phones have it. */
const KEY = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const [PAYEE, OTHER_PAYEE, THIRD_PAYEE] = [testAddress(77), testAddress(78), testAddress(79)];

let server: SandboxServer;
let phone: OpenApp;
let otherPhone: OpenApp;
/** whether the first phone's history requests fail */
let isHistorySilent = false;

const silencing = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  history: (...asked) =>
    isHistorySilent ? Promise.reject(new Fault('timeout', 'test')) : chain.history(...asked),
});

async function openPhone(standBetween?: (chain: ChainIndexer) => ChainIndexer): Promise<OpenApp> {
  const app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    hasReactions: false,
    ...(standBetween && { standBetween }),
  });
  const { unlocking, lazy, accounts, keyrings, tx } = app.stores;
  await unlocking.createPassword(TEST_PASSWORD);
  const imports = lazy.of(ImportStore);
  await imports.read({ kind: 'private-key', text: KEY });
  await imports.keep();
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  await tx.rules.load();
  return app;
}

beforeEach(async () => {
  isHistorySilent = false;
  server = await startSandboxServer();
  phone = await openPhone(silencing);
  otherPhone = await openPhone();
  server.control.faucet(own(), 100n * DOGE);
  server.control.mine(1);
});

afterEach(async () => {
  phone.kill();
  otherPhone.kill();
  await server.close();
});

const own = (): string => phone.stores.tx.from ?? '';

/** Plans at ten times the smallest fee, enough to replace what `send` sends from the same coins. @returns the coins it spends */
async function plan(
  { stores: { tx } }: OpenApp,
  to: string,
  amount: string,
  multiple = 10,
): Promise<readonly string[]> {
  tx.reset();
  tx.draft.setRecipientText(to);
  if (amount === 'max') tx.draft.toggleMax();
  else tx.draft.setAmountText(amount);
  tx.draft.chooseFee({ kind: 'preset', multiple });
  await tx.prepare();
  const { state } = tx.flow;
  return state.status === 'ready' ? state.transfer.parsed.inputs.map(outpointKey) : [];
}

async function send(app: OpenApp, to: string, amount: string): Promise<Txid> {
  expect(await plan(app, to, amount, 1)).not.toEqual([]);
  await app.stores.tx.flow.confirm();
  const { lastSent } = app.stores.tx;
  if (lastSent?.stage !== 'accepted') throw new Error(`not sent: ${lastSent?.rejection?.detail}`);
  letOthersBeIndexed(app);
  return lastSent.txid;
}

/** What the other phone does has reached the index by the time that this one asks; its own it knows without. */
function letOthersBeIndexed(app: OpenApp): void {
  if (app === otherPhone) server.control.letIndexCatchUp();
}

async function replace(app: OpenApp, id: Txid, kind: ReplacementKind, multiple = 100): Promise<void> {
  const { tx, tools } = app.stores;
  const rescue = await tools.openRescue(id);
  await rescue.inspect();
  await (kind === 'cancel'
    ? rescue.cancel(presetFeeRate(multiple), true)
    : rescue.speedUp(presetFeeRate(multiple), true));
  if (tx.flow.state.status === 'ready') await tx.flow.confirm();
  letOthersBeIndexed(app);
}

const isWaiting = (id: Txid) => server.sandbox.mempool.entries.some(({ record }) => record.txid === id);

/** The address's balance at the server once its index has caught up, koinu. */
const atNode = async (): Promise<bigint> => {
  server.control.letIndexCatchUp();
  const coins = await otherPhone.ports.chain.unspent(otherPhone.stores.tx.from ?? ('' as never));
  return coins.reduce((sum, { value }) => sum + value, 0n);
};

const shown = () => phone.stores.tx.coins.breakdown.total;

describe('change that another phone with the same key has spent', () => {
  let first: Txid;
  let second: Txid;
  beforeEach(async () => {
    first = await send(phone, PAYEE, '10');
    await phone.stores.tx.refresh();
    server.control.mine(1);
    second = await send(otherPhone, OTHER_PAYEE, '20');
  });

  it('is in no plan, even before anything was read by itself, so that the other payment stays', async () => {
    for (const amount of ['30', 'max']) {
      expect(await plan(phone, THIRD_PAYEE, amount)).not.toContain(`${first}:1`);
      await phone.stores.tx.flow.confirm();
      expect(isWaiting(second)).toBe(true);
    }
  });

  it('is no part of the balance once coins and history were read, and never counts twice', async () => {
    await phone.stores.tx.refresh();
    expect(shown()).toBe(await atNode());
    await phone.stores.tx.journal.reconcile();
    expect(shown()).toBe(await atNode());
    server.control.mine(1);
    await phone.stores.tx.refresh();
    expect(shown()).toBe(await atNode());
  });

  it('is in no plan while the history cannot be read', async () => {
    isHistorySilent = true;
    expect(await plan(phone, THIRD_PAYEE, '30')).toEqual([]);
    expect(phone.stores.tx.flow.state).toMatchObject({ status: 'failed' });
    isHistorySilent = false;
    expect(await plan(phone, THIRD_PAYEE, '30')).not.toContain(`${first}:1`);
  });

  it('is in no plan when both are on an older page, and the journal has not heard of the block', async () => {
    server.control.mine(1);
    for (let count = 0; count < 30; count += 1) server.control.faucet(own(), DOGE, { confirmed: false });
    server.control.mine(1);
    await phone.stores.tx.refresh();
    expect(phone.stores.tx.history.cache.transactions.map((one) => one.txid)).not.toContain(first);
    const spent = await plan(phone, THIRD_PAYEE, 'max');
    expect(spent).not.toContain(`${first}:1`);
    expect(shown()).toBe(await atNode());
    await phone.stores.tx.flow.confirm();
    expect(phone.stores.tx.lastSent).toMatchObject({ stage: 'accepted' });
  });

  it('comes back with a reorganisation after which nothing spends it', async () => {
    server.control.mine(1);
    await phone.stores.tx.refresh();
    expect(shown()).toBe(await atNode());
    server.sandbox.reorg(1, { exclude: [second] });
    server.control.advanceTime(2 * DAY_MS);
    expect(isWaiting(second)).toBe(false);
    await phone.stores.tx.refresh();
    expect(shown()).toBe(await atNode());
    expect(await plan(phone, THIRD_PAYEE, '30')).toEqual([`${first}:1`]);
  });
});

describe('a transfer that another phone with the same key has replaced', () => {
  let first: Txid;
  beforeEach(async () => {
    first = await send(phone, PAYEE, '10');
    await phone.stores.tx.refresh();
    await otherPhone.stores.tx.refresh();
    await replace(otherPhone, first, 'cancel');
    expect(isWaiting(first)).toBe(false);
  });

  it('leaves nothing, neither in the balance nor in a plan, before a server was asked about it', async () => {
    await phone.stores.tx.refresh();
    expect(phone.stores.tx.journal.find(first)?.stage).toBe('accepted');
    expect(shown()).toBe(await atNode());
    expect(await plan(phone, THIRD_PAYEE, '30')).not.toContain(`${first}:1`);
  });

  it('is not sped up over what replaced it', async () => {
    const winners = server.sandbox.mempool.entries.map(({ record }) => txid(record.txid));
    await replace(phone, first, 'speed-up', 1000);
    expect(winners.every(isWaiting)).toBe(true);
    expect(phone.stores.tx.flow.state).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'replacement', problem: { kind: 'replaced' } } },
    });
  });
});

describe('a transfer that was sped up, and that a block has all the same', () => {
  let winner: Txid | undefined;
  beforeEach(async () => {
    const first = await send(phone, PAYEE, '10');
    const rawHex = phone.stores.tx.journal.find(first)?.rawHex ?? '';
    await replace(phone, first, 'speed-up');
    winner = phone.stores.tx.lastSent?.txid;
    expect(phone.stores.tx.journal.find(first)).toMatchObject({ stage: 'replaced', replacedBy: winner });
    server.control.mine(1, { include: [rawHex] });
  });

  it('leaves its change once to a plan, and what took its place leaves none', async () => {
    const spent = await plan(phone, THIRD_PAYEE, 'max');
    expect(spent).not.toContain(`${winner}:1`);
    expect(shown()).toBe(await atNode());
    await phone.stores.tx.flow.confirm();
    expect(phone.stores.tx.lastSent).toMatchObject({ stage: 'accepted' });
  });
});

describe('change of the phone’s own', () => {
  it('is spent again at once, before and after the index lists it', async () => {
    const first = await send(phone, PAYEE, '10');
    const second = await send(phone, OTHER_PAYEE, '20');
    expect(phone.stores.tx.journal.find(second)?.inputs.map(outpointKey)).toEqual([`${first}:1`]);
    await phone.stores.tx.refresh();
    expect(shown()).toBe(await atNode());
    const third = await send(phone, THIRD_PAYEE, '5');
    expect(phone.stores.tx.journal.find(third)?.inputs.map(outpointKey)).toEqual([`${second}:1`]);
  });

  it('is there at once when a transfer of the other phone is taken back by this one', async () => {
    const first = await send(otherPhone, PAYEE, '10');
    await phone.stores.tx.refresh();
    await replace(phone, first, 'cancel');
    expect(isWaiting(first)).toBe(false);
    expect(shown()).toBe(await atNode());
  });
});
