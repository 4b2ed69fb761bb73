/** Descendants of a pending transfer, as the indexer reports them, as bytes prove them, and as recorded here. */
import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid } from '../../../mocks/builders/coins.ts';
import { CHILD, childOf, OTHER, OWN, PARENT, transfer } from '../../../mocks/builders/journal.ts';
import { testKey } from '../../../mocks/builders/keys.ts';
import { signTransaction } from '../../../mocks/sandbox/chain/signInput.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { parseTransaction } from '../../domain/tx/parse/parseTransaction.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { VerifiedReader, VerifiedTransfer } from '../chain/VerifiedReader.ts';
import { descendantsOf, follow, restingOn, type StatusTools, statusOf } from './descendants.ts';

const chainWith = (transaction: ChainIndexer['transaction']) =>
  ({ transaction, history: () => Promise.reject(new Error('silent')) }) as unknown as ChainIndexer;

describe('a transaction that the indexer is asked about', () => {
  it('is told with what was asked for', async () => {
    const asked: unknown[] = [];
    const chain = chainWith(async (...given) => {
      asked.push(given);
      return aTransaction();
    });
    expect(await statusOf(chain, aTxid(1), 'spenders')).toEqual(aTransaction());
    expect(asked).toEqual([[aTxid(1), undefined, 'spenders']]);
  });

  it('is nothing where it is not known', async () => {
    expect(
      await statusOf(
        chainWith(() => Promise.reject(new Fault('not-found', 'test'))),
        aTxid(1),
      ),
    ).toBeNull();
  });

  it.each([new Fault('offline', 'test'), new TypeError('not-found')])(
    'is not taken for unknown where the answer did not come: %s',
    async (thrown) => {
      await expect(
        statusOf(
          chainWith(() => Promise.reject(thrown)),
          aTxid(1),
        ),
      ).rejects.toBe(thrown);
    },
  );
});

/** A transaction that spends an output. @param beside - other transactions that it spends too */
function spending(id: Txid, signer: number, fee = 1n, beside: readonly Txid[] = []) {
  const made = signTransaction(
    {
      inputs: [id, ...beside].map((parent) => ({ txid: parent, vout: 0 })),
      outputs: [{ script: testKey(3).script, value: 5n }],
    },
    testKey(signer),
  );
  const rawHex = made.toHex();
  const read = parseTransaction(rawHex);
  if (!read.ok) throw new Error('no transaction');
  const parsed = { fee: koinu(fee), sent: koinu(5n) } as VerifiedTransfer['parsed'];
  return { id: txid(made.getId()), rawHex, raw: { ...read.value, rawHex }, parsed };
}

type Spent = ReturnType<typeof spending>;

/** Follows the first one's descendants, as reported by the indexer. @param named - the reported spenders of each transaction's outputs */
async function followed(
  named: Readonly<Record<Txid, readonly Txid[]>>,
  known: readonly Spent[],
  {
    journal = [],
    waiting = [] as readonly ChainTransaction[],
  }: { journal?: Txid[]; waiting?: readonly ChainTransaction[] } = {},
) {
  const asked: Txid[] = [];
  const outputs = (id: Txid) =>
    (named[id] ?? []).map((spentBy, index) => ({ index, address: null, value: koinu(1n), spentBy }));
  const transaction: ChainIndexer['transaction'] = async (id, _signal, detail) => {
    asked.push(id);
    if (!known.some((one) => one.id === id)) throw new Fault('not-found', 'test');
    return aTransaction({ txid: id, outputs: detail === 'spenders' ? outputs(id) : [] });
  };
  const chain = {
    transaction,
    history: async () => ({ transactions: waiting, next: null, totalTransactions: 0 }),
  } as unknown as ChainIndexer;
  const reader = {
    transfer: async (id: Txid, own: string) => {
      const found = known.find((one) => one.id === id);
      if (found === undefined || own !== OWN) throw new Error('not to be read');
      return found;
    },
  } as unknown as VerifiedReader;
  const tools = {
    sources: { chain, inscriptions: null },
    network: 'regtest',
    from: OWN,
    keyForm: 'compressed',
    tx: { journal: { find: (id: Txid) => (journal.includes(id) ? transfer(id) : null) } },
  } as unknown as StatusTools;
  const first = aTransaction({
    txid: PARENT,
    outputs: [{ index: 0, address: null, value: koinu(1n), spentBy: null }, ...outputs(PARENT)],
  });
  return { found: await follow(tools, reader, first, [OTHER]), asked };
}

describe('what rests on a transfer, as the indexer names it', () => {
  it('is nothing where nothing spends it', async () => {
    expect((await followed({}, [])).found).toEqual([]);
  });

  it('is found over several steps, each after what it rests on, as its bytes say', async () => {
    const child = spending(PARENT, 2, 7n);
    const grandchild = spending(child.id, 2, 8n);
    const { found } = await followed({ [PARENT]: [child.id], [child.id]: [grandchild.id] }, [
      child,
      grandchild,
    ]);
    expect(found).toEqual([
      { txid: child.id, fee: 7n, sent: 5n, isOurs: false },
      { txid: grandchild.id, fee: 8n, sent: 5n, isOurs: false },
    ]);
  });

  it('is found though it spends something else too', async () => {
    const child = spending(PARENT, 2, 1n, [aTxid(5)]);
    expect((await followed({ [PARENT]: [child.id] }, [child])).found).toHaveLength(1);
  });

  it('is ours where our key signed it, or where we wrote it down', async () => {
    const [signed, written, foreign] = [spending(PARENT, 1), spending(PARENT, 2, 2n), spending(PARENT, 3)];
    const { found } = await followed(
      { [PARENT]: [signed.id, written.id, foreign.id] },
      [signed, written, foreign],
      { journal: [written.id] },
    );
    expect(found.map(({ txid: id, isOurs }) => [id, isOurs])).toEqual([
      [signed.id, true],
      [written.id, true],
      [foreign.id, false],
    ]);
  });

  it('is asked about once, however many outputs it spends', async () => {
    const child = spending(PARENT, 2);
    const { found, asked } = await followed({ [PARENT]: [child.id, child.id] }, [child]);
    expect([found.length, asked]).toEqual([1, [child.id]]);
  });

  it('is left out where the indexer names it and does not know it', async () => {
    expect((await followed({ [PARENT]: [aTxid(77)] }, [])).found).toEqual([]);
  });

  it('is found among what those wait for whom it pays, though nobody names it', async () => {
    const child = spending(PARENT, 2);
    const seen = aTransaction({
      txid: child.id,
      confirmations: 0,
      outputs: [],
      inputs: [{ txid: PARENT, vout: 0, address: OTHER, value: koinu(1n), sequence: 0 }],
    });
    const { found, asked } = await followed({}, [child], { waiting: [seen] });
    expect([found.map(({ txid: id }) => id), asked]).toEqual([[child.id], []]);
  });

  it('is an answer that makes no sense where it does not rest on it', async () => {
    const stranger = spending(aTxid(5), 2);
    await expect(followed({ [PARENT]: [stranger.id] }, [stranger])).rejects.toMatchObject({
      kind: 'bad-answer',
    });
  });

  it('is looked for no further than nodes throw out: a hundred', async () => {
    const family = Array.from({ length: 120 }, (_, at) => spending(PARENT, 2, BigInt(at)));
    const many = family.map((one, at) => ({ ...one, id: aTxid(1000 + at) }));
    const line = Object.fromEntries(
      many.map(({ id }, at) => [at === 0 ? PARENT : (many[at - 1]?.id ?? PARENT), [id]]),
    );
    const { asked } = await followed(line, many);
    expect(asked).toHaveLength(100);
  });
});

describe('what of ours rests on a transfer', () => {
  const GRANDCHILD = txid('03'.repeat(32));
  const parent = transfer(PARENT, { stage: 'accepted' });
  const child = childOf(parent, { stage: 'accepted' });
  const grandchild = transfer(GRANDCHILD, {
    stage: 'unknown',
    inputs: [{ txid: CHILD, vout: 1, value: koinu(1n), address: OWN }],
  });
  const idsOf = (transfers: readonly PendingTransfer[]) =>
    restingOn(PARENT, transfers).map(({ txid: id }) => id);

  it('is what spends it and what spends that, whatever the order of the list', () => {
    expect(idsOf([grandchild, child, parent])).toEqual([CHILD, GRANDCHILD]);
    expect(idsOf([parent, child, grandchild])).toEqual([CHILD, GRANDCHILD]);
  });

  it('is not what is over or in a block, nor what rests on such', () => {
    expect(idsOf([grandchild, { ...child, stage: 'replaced' }, parent])).toEqual([]);
    expect(idsOf([{ ...child, stage: 'confirmed' }])).toEqual([]);
  });

  it('is nothing where nothing spends it', () => {
    expect(idsOf([parent, transfer(CHILD)])).toEqual([]);
  });

  it('is found through any of the coins that are spent', () => {
    const [own] = transfer(CHILD).inputs;
    const inputs = [...(own ? [own] : []), ...child.inputs];
    expect(idsOf([transfer(CHILD, { inputs })])).toEqual([CHILD]);
  });
});

describe('all that rests on a transfer', () => {
  it('is what the indexer names, and what of ours it does not know', () => {
    const named = { txid: CHILD, fee: koinu(7n), sent: koinu(1n), isOurs: false };
    const other = transfer(txid('04'.repeat(32)), { fee: koinu(9n), amount: koinu(3n) });
    expect(descendantsOf([named], [transfer(CHILD), other])).toEqual([
      named,
      { txid: other.txid, fee: 9n, sent: 3n, isOurs: true },
    ]);
  });
});
