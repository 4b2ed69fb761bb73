/** The status of a transfer before its replacement: from its bytes, the journal, and the chain. */
import { describe, expect, it } from 'vitest';
import { aTransaction } from '../../../mocks/builders/coins.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import {
  CHILD,
  FUNDING,
  type Made,
  made,
  OURS,
  of,
  openWaiting,
  type Reported,
  unspent,
  WAITING,
  written,
} from '../../../mocks/stores/openWaiting.ts';
import { Fault } from '../../domain/fault.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { type PendingStatus, pendingStatus } from './pendingStatus.ts';

const OWN = testAddress(1);
const DOGE = 100_000_000n;

async function look(journal: readonly PendingTransfer[], reported: Reported = {}, id = WAITING.id) {
  const { tx, app, asked } = await openWaiting(journal, reported);
  await tx.coins.refresh(OWN);
  await tx.history.cache.refresh(OWN);
  const { chain, inscriptions } = app.ports;
  const tools = {
    sources: { chain, inscriptions },
    tx,
    network: 'regtest',
    from: OWN,
    keyForm: 'compressed',
  } as const;
  return { status: await pendingStatus(tools, id), asked };
}

const keysOf = ({ coins }: PendingStatus) => coins.map(({ coin }) => outpointKey(coin)).sort();
const keys = (...points: readonly [Made, number][]) =>
  points.map(([one, vout]) => `${one.id}:${vout}`).sort();
const statusOf = ({ coins }: PendingStatus, one: Made, vout: number) =>
  coins.find(({ coin }) => outpointKey(coin) === `${one.id}:${vout}`)?.status;

describe('a transfer that waits', () => {
  it('is what its bytes say, whoever has them', async () => {
    const expected = {
      originalHex: WAITING.rawHex,
      original: {
        txid: WAITING.id,
        fee: 1_000_000n,
        size: WAITING.size,
        confirmations: 0,
        isForged: false,
        descendants: [],
        inputs: [{ txid: FUNDING.id, vout: 0, value: 50n * DOGE }],
        outputs: [
          { address: testAddress(2), value: 10n * DOGE, isOwn: false },
          { address: OWN, value: 3_999_000_000n, isOwn: true },
        ],
      },
    };
    expect((await look([OURS])).status).toMatchObject(expected);
    expect((await look([], { known: new Map([[WAITING.id, 0]]) })).status).toMatchObject(expected);
    const onlyHere = await look([OURS], { raws: [FUNDING], known: new Map() });
    expect(onlyHere.status).toMatchObject(expected);
  });

  it('is as deep as the chain says', async () => {
    const { status } = await look([OURS], { known: new Map([[WAITING.id, 3]]) });
    expect(status.original.confirmations).toBe(3);
  });

  it('is nothing that nobody knows', async () => {
    await expect(look([], { known: new Map() })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is not taken for unknown where the chain does not answer', async () => {
    const transaction = () => Promise.reject(new Fault('timeout', 'test'));
    await expect(look([OURS], { outside: { chain: { transaction } } })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('is forged where no key of ours signed it', async () => {
    const forged = made([of(FUNDING, 0)], [[2, '10']], 3);
    const reported = { raws: [FUNDING, forged], known: new Map([[forged.id, 0]]) };
    const { status } = await look([], reported, forged.id);
    expect(status.original.isForged).toBe(true);
  });
});

describe('what rests on it', () => {
  const waits = aTransaction({
    txid: CHILD.id,
    confirmations: 0,
    outputs: [],
    inputs: [{ txid: WAITING.id, vout: 1, address: OWN, value: 1n as never, sequence: 0 }],
  });
  const ids = ({ original }: PendingStatus) => original.descendants.map(({ txid, isOurs }) => [txid, isOurs]);

  it('is what the chain names, read from its bytes', async () => {
    const { status } = await look([OURS], { raws: [FUNDING, WAITING, CHILD], history: [waits] });
    expect(ids(status)).toEqual([[CHILD.id, true]]);
    expect(status.original.descendants[0]).toMatchObject({ fee: 1_000_000n, sent: 3_998_000_000n });
  });

  it('is what we wrote down, where the chain does not know it or nothing of both', async () => {
    const ours = [written(CHILD, ['39.99'], { stage: 'sending' }), OURS];
    expect(ids((await look(ours)).status)).toEqual([[CHILD.id, true]]);
    expect(ids((await look(ours, { known: new Map() })).status)).toEqual([[CHILD.id, true]]);
  });
});

describe('the coins that may pay for its replacement', () => {
  it('are those that it spends, worth what bytes say, and what else is there: nothing of its own', async () => {
    const coins = [unspent(FUNDING, 1), unspent(WAITING, 1, { confirmations: 0, blockHeight: null })];
    const { status } = await look([OURS], { coins });
    expect(keysOf(status)).toEqual(keys([FUNDING, 0], [FUNDING, 1]));
    expect(status.coins.map(({ coin }) => coin.value).sort()).toEqual([30n * DOGE, 50n * DOGE]);
    expect(status.coins.every(({ status: { kind } }) => kind === 'spendable')).toBe(true);
  });

  it('are each there once, though the chain still lists what it spends', async () => {
    const { status } = await look([OURS], { coins: [unspent(FUNDING, 0), unspent(FUNDING, 1)] });
    expect(keysOf(status)).toEqual(keys([FUNDING, 0], [FUNDING, 1]));
  });

  it('are none of others that it spends, nor any of what goes with it', async () => {
    const shared = made([of(FUNDING, 0), of(FUNDING, 2)], [[1, '50.9']]);
    const child = made([of(shared, 0), of(FUNDING, 1)], [[1, '80']]);
    const journal = [written(child, ['50.9', '30']), written(shared, ['50', '1'])];
    const reported = { raws: [FUNDING, shared, child], known: new Map([[shared.id, 0]]) };
    const { status } = await look(journal, { ...reported, coins: [unspent(FUNDING, 1)] }, shared.id);
    expect(keysOf(status)).toEqual(keys([FUNDING, 0], [FUNDING, 1]));
  });

  it('are none that another transfer of ours spends, but for those of other accounts', async () => {
    const other = made([of(FUNDING, 1)], [[3, '29']]);
    const coins = [unspent(FUNDING, 1)];
    const taken = await look([written(other, ['30']), OURS], { coins });
    expect(keysOf(taken.status)).toEqual(keys([FUNDING, 0]));
    const elsewhere = await look([written(other, ['30'], { from: testAddress(4) }), OURS], { coins });
    expect(keysOf(elsewhere.status)).toEqual(keys([FUNDING, 0], [FUNDING, 1]));
  });

  it('hang together with it for as long as it is there', async () => {
    const parent = made(
      [of(FUNDING, 0)],
      [
        [1, '20'],
        [1, '29'],
      ],
    );
    const waiting = made([of(parent, 0)], [[2, '19']]);
    const journal = [written(waiting, ['20']), written(parent, ['50'])];
    const reported = { raws: [FUNDING, parent, waiting], known: new Map([[waiting.id, 0]]) };
    const { status } = await look(journal, reported, waiting.id);
    const change = status.coins.find(({ coin }) => outpointKey(coin) === `${parent.id}:1`);
    expect(change?.coin.unconfirmedAncestors).toEqual([
      { txid: parent.id, size: parent.size, descendants: { count: 2, bytes: parent.size + waiting.size } },
    ]);
  });
});

describe('what a coin carries that it spends', () => {
  const index = (height: number, carriers: readonly string[] = [], unknown: readonly string[] = []) =>
    ({
      name: 'index',
      height: async () => height,
      carriers: async () => ({
        height,
        carriers: new Set(carriers),
        dunes: new Set(),
        unknown: new Set(unknown),
      }),
    }) as unknown as InscriptionIndexer;
  const parent = aTransaction({ txid: FUNDING.id, confirmations: 10, blockHeight: 91 });
  const spent = async (journal: readonly PendingTransfer[], reported: Reported) =>
    statusOf((await look(journal, reported)).status, FUNDING, 0);

  it('is what the index says that has read its block', async () => {
    expect(await spent([OURS], { outside: { inscriptions: index(100) } })).toEqual({ kind: 'spendable' });
    const carries = index(100, [`${FUNDING.id}:0`]);
    expect(await spent([OURS], { outside: { inscriptions: carries } })).toEqual({
      kind: 'protected',
      reason: 'inscription',
    });
  });

  it('is not known before it has: the block is that of the history, or the newest', async () => {
    const outside = { inscriptions: index(95) };
    const other = aTransaction({ confirmations: 1, blockHeight: 100 });
    expect(await spent([OURS], { outside, history: [other, parent] })).toEqual({ kind: 'spendable' });
    expect(await spent([OURS], { outside })).toMatchObject({ reason: 'inscription-unknown' });
  });

  it('is what was known when it was spent, though the index is silent', async () => {
    const silent = { ...index(0), carriers: () => Promise.reject(new Fault('offline', 'test')) };
    const [input] = OURS.inputs;
    if (input === undefined) throw new Error('no coin');
    const knowing = { ...OURS, inputs: [{ ...input, inscription: 'none' as const }] };
    const outside = { inscriptions: silent };
    expect(await spent([knowing], { outside })).toEqual({ kind: 'spendable' });
    expect(await spent([OURS], { outside })).toMatchObject({ reason: 'inscription-unknown' });
    const carrying = { ...OURS, inputs: [{ ...input, inscription: 'carries' as const }] };
    expect(await spent([carrying], {})).toMatchObject({ reason: 'inscription' });
  });

  it('was known of each coin by itself', async () => {
    const both = made([of(FUNDING, 0), of(FUNDING, 1)], [[2, '79']]);
    const ours = written(both, ['50', '30']);
    const inputs = ours.inputs.map((input, at) => ({
      ...input,
      inscription: at === 0 ? ('none' as const) : ('carries' as const),
    }));
    const reported = { raws: [FUNDING, both], known: new Map([[both.id, 0]]) };
    const { status } = await look([{ ...ours, inputs }], reported, both.id);
    expect([0, 1].map((vout) => statusOf(status, FUNDING, vout)?.kind)).toEqual(['spendable', 'protected']);
  });

  it('is what the index said of it while it was listed', async () => {
    let isSilent = false;
    const inscriptions = {
      ...index(100),
      height: () => (isSilent ? Promise.reject(new Fault('offline', 'test')) : Promise.resolve(100)),
    };
    const { tx, app } = await openWaiting([OURS], {
      coins: [unspent(FUNDING, 0)],
      outside: { inscriptions },
    });
    await tx.coins.refresh(OWN);
    isSilent = true;
    const tools = {
      sources: { chain: app.ports.chain, inscriptions },
      tx,
      network: 'regtest',
      from: OWN,
    } as const;
    const status = await pendingStatus({ ...tools, keyForm: 'compressed' }, WAITING.id);
    expect(statusOf(status, FUNDING, 0)).toEqual({ kind: 'spendable' });
  });

  it('is not known of a coin in no block: the change of another of ours that waits', async () => {
    const waiting = made([of(WAITING, 1)], [[2, '39']]);
    const reported = { raws: [FUNDING, WAITING, waiting], known: new Map([[waiting.id, 0]]) };
    const journal = [written(waiting, ['39.99']), OURS];
    const { status } = await look(
      journal,
      { ...reported, outside: { inscriptions: index(100) } },
      waiting.id,
    );
    const change = status.coins.find(({ coin }) => outpointKey(coin) === `${WAITING.id}:1`);
    expect(change?.coin).toMatchObject({ confirmations: 0, isOwnChange: true, inscription: 'unknown' });
  });
});
