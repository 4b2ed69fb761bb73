/** The actions on a pending transfer, and their conditions: with real stores and bytes, without a sandbox. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { tokenTransferOf } from '../../../mocks/builders/tokenTransfers.ts';
import { CHILD, FUNDING, OURS, openRescue, WAITING, written } from '../../../mocks/stores/openWaiting.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { err } from '../../domain/result.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { EMPTY_ACCOUNT } from '../accounts/Account.ts';

const RATE = presetFeeRate(10);

const problemOf = ({ tx }: Awaited<ReturnType<typeof openRescue>>) =>
  tx.flow.state.status === 'rejected' ? tx.flow.state.problem : tx.flow.state.status;

describe('looking at a transfer', () => {
  it('tells what it would cost, and nothing before', async () => {
    const { rescue } = await openRescue();
    expect([rescue.found.status, rescue.choices('cancel', false)]).toEqual(['idle', null]);
    const looking = rescue.inspect();
    expect(rescue.found.status).toBe('loading');
    await looking;
    expect(rescue.found).toMatchObject({ status: 'ready', value: { original: { txid: WAITING.id } } });
    expect(rescue.choices('cancel', false)?.ok).toBe(true);
    expect(rescue.choices('speed-up', false)?.ok).toBe(true);
  });

  it('keeps what was known when it fails', async () => {
    let isSilent = false;
    const { rescue, app } = await openRescue();
    const { transaction } = app.ports.chain;
    app.ports.chain.transaction = (...given) =>
      isSilent ? Promise.reject(new TypeError('test')) : transaction(...given);
    await rescue.inspect();
    isSilent = true;
    await rescue.inspect();
    expect(rescue.found).toMatchObject({
      status: 'failed',
      fault: { kind: 'offline' },
      previous: { original: { txid: WAITING.id } },
    });
    expect(rescue.choices('cancel', false)?.ok).toBe(true);
  });

  it('finds nothing without an account', async () => {
    const { rescue, app } = await openRescue();
    app.stores.accounts.setCurrent(EMPTY_ACCOUNT);
    await rescue.inspect();
    expect(rescue.found).toMatchObject({ status: 'failed', fault: { kind: 'not-found' } });
    expect(rescue.choices('cancel', false)).toBeNull();
  });

  it('asks whether transfers of ours that rest on it may go too', async () => {
    const { rescue } = await openRescue([written(CHILD, ['39.99']), OURS]);
    await rescue.inspect();
    expect(rescue.choices('cancel', false)).toMatchObject({
      problem: { problem: { kind: 'has-children', children: [{ txid: CHILD.id }] } },
    });
    expect(rescue.choices('cancel', true)?.ok).toBe(true);
  });
});

describe('a transfer that is part of a token transfer', () => {
  const PART = { tokenPart: { of: WAITING.id, role: 'commit' } } as const;
  const refused = { kind: 'replacement', problem: { kind: 'token-part' } } as const;

  it('is one by itself, by what rests on it, or by what the token journal says', async () => {
    expect((await openRescue()).rescue.isTokenPart).toBe(false);
    expect((await openRescue([])).rescue.isTokenPart).toBe(false);
    expect((await openRescue([{ ...OURS, ...PART }])).rescue.isTokenPart).toBe(true);
    expect((await openRescue([written(CHILD, ['39.99'], PART), OURS])).rescue.isTokenPart).toBe(true);
    const opened = await openRescue();
    opened.tx.tokenJournal.add([tokenTransferOf({ commitTxid: WAITING.id })]);
    expect(opened.rescue.isTokenPart).toBe(true);
  });

  it('is neither replaced nor forgotten alone', async () => {
    const opened = await openRescue([{ ...OURS, ...PART, stage: 'rejected' }]);
    const { rescue } = opened;
    await rescue.inspect();
    expect(rescue.choices('cancel', true)).toEqual(err(refused));
    expect(rescue.forgetting).toEqual({ kind: 'never' });
    await rescue.cancel(RATE, true);
    expect(problemOf(opened)).toEqual({ kind: 'plan', problem: refused });
  });
});

describe('a transfer that pays a bill', () => {
  const BILL = { ...OURS, bill: { id: 'order 7' } } as unknown as PendingTransfer;
  const refused = { kind: 'replacement', problem: { kind: 'bill' } } as const;

  it('can be taken back, and not changed', async () => {
    const opened = await openRescue([BILL]);
    await opened.rescue.inspect();
    expect(opened.rescue.choices('speed-up', false)).toEqual(err(refused));
    expect(opened.rescue.choices('cancel', false)?.ok).toBe(true);
    await opened.rescue.speedUp(RATE, false);
    expect(problemOf(opened)).toEqual({ kind: 'plan', problem: refused });
    await opened.rescue.cancel(RATE, false);
    expect(opened.signed).toHaveLength(1);
  });
});

describe('replacing a transfer', () => {
  it('pays the same with a higher fee, and names what it takes the place of', async () => {
    const opened = await openRescue();
    await opened.rescue.speedUp(RATE, false);
    expect(opened.signed).toMatchObject([
      {
        plan: {
          inputs: [{ txid: FUNDING.id, vout: 0 }],
          outputs: [{ to: testAddress(2) }, { to: testAddress(1) }],
        },
        replaces: { kind: 'speed-up', originalHex: WAITING.rawHex },
      },
    ]);
    expect(problemOf(opened)).toMatchObject({ kind: 'signing', problem: { kind: 'not-ours' } });
    expect(opened.tx.flow.request).toMatchObject({
      purpose: { kind: 'speed-up', replaces: WAITING.id },
      label: null,
      own: [testAddress(1)],
    });
  });

  it('brings everything home', async () => {
    const { rescue, signed, tx } = await openRescue();
    await rescue.cancel(RATE, false);
    expect(signed).toMatchObject([
      { plan: { outputs: [{ to: testAddress(1) }] }, replaces: { kind: 'cancel' } },
    ]);
    expect(signed[0]?.plan.outputs).toHaveLength(1);
    expect(tx.flow.request?.purpose).toEqual({ kind: 'cancel', replaces: WAITING.id });
  });

  it('takes ours along that rest on it only where the person agrees', async () => {
    const opened = await openRescue([written(CHILD, ['39.99']), OURS]);
    await opened.rescue.cancel(RATE, false);
    expect(problemOf(opened)).toMatchObject({ problem: { problem: { kind: 'has-children' } } });
    await opened.rescue.cancel(RATE, true);
    expect(opened.signed).toHaveLength(1);
  });

  it('looks anew before it plans', async () => {
    const known = new Map([[WAITING.id, 0]]);
    const opened = await openRescue([OURS], { known });
    await opened.rescue.inspect();
    known.set(WAITING.id, 1);
    await opened.rescue.cancel(RATE, false);
    expect(problemOf(opened)).toMatchObject({
      problem: { problem: { kind: 'confirmed', confirmations: 1 } },
    });
  });

  it('offers more than what was refused as too cheap: a child of a stranger may rest on it', async () => {
    const before = await openRescue();
    await before.rescue.inspect();
    const choices = before.rescue.choices('speed-up', false);
    if (!choices?.ok) throw new TypeError('no choices');
    const refused = choices.value[0]?.fee ?? koinu(0n);
    const rejection = { reason: 'replacement-too-cheap', detail: '-26: 66: insufficient fee' } as const;
    const tried: PendingTransfer = {
      ...OURS,
      txid: txid('77'.repeat(32)),
      fee: refused,
      replaces: WAITING.id,
      stage: 'rejected',
      rejection,
    };
    const offered = async (kind: 'speed-up' | 'cancel', transfers: readonly PendingTransfer[]) => {
      const { rescue } = await openRescue([...transfers, OURS]);
      await rescue.inspect();
      const found = rescue.choices(kind, false);
      return found?.ok ? found.value.map(({ fee }) => fee) : [];
    };
    for (const kind of ['speed-up', 'cancel'] as const) {
      const fees = await offered(kind, [tried]);
      expect(fees.length).toBeGreaterThan(0);
      expect(fees.every((fee) => fee >= 2n * refused)).toBe(true);
    }
    const other = { ...tried, replaces: CHILD.id };
    expect(await offered('speed-up', [other])).toEqual(choices.value.map(({ fee }) => fee));
    const elsewhere = { ...rejection, reason: 'fee-too-low' } as const;
    expect(await offered('speed-up', [{ ...tried, rejection: elsewhere }])).toEqual(
      choices.value.map(({ fee }) => fee),
    );
  });

  it('is refused at once by an address that is only watched', async () => {
    const opened = await openRescue();
    opened.app.stores.accounts.setCurrent({ ...EMPTY_ACCOUNT, type: 'watch', address: testAddress(1) });
    await opened.rescue.cancel(RATE, false);
    expect(problemOf(opened)).toEqual({
      kind: 'signing',
      problem: { kind: 'not-ours', address: testAddress(1) },
    });
    expect(opened.asked).toEqual([]);
  });

  it('does nothing without an account, or while something else is on its way', async () => {
    const opened = await openRescue();
    const { flow } = opened.tx;
    const first = opened.rescue.cancel(RATE, false);
    await opened.rescue.speedUp(RATE, false);
    await first;
    expect(flow.request?.purpose).toMatchObject({ kind: 'cancel' });
    flow.cancel();
    opened.app.stores.accounts.setCurrent(EMPTY_ACCOUNT);
    await opened.rescue.speedUp(RATE, false);
    expect([flow.state.status, opened.signed.length]).toEqual(['idle', 1]);
  });

  it('leaves what is on its way alone, though the address on show is only watched', async () => {
    const opened = await openRescue();
    const first = opened.rescue.cancel(RATE, false);
    opened.app.stores.accounts.setCurrent({ ...EMPTY_ACCOUNT, type: 'watch', address: testAddress(1) });
    await opened.rescue.speedUp(RATE, false);
    expect(opened.tx.flow.state.status).toBe('preparing');
    await first;
  });
});

describe('handing a transfer over again', () => {
  it('hands over the very same bytes', async () => {
    const handed: string[] = [];
    const broadcast = async (rawHex: string) => {
      handed.push(rawHex);
      return { kind: 'already-known' } as const;
    };
    const { rescue } = await openRescue([OURS], { outside: { chain: { broadcast } } });
    await rescue.rebroadcast();
    expect(handed).toEqual([WAITING.rawHex]);
  });
});
