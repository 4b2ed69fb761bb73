/** Nodes count others' descendants of our unconfirmed transfers: these are queried before anything is signed on top. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxPerson } from '../../../mocks/fixtures/sandboxWallet.ts';
import { signingKey, signTransaction } from '../../../mocks/sandbox/chain/signInput.ts';
import { DOGE, openSandbox } from '../../../mocks/stores/openSandbox.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { Fault } from '../../domain/fault.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { findForeignDescendants } from './foreignDescendants.ts';

const { fixture, fundAndDraft } = openSandbox();
const OTHER = sandboxPerson('a shop');

/** The shop spends an output in a transaction of about this many bytes. @returns its first output */
function shopSpends(point: { txid: string; vout: number }, worth: bigint, bytes: number, fee = DOGE) {
  const key = signingKey(OTHER.privateKey);
  const count = Math.floor((bytes - 200) / 34);
  const value = worth - BigInt(count) * (DOGE / 50n) - fee;
  const small = Array.from({ length: count - 1 }, () => ({ script: key.script, value: DOGE / 50n }));
  const outputs = [{ script: key.script, value }, ...small];
  const hex = signTransaction({ inputs: [point], outputs }, key).toHex();
  const verdict = fixture.server.sandbox.submit(hex);
  if (!verdict.accepted) throw new Error(verdict.reason);
  fixture.server.control.letIndexCatchUp();
  return { point: { txid: verdict.txid, vout: 0 }, worth: value };
}

/** The shop spends what it just received, in a chain. */
function shopBuilds(sizes: readonly number[], fee = DOGE): void {
  const sent = fixture.app.stores.tx.lastSent;
  const vout = sent?.outputs.findIndex(({ address }) => address === OTHER.address) ?? -1;
  let from = { point: { txid: sent?.txid ?? '', vout }, worth: (sent?.outputs[vout]?.value ?? 0n) as bigint };
  for (const size of sizes) from = shopSpends(from.point, from.worth, size, fee);
}

async function paysShopTwice(spend: () => void): Promise<void> {
  await fundAndDraft('300', [500n * DOGE]);
  const { tx } = fixture.app.stores;
  tx.draft.setRecipientText(OTHER.address);
  await tx.prepare();
  await tx.flow.confirm();
  // without a history its change counts once a list of coins has it
  fixture.server.control.letIndexCatchUp();
  spend();
  tx.draft.setRecipientText(OTHER.address);
  tx.draft.setAmountText('5');
  await tx.prepare();
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('a heavy transaction of others on top of ours', () => {
  it('declines what nodes would refuse, before it is signed', async () => {
    await paysShopTwice(() => shopBuilds([60_000, 40_700]));
    const { tx } = fixture.app.stores;
    if (tx.flow.state.status === 'ready') {
      await tx.flow.confirm();
      expect(tx.lastSent?.rejection).toBeNull();
    }
    expect(tx.flow.state).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'chain-too-long', limit: 'descendant-bytes' } },
    });
  });

  it('lets through what they still take', async () => {
    await paysShopTwice(() => shopBuilds([60_000, 30_000]));
    const { tx } = fixture.app.stores;
    expect(tx.flow.state.status).toBe('ready');
    await tx.flow.confirm();
    expect(tx.lastSent?.stage).toBe('accepted');
  });

  it('counts a quarter of the limit where nobody shows its bytes', async () => {
    await paysShopTwice(() => {
      shopBuilds([60_000]);
      vi.spyOn(fixture.app.ports.chain, 'rawTransaction').mockRejectedValue(new Fault('not-found', 'hidden'));
    });
    const { tx } = fixture.app.stores;
    expect(tx.coins.strangers).toMatchObject([{ size: 25_000 }]);
  });

  it('holds nobody up when the server does not answer', async () => {
    await paysShopTwice(() => {
      vi.spyOn(fixture.app.ports.chain, 'history').mockRejectedValue(new Fault('offline', 'silent'));
    });
    expect(fixture.app.stores.tx.flow.state.status).toBe('ready');
  });
});

it('asks about those who were paid last, where they are more than it asks about', async () => {
  const person = (index: number) => sandboxPerson(`person ${index}`).address;
  // newest first, as the journal has them
  const transfers = Array.from({ length: 20 }, (_, index) => ({
    txid: txid(index.toString(16).padStart(64, '0')),
    stage: 'accepted',
    tries: 1,
    inputs: [],
    outputs: [{ isOwn: false, address: person(index), value: DOGE }],
  })) as unknown as readonly PendingTransfer[];
  const asked: string[] = [];
  const history = async (address: string) => {
    asked.push(address);
    return { transactions: [], next: null, totalTransactions: 0 };
  };
  await findForeignDescendants({ history } as unknown as ChainIndexer, transfers);
  expect(asked).toEqual(Array.from({ length: 12 }, (_, index) => person(index)));
});

describe('a replacement of what others built on', () => {
  it('pays for what it throws out, although indexers name no spender of an unconfirmed output', async () => {
    await fundAndDraft('300', [500n * DOGE]);
    const { tx, tools } = fixture.app.stores;
    tx.draft.setRecipientText(OTHER.address);
    await tx.prepare();
    await tx.flow.confirm();
    const id = tx.lastSent?.txid as Txid;
    shopBuilds([2_000, 2_000], DOGE / 20n);
    const reported = fixture.app.ports.chain.transaction;
    vi.spyOn(fixture.app.ports.chain, 'transaction').mockImplementation(async (asked, signal) => {
      const truth = await reported(asked, signal);
      return { ...truth, outputs: truth.outputs.map((output) => ({ ...output, spentBy: null })) };
    });
    const rescue = await tools.openRescue(id);
    await rescue.inspect();
    expect(lastValue(rescue.found)?.original.descendants).toMatchObject([
      { isOurs: false },
      { isOurs: false },
    ]);
    await rescue.speedUp(presetFeeRate(10), false);
    expect(tx.flow.state).toMatchObject({ status: 'ready' });
    await tx.flow.confirm();
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', rejection: null });
    expect(tx.lastSent?.txid).not.toBe(id);
  });
});
