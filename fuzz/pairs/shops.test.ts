/** A hostile shop, and an accomplice. */
import { afterEach, expect, it } from 'vitest';
import { createFakeOrd } from '../../mocks/fixtures/fakeIndex.ts';
import { knownAddresses } from '../../src/containers/knownAddresses.ts';
import { recentRecipients } from '../../src/containers/recentRecipients.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { judgeRecipient } from '../../src/domain/address/judgeRecipient.ts';
import { presetFeeRate } from '../../src/domain/amount/FeeRate.ts';
import type { PersonalName } from '../../src/domain/session/personalName.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { LyingServer, THIEF } from '../liar/LyingServer.ts';
import { readBytes, TrueChain } from '../liar/TrueChain.ts';
import { createRandom } from '../random.ts';
import { DOGE, exclude, SHOP, Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.close());

const trustOf = (address: DogeAddress) => judgeRecipient(address, knownAddresses(stage.stores));

it('index + shop: a bill is not paid with the coin that carries, however the index swaps the two', async () => {
  const swapping = createFakeOrd('ord.test', { indexed: 100_000 });
  const inscriptions = {
    ...swapping,
    carriers: async (coins: Parameters<typeof swapping.carriers>[0]) => {
      const plain = coins.map(outpointKey).filter((key) => !stage.chain.inscribed.has(key));
      return {
        height: 100_000,
        carriers: new Set(plain),
        dunes: new Set<string>(),
        unknown: new Set<string>(),
      };
    },
  };
  stage = await Stage.open({ inscriptions }, ({ chain, own }) => {
    chain.inscribe(own, 60n * DOGE);
    chain.fund(own, [60n * DOGE]);
  });
  await stage.reviewBill();
  expect(stage.stores.tx.flow.state).toMatchObject({
    status: 'rejected',
    problem: { problem: { kind: 'not-enough', spendable: 0n } },
  });
  expect(stage.vendor.handedOver).toEqual([]);
});

it('server + shop: what a shop declined and a server says is replaced is not paid beside it', async () => {
  // the server shows its own fork, on which the cancellation is deep in blocks; the shop keeps the payment for the real chain
  const fork = new TrueChain();
  const hidden = new Set<string>();
  const server = () => {
    const { indexer } = new LyingServer(fork, createRandom(0), true);
    const unspent: typeof indexer.unspent = async (...asked) =>
      (await indexer.unspent(...asked)).filter(({ txid }) => !hidden.has(txid));
    return { ...indexer, unspent };
  };
  stage = await Stage.open({ server }, ({ chain, own }) => {
    for (const each of [chain, fork]) each.fund(own, [60n * DOGE, 60n * DOGE]);
    fork.mine(10);
  });
  const { tx, tools } = stage.stores;
  await stage.reviewBill();
  stage.vendor.mood = 'declining';
  await tx.flow.confirm();
  const paid = readBytes(String(stage.vendor.handedOver[0]?.tx));
  const rescue = await tools.openRescue(paid.txid);
  await rescue.inspect();
  await rescue.cancel(presetFeeRate(10), true);
  await tx.flow.confirm();
  const cancel = tx.lastSent;
  if (cancel === null || cancel.replaces !== paid.txid) throw new Error('not canceled');
  hidden.add(cancel.txid);
  fork.mine(8);
  await tx.journal.reconcile();
  await tx.refresh();
  await stage.reviewForm(SHOP, '41');
  const { state } = tx.flow;
  if (state.status !== 'ready') throw new Error(state.status);
  const again = readBytes(state.transfer.rawHex);
  expect(exclude(paid, readBytes(cancel.rawHex))).toBe(true);
  expect(exclude(paid, again) || again.inputs.some(({ txid }) => txid === cancel.txid)).toBe(true);
});

it('picture + shop: a code pasted over a shop’s own pays nobody who is not shown as a new address', async () => {
  stage = await Stage.open({}, ({ chain, own }) => chain.fund(own, [60n * DOGE]));
  stage.stores.contacts.notePaid([SHOP]);
  // the link in the picture names the shop that was paid before; its bill pays that shop almost nothing
  stage.vendor.changes = {
    outputs: [
      { address: SHOP, amount: '0.01' },
      { address: THIEF, amount: '41.9295' },
    ],
  };
  await stage.reviewBill();
  const { state } = stage.stores.tx.flow;
  if (state.status !== 'ready') throw new Error(state.status);
  const { outputs } = state.transfer.parsed;
  expect(outputs.filter(({ isOwn }) => !isOwn)).toMatchObject([
    { address: SHOP, value: DOGE / 100n },
    { address: THIEF, value: 4_192_950_000n },
  ]);
  expect([trustOf(SHOP), trustOf(THIEF)]).toEqual([{ kind: 'paid-before' }, { kind: 'first-time' }]);
  // when the link names an address that isn't paid, or another sum, there is nothing to review
  stage.vendor.changes = { outputs: [{ address: THIEF, amount: '41.9395' }] };
  expect((await stage.reviewBill()).state).toMatchObject({ problem: { kind: 'link-differs' } });
});

it('file + shop: no bill makes a name out of a file the person’s own', async () => {
  stage = await Stage.open({}, ({ chain, own }) => chain.fund(own, [60n * DOGE]));
  const { contacts, tx } = stage.stores;
  contacts.takeFromFile(new Map([[THIEF, 'Mum' as PersonalName]]));
  expect(trustOf(THIEF)).toEqual({ kind: 'first-time', calledInFile: 'Mum' });
  stage.vendor.changes = {
    outputs: [
      { address: SHOP, amount: '41.9294' },
      { address: THIEF, amount: '0.0101' },
    ],
  };
  await stage.reviewBill();
  await tx.flow.confirm();
  expect(stage.vendor.handedOver).toHaveLength(1);
  expect(trustOf(THIEF)).toEqual({ kind: 'paid-before', calledInFile: 'Mum' });
  const recent = recentRecipients(stage.stores).find(({ address }) => address === THIEF);
  expect(recent).toMatchObject({ name: null });
});

it('neighbour + shop: an unlocked phone pays no second bill that passes the limit with the first one', async () => {
  stage = await Stage.open({}, ({ chain, own }) => chain.fund(own, [450n * DOGE, 450n * DOGE]));
  const { flow } = stage.stores.tx;
  const bill = { total: '400', outputs: [{ address: SHOP, amount: '400' }] };
  const link = () => stage.vendor.link({ amount: '400' });
  stage.vendor.changes = bill;
  await stage.reviewBill(link());
  expect(flow.isHeld).toBe(false);
  await flow.confirm();
  stage.vendor.takeOrder();
  await stage.reviewBill(link());
  expect(flow.isHeld).toBe(true);
  await flow.confirm();
  expect(stage.vendor.handedOver).toHaveLength(1);
});
