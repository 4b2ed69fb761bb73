/** The worker compares a replacement with the bytes of its original, whatever the page was given. */
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import { scriptOfAddress } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../../domain/amount/Koinu.ts';
import { standardPath } from '../../../domain/keys/keyPath.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { ReplacedOriginal } from '../../../domain/tx/replacement/checkReplacement.ts';
import type { Payment, TransferPlan } from '../../../domain/tx/Transfer.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { signRequest } from './signRequest.ts';

const DOGE = 100_000_000n;
const SHOP = testAddress(1);
const THIEF = testAddress(2);

const wallet: KeyRecord = {
  network: 'regtest',
  path: standardPath('regtest'),
  indexes: [0, 1],
  material: { origin: 'phrase', entropy: new Uint8Array(16).fill(7), passphrase: new Uint8Array() },
};
const WALLETS = await walletsOf([wallet]);
const [OURS, OTHER_OURS] = WALLETS.keyrings.flatMap(({ accounts }) =>
  accounts.map(({ address }) => address),
) as [DogeAddress, DogeAddress];

function fund(value: bigint, index: number): { readonly coin: Coin; readonly rawHex: string } {
  const funding = new Transaction();
  funding.addInput(new Uint8Array(32).fill(9), index);
  funding.addOutput(scriptOfAddress(OURS, 'regtest'), value);
  const coin: Coin = {
    txid: txid(funding.getId()),
    vout: 0,
    value: koinu(value),
    address: OURS,
    confirmations: 1,
    isCoinbase: false,
    keyForm: 'compressed',
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'none',
  };
  return { coin, rawHex: funding.toHex() };
}

const FIRST = fund(50n * DOGE, 0);
const SECOND = fund(80n * DOGE, 1);
const PREVIOUS = [FIRST.rawHex, SECOND.rawHex];

const payment = (to: DogeAddress, amount: bigint): Payment => ({ to, amount: koinu(amount) });

function planOf(inputs: readonly Coin[], payments: readonly Payment[], fee: bigint): TransferPlan {
  const left = [...inputs.map(({ value }) => value as bigint), ...payments.map(({ amount }) => -amount)];
  const change = payment(
    OURS,
    left.reduce((sum, value) => sum + value, -fee),
  );
  return {
    network: 'regtest',
    inputs,
    outputs: [...payments, change],
    changeIndex: payments.length,
    fee: koinu(fee),
    changeGivenUp: NO_KOINU,
    size: 500,
    feeRate: RECOMMENDED_FEE_RATE,
  };
}

function signed(plan: TransferPlan, replaces?: ReplacedOriginal) {
  const request = { plan, previousTransactions: PREVIOUS };
  return signRequest(WALLETS, replaces ? { ...request, replaces } : request);
}

async function originalHex(payments: readonly Payment[] = [payment(SHOP, 10n * DOGE)]): Promise<string> {
  const made = await signed(planOf([FIRST.coin], payments, 1_000_000n));
  if (!made.ok) throw new Error(made.problem.kind);
  return made.value.rawHex;
}

const because = (reason: string) => ({ ok: false, problem: { kind: 'not-a-replacement', reason } });
const SAME = [payment(SHOP, 10n * DOGE)];

describe('signing what takes the place of a transfer', () => {
  it('signs the same payments from its coins, and further coins beside', async () => {
    const replaces = { kind: 'speed-up', originalHex: await originalHex() } as const;
    expect(await signed(planOf([FIRST.coin], SAME, 2_000_000n), replaces)).toMatchObject({ ok: true });
    expect(await signed(planOf([FIRST.coin, SECOND.coin], SAME, 2_000_000n), replaces)).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['pays somebody else', [payment(THIEF, 10n * DOGE)]],
    ['pays more', [payment(SHOP, 40n * DOGE)]],
    ['pays less', [payment(SHOP, DOGE)]],
    ['pays one more', [...SAME, payment(THIEF, DOGE)]],
    ['pays nobody', []],
  ])('signs no speed-up that %s', async (_name, payments) => {
    const replaces = { kind: 'speed-up', originalHex: await originalHex() } as const;
    expect(await signed(planOf([FIRST.coin], payments, 2_000_000n), replaces)).toEqual(
      because('other-payments'),
    );
  });

  it('signs no cancel that pays anybody, and one that goes home to any account', async () => {
    const replaces = { kind: 'cancel', originalHex: await originalHex() } as const;
    expect(await signed(planOf([FIRST.coin], SAME, 2_000_000n), replaces)).toEqual(because('other-payments'));
    expect(
      await signed(planOf([FIRST.coin], [payment(OTHER_OURS, DOGE)], 2_000_000n), replaces),
    ).toMatchObject({ ok: true });
  });

  it.each(['speed-up', 'cancel'] as const)('signs no %s that spends other coins alone', async (kind) => {
    const plan = planOf([SECOND.coin], kind === 'cancel' ? [] : SAME, 2_000_000n);
    expect(await signed(plan, { kind, originalHex: await originalHex() })).toEqual(because('other-coins'));
  });

  it('lets a payment to another account of ours be left out, and no other', async () => {
    const replaces = {
      kind: 'speed-up',
      originalHex: await originalHex([...SAME, payment(OTHER_OURS, DOGE)]),
    } as const;
    expect(await signed(planOf([FIRST.coin], SAME, 2_000_000n), replaces)).toMatchObject({ ok: true });
    expect(await signed(planOf([FIRST.coin], [payment(OTHER_OURS, DOGE)], 2_000_000n), replaces)).toEqual(
      because('other-payments'),
    );
  });

  it('signs nothing in place of bytes that are none, or that no key of ours signed', async () => {
    const plan = planOf([FIRST.coin], SAME, 2_000_000n);
    expect(await signed(plan, { kind: 'speed-up', originalHex: '00' })).toEqual(because('unreadable'));
    const unsigned = Transaction.fromHex(await originalHex());
    for (const input of unsigned.ins) input.script = new Uint8Array(0);
    expect(await signed(plan, { kind: 'speed-up', originalHex: unsigned.toHex() })).toEqual(
      because('not-signed'),
    );
    const changed = Transaction.fromHex(await originalHex());
    changed.outs[0] = { value: 40n * DOGE, script: scriptOfAddress(THIEF, 'regtest') };
    expect(await signed(plan, { kind: 'cancel', originalHex: changed.toHex() })).toEqual(
      because('not-signed'),
    );
  });
});
