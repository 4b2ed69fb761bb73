/** DOGE in a one-time script of ours, whoever sent it: found, and recovered coin by coin. */
import { describe, expect, it } from 'vitest';
import { transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { tokenTransferOf } from '../../../../mocks/builders/tokenTransfers.ts';
import {
  DOGE,
  HOLDER,
  openTokens,
  paying,
  signBack,
  type TokenOutside,
  unixTo,
  valueIn,
} from '../../../../mocks/stores/openTokens.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok } from '../../../domain/result.ts';
import type { IndexedCoin } from '../../../ports/ChainIndexer.ts';
import type { KnownScript } from '../../chain/readCommitScripts.ts';
import { prepareTokens } from './prepareTokens.ts';
import { ScriptMoney } from './ScriptMoney.ts';
import { bringBackFrom, inspectScript } from './scriptRecovery.ts';

/** A script of the holder's, as used by a commit. */
async function scriptOfOurs(): Promise<KnownScript> {
  const { tools } = await openTokens();
  const { plan } = valueIn(await prepareTokens(tools, unixTo([testAddress(1)])));
  const [planned] = plan.transfers;
  if (planned === undefined) throw new Error('no transfer');
  return {
    network: 'regtest',
    address: planned.commit.commitAddress,
    holder: HOLDER.address,
    redeemScript: planned.redeemScript,
    subject: tokenTransferOf().subject,
  };
}

const SCRIPT = await scriptOfOurs();

/** A script with these coins, koinu, each from a transaction of its own. */
async function openScript(
  values: readonly bigint[],
  outside: TokenOutside = {},
  raws = new Map<string, string>(),
) {
  const paid = values.map((value, at) => paying([...Array(at).fill(7n), value], SCRIPT.address));
  const coins = paid.map(
    ({ id }, at): IndexedCoin => ({
      txid: id,
      vout: at,
      value: koinu(values[at] ?? 0n),
      address: SCRIPT.address,
      blockHeight: 1,
      confirmations: 5,
      isCoinbase: false,
    }),
  );
  const asked: string[] = [];
  const opened = await openTokens({
    ...outside,
    chain: {
      unspent: async (address) => (address === SCRIPT.address ? coins : []),
      rawTransaction: async (id) => {
        asked.push(id);
        return raws.get(id) ?? paid.find((one) => one.id === id)?.rawHex ?? '';
      },
      ...outside.chain,
    },
  });
  const did: string[] = [];
  const { tools, pending, journal } = opened;
  const session = {
    sessionId: 'session',
    isUnlocked: true,
    forgetSession: () => void did.push('forget session'),
  };
  const services = { ports: tools.ports, session, pending, journal };
  const store = new ScriptMoney(tools.ports, { session, tx: { journal: pending, tokenJournal: journal } });
  return { ...opened, services, store, did, coins, asked };
}

describe('what is in a script', () => {
  it('is nothing where no coin is', async () => {
    const { services } = await openScript([]);
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'none' });
    expect(await bringBackFrom(services, SCRIPT, ['fee'])).toEqual({ kind: 'none' });
  });

  it('is the sum of all its coins, without a fee for each', async () => {
    const { services } = await openScript([5n * DOGE, 7n * DOGE]);
    const state = await inspectScript(services, SCRIPT);
    if (state.kind !== 'possible') throw new Error(state.kind);
    expect(state.gets + state.fee).toBe(12n * DOGE);
    const alone = await inspectScript((await openScript([5n * DOGE])).services, SCRIPT);
    expect(alone.kind === 'possible' && alone.fee * 2n).toBe(state.fee);
  });

  it('is too little where no coin is worth its fee', async () => {
    const { services } = await openScript([1000n, 2000n]);
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'too-little', value: 3000n });
    expect(await bringBackFrom(services, SCRIPT, ['fee'])).toEqual({ kind: 'none' });
  });

  it('counts what is too little for nothing beside what is not', async () => {
    const { services } = await openScript([5n * DOGE, 2000n]);
    const state = await inspectScript(services, SCRIPT);
    expect(state.kind === 'possible' && state.gets + state.fee).toBe(5n * DOGE);
  });

  it('is nothing of a coin whose transfer is under way: it has its own way back', async () => {
    const { services, journal, coins } = await openScript([5n * DOGE]);
    const commitTxid = coins[0]?.txid;
    if (commitTxid === undefined) throw new Error('no coin');
    journal.restore([tokenTransferOf({ commitTxid, stage: 'stuck' })]);
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'none' });
    journal.restore([tokenTransferOf({ commitTxid, stage: 'rejected' })]);
    expect((await inspectScript(services, SCRIPT)).kind).toBe('possible');
  });

  it('is nothing of a coin that something of ours spends, unless that came to nothing', async () => {
    const { services, pending, coins } = await openScript([5n * DOGE]);
    const [coin] = coins;
    if (coin === undefined) throw new Error('no coin');
    const spending = transfer(coin.txid, { inputs: [{ ...coin }] });
    pending.restore([{ ...spending, stage: 'accepted' }]);
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'none' });
    pending.restore([{ ...spending, stage: 'rejected' }]);
    expect((await inspectScript(services, SCRIPT)).kind).toBe('possible');
  });

  it('is nothing of what does not pay the script', async () => {
    const other = paying([5n * DOGE]);
    const reported = { unspent: async () => [{ txid: other.id, vout: 0 }] as unknown as IndexedCoin[] };
    const raws = new Map([[other.id as string, other.rawHex]]);
    const { services } = await openScript([], { chain: reported }, raws);
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'none' });
  });

  it('is not believed of other bytes than were asked for', async () => {
    for (const rawHex of [paying([9n * DOGE, 1n], SCRIPT.address).rawHex, 'ab']) {
      const id = paying([5n * DOGE], SCRIPT.address).id as string;
      const { services } = await openScript([5n * DOGE], {}, new Map([[id, rawHex]]));
      await expect(inspectScript(services, SCRIPT)).rejects.toMatchObject({ kind: 'bad-answer' });
    }
  });
});

describe('bringing it back', () => {
  it('writes down and sends one transaction for each coin, to the holder', async () => {
    const { services, pending, fixture, clock } = await openScript([5n * DOGE, 7n * DOGE]);
    const before = await inspectScript(services, SCRIPT);
    const sent = await bringBackFrom(services, SCRIPT, ['fee']);
    expect(sent).toEqual({ kind: 'sent', gets: before.kind === 'possible' ? before.gets : 0n });
    expect(fixture.sent).toEqual([...pending.transfers].reverse().map(({ rawHex }) => rawHex));
    expect(pending.transfers).toHaveLength(2);
    for (const one of pending.transfers) {
      expect(one).toMatchObject({
        from: HOLDER.address,
        to: HOLDER.address,
        stage: 'accepted',
        network: 'regtest',
        createdAtMs: clock.nowMs(),
        tokenPart: { of: one.txid, role: 'recovery' },
        outputs: [{ address: HOLDER.address, isOwn: true }],
      });
    }
    expect(await inspectScript(services, SCRIPT)).toEqual({ kind: 'none' });
  });

  it('stops where the vault refuses', async () => {
    const problem = { kind: 'not-ours', address: HOLDER.address } as const;
    const { services, fixture } = await openScript([5n * DOGE], {
      vault: { signRecovery: async () => err(problem) },
    });
    expect(await bringBackFrom(services, SCRIPT, ['fee'])).toEqual({ kind: 'rejected', problem });
    expect(fixture.sent).toEqual([]);
  });

  it('sends nothing that goes to somebody else', async () => {
    const { services, fixture, pending } = await openScript([5n * DOGE], {
      vault: { signRecovery: async (_session, plan) => ok(signBack({ ...plan, to: testAddress(9) })) },
    });
    await expect(bringBackFrom(services, SCRIPT, ['fee'])).rejects.toMatchObject({ kind: 'rejected' });
    expect([fixture.sent, pending.transfers]).toEqual([[], []]);
  });
});

describe('a script on show', () => {
  it('says what is in it, and then that it is on its way', async () => {
    const { store } = await openScript([5n * DOGE]);
    expect(store.of(SCRIPT)).toBeNull();
    await store.inspect(SCRIPT);
    expect(store.of(SCRIPT)?.kind).toBe('possible');
    const going = store.bringBack(SCRIPT);
    expect(store.of(SCRIPT)).toEqual({ kind: 'working' });
    await going;
    expect(store.of(SCRIPT)?.kind).toBe('sent');
    store.forget();
    expect(store.of(SCRIPT)).toBeNull();
  });

  it('is asked about neither while it is brought back, nor after', async () => {
    const { store, asked } = await openScript([5n * DOGE]);
    const going = store.bringBack(SCRIPT);
    await Promise.all([store.inspect(SCRIPT), store.bringBack(SCRIPT)]);
    expect(store.of(SCRIPT)).toEqual({ kind: 'working' });
    await going;
    await store.inspect(SCRIPT);
    expect(store.of(SCRIPT)?.kind).toBe('sent');
    expect(asked).toHaveLength(1);
  });

  it('is one of several', async () => {
    const { store } = await openScript([5n * DOGE]);
    const other = { ...SCRIPT, address: testAddress(8) };
    await store.inspect(SCRIPT);
    await store.inspect(other);
    expect([store.of(SCRIPT)?.kind, store.of(other)?.kind]).toEqual(['possible', 'none']);
  });

  it.each([
    [new Fault('locked', 'test'), 'locked', ['forget session']],
    [new Fault('worker-failed', 'test'), 'worker-failed', ['forget session']],
    [new Fault('timeout', 'test'), 'timeout', []],
    [new TypeError('test'), 'offline', []],
  ] as const)(
    'says that it failed, and the session ends with the vault alone: %s',
    async (thrown, kind, did) => {
      const opened = await openScript([5n * DOGE], {
        vault: { signRecovery: () => Promise.reject(thrown) },
      });
      await opened.store.bringBack(SCRIPT);
      expect(opened.store.of(SCRIPT)).toMatchObject({ kind: 'failed', fault: { kind } });
      expect(opened.did).toEqual(did);
    },
  );
});
