/** The guard against double payment: earlier payments are queried, and unlisted coins are searched for. */
import { describe, expect, it } from 'vitest';
import { aCoin, aTxid } from '../../../mocks/builders/coins.ts';
import { DOGE, OTHER, OWN, outside, PARENT, transfer } from '../../../mocks/builders/journal.ts';
import { testAddress, testKey } from '../../../mocks/builders/keys.ts';
import { signTransaction } from '../../../mocks/sandbox/chain/signInput.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { type ClassifiedCoin, type CoinStatus, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingInput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { guardPayment } from './payOnce.ts';
import { PAYMENTS, REVEALS } from './tieRules.ts';

const LATER = txid('05'.repeat(32));
const rejected = (part: Partial<PendingTransfer> = {}) =>
  transfer(PARENT, { stage: 'rejected', tries: 1, ...part });
const SPENT = rejected().inputs[0] as PendingInput;

const listed = (point: Outpoint, status: CoinStatus['kind'] = 'spendable'): ClassifiedCoin => ({
  coin: aCoin({ txid: point.txid, vout: point.vout }),
  status: { kind: status } as CoinStatus,
});
const keysOf = (coins: readonly ClassifiedCoin[]) => coins.map(({ coin }) => outpointKey(coin));

/** Another device's transaction from a coin of ours, with change. */
function made(spent: Outpoint, backTo = testKey(1)) {
  const transaction = signTransaction(
    {
      inputs: [spent],
      outputs: [
        { script: testKey(7).script, value: 10n * DOGE },
        { script: backTo.script, value: 39n * DOGE },
      ],
    },
    testKey(1),
  );
  return { id: txid(transaction.getId()), rawHex: transaction.toHex() };
}

interface Outside {
  readonly transfers?: readonly PendingTransfer[];
  readonly coins?: readonly ClassifiedCoin[];
  /** who spends an output, and with how many confirmations */
  readonly spenders?: readonly { readonly id: Txid; readonly rawHex: string; readonly of: Outpoint }[];
  readonly confirmations?: number;
  /** transactions the network knows although they count as over */
  readonly known?: readonly Txid[];
}

function openGuard(
  { transfers = [], coins = [], spenders = [], confirmations = 0, known = [] }: Outside,
  rule = PAYMENTS,
) {
  const { journal, fixture } = outside();
  journal.restore(transfers);
  for (const id of known) fixture.confirmations.set(id, 0);
  const asked: string[] = [];
  const chain = {
    transaction: async (id: Txid, _signal: unknown, detail?: string) => {
      asked.push(id);
      const outputs = spenders
        .filter(({ of }) => of.txid === id)
        .map(({ id: spentBy, of }) => ({ index: of.vout, address: null, value: koinu(1n), spentBy }));
      return { confirmations, outputs: detail === 'spenders' ? outputs : [] } as unknown as ChainTransaction;
    },
    history: () => Promise.reject(new Fault('offline', 'test')),
    rawTransaction: async (id: Txid) => spenders.find((one) => one.id === id)?.rawHex ?? '',
  };
  const wallet = {
    chain: chain as unknown as ChainIndexer,
    journal,
    from: OWN,
    coins: {
      readFresh: async () => coins,
      without: () => coins,
      classifySpent: (inputs: readonly PendingInput[]) => inputs.map((input) => listed(input)),
    },
  };
  return { guard: guardPayment(wallet, [OTHER], rule as typeof PAYMENTS), journal, asked };
}

describe('a payment that no earlier one stands beside', () => {
  it('is planned over the coins that are there, and nobody is asked', async () => {
    const coins = [listed({ txid: aTxid(1), vout: 0 }), listed({ txid: aTxid(2), vout: 1 })];
    const { guard, asked } = openGuard({ coins, transfers: [transfer(PARENT, { stage: 'accepted' })] });
    expect(await guard.coins()).toEqual(coins);
    expect([guard.ties(), guard.takeUnreported(), asked]).toEqual([[], null, []]);
  });
});

describe('an earlier payment to the same recipient that was rejected', () => {
  it('has its coins looked for where no list shows them', async () => {
    const free = listed({ txid: aTxid(1), vout: 0 });
    const { guard } = openGuard({ transfers: [rejected()], coins: [free] });
    expect(keysOf(await guard.coins())).toEqual([outpointKey(free.coin), outpointKey(SPENT)]);
    expect(guard.ties()).toEqual([{ earlier: PARENT, coins: [outpointKey(SPENT)], isSettled: false }]);
    expect(guard.takeUnreported()).toBeNull();
  });

  it('adds none where a list shows them, and takes the list as it is', async () => {
    const shown = listed(SPENT, 'unconfirmed');
    const { guard } = openGuard({ transfers: [rejected()], coins: [shown] });
    expect(await guard.coins()).toEqual([shown]);
  });

  it('adds none of another account, and none that a transfer of ours spends', async () => {
    const foreign = { ...SPENT, address: testAddress(9) };
    const other = openGuard({ transfers: [rejected({ inputs: [foreign] })] });
    expect(await other.guard.coins()).toEqual([]);
    const spentSince = transfer(LATER, { stage: 'accepted', to: testAddress(8), outputs: [] });
    const spent = openGuard({ transfers: [spentSince, rejected()] });
    expect(await spent.guard.coins()).toEqual([]);
  });

  it('stops the new one where the network has it after all, and that is told once', async () => {
    const { guard, journal } = openGuard({ transfers: [rejected()], known: [PARENT] });
    expect(await guard.coins()).toEqual([]);
    expect(journal.find(PARENT)?.stage).toBe('accepted');
    expect(guard.takeUnreported()).toBe(PARENT);
    expect(journal.find(PARENT)?.wentThrough).toBe(false);
  });
});

describe('a payment that went through although it counted as over', () => {
  const through = (part: Partial<PendingTransfer> = {}) =>
    transfer(PARENT, { stage: 'accepted', wentThrough: true, ...part });

  it('is told to whoever pays the same recipient, once', () => {
    const { guard } = openGuard({ transfers: [through()] });
    expect([guard.takeUnreported(), guard.takeUnreported()]).toEqual([PARENT, null]);
  });

  it.each<[string, Partial<PendingTransfer>]>([
    ['it paid somebody else', { outputs: [{ value: koinu(1n), address: testAddress(8), isOwn: false }] }],
    ['it is over again', { stage: 'rejected' }],
    ['it is a part of a token transfer', { tokenPart: { of: PARENT, role: 'reveal' } }],
    ['the person has heard of it', { wentThrough: false }],
  ])('is not told where %s', (_why, part) => {
    expect(openGuard({ transfers: [through(part)] }).guard.takeUnreported()).toBeNull();
  });

  it('is told of a token transfer to who sends a token', () => {
    const part = { tokenPart: { of: PARENT, role: 'reveal' } } as const;
    expect(openGuard({ transfers: [through(part)] }, REVEALS as never).guard.takeUnreported()).toBe(PARENT);
    expect(openGuard({ transfers: [through()] }, REVEALS as never).guard.takeUnreported()).toBeNull();
    const commit = { tokenPart: { of: PARENT, role: 'commit' } } as const;
    expect(openGuard({ transfers: [through(commit)] }, REVEALS as never).guard.takeUnreported()).toBeNull();
  });
});

describe('what another device made of the coins of an earlier payment', () => {
  const rival = made(SPENT);
  const left = { txid: rival.id, vout: 1 };
  const taken = (part: Partial<Outside> = {}): Outside => ({
    transfers: [rejected()],
    spenders: [{ ...rival, of: SPENT }],
    ...part,
  });

  it('is looked for, and the new payment may rest on what it leaves to us', async () => {
    const other = listed({ txid: aTxid(1), vout: 0 });
    const { guard } = openGuard(taken({ coins: [other] }));
    expect(keysOf(await guard.coins())).toEqual([outpointKey(other.coin), outpointKey(left)]);
    expect(guard.ties()).toEqual([
      { earlier: PARENT, coins: [outpointKey(SPENT), outpointKey(left)], isSettled: false },
    ]);
  });

  it.each([
    [5, false],
    [6, true],
  ])('settles it with six blocks, as a server says: %i', async (confirmations, isSettled) => {
    const { guard } = openGuard(taken({ confirmations }));
    await guard.coins();
    expect(guard.ties()[0]?.isSettled).toBe(isSettled);
  });

  it('is not looked for again where a list shows what it leaves', async () => {
    const shown = listed(left);
    const { guard } = openGuard(taken({ coins: [shown] }));
    expect(await guard.coins()).toEqual([shown]);
  });

  it('is as it is listed where that may not be chosen', async () => {
    const waits = listed(left, 'unconfirmed');
    const { guard } = openGuard(taken({ coins: [waits] }));
    expect(await guard.coins()).toEqual([waits]);
  });

  it('may be chosen all the same where it is said to lie deep, and what it leaves in no block', async () => {
    const waits = listed(left, 'unconfirmed');
    const { guard } = openGuard(taken({ coins: [waits], confirmations: 6 }));
    const [coin, ...others] = await guard.coins();
    expect([coin?.status, others]).toEqual([{ kind: 'spendable' }, []]);
    expect(guard.ties()).toMatchObject([{ isSettled: true, coins: [outpointKey(SPENT), outpointKey(left)] }]);
  });

  it('leaves nothing where it was spent since, as bytes prove', async () => {
    const next = made(left);
    const spenders = [
      { ...rival, of: SPENT },
      { ...next, of: left },
    ];
    expect(await openGuard(taken({ spenders })).guard.coins()).toEqual([]);
  });

  it('is what the journal says where it is one of ours', async () => {
    const ours = transfer(rival.id, {
      stage: 'accepted',
      inputs: [SPENT],
      outputs: [
        { value: koinu(DOGE), address: testAddress(7), isOwn: false },
        { value: koinu(39n * DOGE), address: OWN, isOwn: true },
      ],
    });
    const { guard } = openGuard(taken({ transfers: [ours, rejected()], confirmations: 6 }));
    await guard.coins();
    expect(guard.ties()).toMatchObject([{ isSettled: false }]);
  });

  it('is looked for by the coins of a commit that was rejected, whose reveal never left', async () => {
    const id = txid('06'.repeat(32));
    const commit = rejected({ tokenPart: { of: id, role: 'commit' } });
    const reveal = transfer(id, {
      stage: 'rejected',
      tokenPart: { of: id, role: 'reveal' },
      inputs: [{ txid: PARENT, vout: 0, value: koinu(1n), address: testAddress(8) }],
    });
    const { guard } = openGuard(taken({ transfers: [reveal, commit] }), REVEALS as never);
    expect(keysOf(await guard.coins())).toEqual([outpointKey(left)]);
    expect(guard.ties()).toMatchObject([{ earlier: id, coins: expect.arrayContaining([outpointKey(left)]) }]);
  });

  it('is not asked for once something settled has taken its place', async () => {
    const settled = transfer(LATER, {
      stage: 'confirmed',
      confirmations: 6,
      inputs: [SPENT],
      outputs: [{ value: koinu(39n * DOGE), address: OWN, isOwn: true }],
    });
    const { guard, asked } = openGuard({ transfers: [settled, rejected()] });
    expect(keysOf(await guard.coins())).toEqual([`${LATER}:0`]);
    expect(asked).toEqual([LATER]);
    expect(guard.ties()).toMatchObject([{ isSettled: true }]);
  });
});
