import { bytesToHex } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import { person, recipients } from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { presetFeeRate, RECOMMENDED_FEE_RATE } from '../../amount/FeeRate.ts';
import { MAX_MONEY } from '../../amount/Koinu.ts';
import { p2pkhInputScript } from '../../tx/parse/inputScript.ts';
import { transactionsByHash } from '../../tx/parse/parseTransaction.ts';
import { serializeTransaction, type WrittenOutput } from '../../tx/parse/serialize.ts';
import { txid } from '../../tx/Txid.ts';
import { planRecovery, readRecovery } from '../script/recovery.ts';
import { commitScript, redeemScript, revealInputScript } from '../script/redeemScript.ts';
import { parseTokenTransfer } from './parseTokenTransfer.ts';

const HOLDER = person('holder');
const STRANGER = person('stranger');
const [RECIPIENT = HOLDER.address, OTHER = HOLDER.address] = recipients(2);
const SIGNATURE = new Uint8Array(64).fill(1);
const REDEEM = redeemScript(HOLDER.publicKey, GOLDEN.content);

const paying = (to: DogeAddress, amount: bigint): WrittenOutput => ({
  amount,
  script: scriptOfAddress(to, 'regtest'),
});

const idOf = (hex: string) => txid(Transaction.fromHex(hex).getId());

/** A transaction that pays these outputs out of nothing. */
function funding(...outputs: readonly WrittenOutput[]): string {
  const nowhere = { txid: txid('77'.repeat(32)), vout: 0 };
  return bytesToHex(serializeTransaction([nowhere], [new Uint8Array(2)], outputs));
}

/** Spends the first outputs of transactions; signatures are irrelevant for parsing. */
function spending(
  previous: readonly string[],
  outputs: readonly WrittenOutput[],
  script: Uint8Array = p2pkhInputScript(SIGNATURE, HOLDER.publicKey),
  vout = 0,
): string {
  const outpoints = previous.map((hex) => ({ txid: idOf(hex), vout }));
  return bytesToHex(
    serializeTransaction(
      outpoints,
      outpoints.map(() => script),
      outputs,
    ),
  );
}

const FUNDING = funding(paying(HOLDER.address, 5n * DOGE));
const LOCKED: WrittenOutput = { amount: 1_294_000n, script: commitScript(REDEEM) };
const CHANGE = paying(HOLDER.address, 4n * DOGE);
const COMMIT = spending([FUNDING], [LOCKED, CHANGE]);

const revealOf = (commit: string, outputs: readonly WrittenOutput[], redeem = REDEEM, vout = 0): string =>
  spending([commit], outputs, revealInputScript(SIGNATURE, redeem), vout);

const REVEAL = revealOf(COMMIT, [paying(RECIPIENT, 1_000_000n)]);

function read(commit: string, reveal: string, previous: readonly string[] = [FUNDING]): unknown {
  const result = parseTokenTransfer(
    commit,
    reveal,
    transactionsByHash(previous),
    [HOLDER.address],
    'regtest',
  );
  return result.ok ? result.value : result.problem;
}

describe('parseTokenTransfer', () => {
  it('says what moves, whose it is, who gets it, and what both cost', () => {
    expect(read(COMMIT, REVEAL)).toMatchObject({
      op: { kind: 'drc-20', tick: 'UNIX', amount: 100_000_000n },
      content: GOLDEN.content,
      redeemScript: bytesToHex(REDEEM),
      from: HOLDER.address,
      to: RECIPIENT,
      commitValue: 1_294_000n,
      given: 1_000_000n,
      fee: DOGE - 1_294_000n + 294_000n,
      commit: { txid: idOf(COMMIT), returned: 4n * DOGE },
      reveal: { txid: idOf(REVEAL), fee: 294_000n },
    });
  });

  it("takes it for another holder's when the first coin is another's, whatever else is spent", () => {
    const theirs = funding(paying(STRANGER.address, 5n * DOGE));
    const commit = spending([theirs, FUNDING], [LOCKED, CHANGE]);
    const reveal = revealOf(commit, [paying(RECIPIENT, 1_000_000n)]);
    expect(read(commit, reveal, [FUNDING, theirs])).toEqual({ kind: 'not-our-token' });
    const ours = spending([FUNDING, theirs], [LOCKED, CHANGE]);
    const good = revealOf(ours, [paying(RECIPIENT, 1_000_000n)]);
    expect(read(ours, good, [FUNDING, theirs])).toMatchObject({ from: HOLDER.address });
  });

  it('refuses several outputs, which an index would credit to a holder who is nobody', () => {
    const two = revealOf(COMMIT, [paying(RECIPIENT, 600_000n), paying(OTHER, 400_000n)]);
    expect(read(COMMIT, two)).toEqual({ kind: 'several-receivers', outputs: 2 });
  });

  it('refuses a recipient who is nobody, or the holder', () => {
    const nobody = revealOf(COMMIT, [{ amount: 1_000_000n, script: Uint8Array.of(0x6a) }]);
    expect(read(COMMIT, nobody)).toEqual({ kind: 'no-receiver' });
    expect(read(COMMIT, revealOf(COMMIT, [paying(HOLDER.address, 1_000_000n)]))).toEqual({ kind: 'to-self' });
  });

  it('refuses a commit that pays somebody else too', () => {
    const commit = spending([FUNDING], [LOCKED, CHANGE, paying(STRANGER.address, 700_000n)]);
    const reveal = revealOf(commit, [paying(RECIPIENT, 1_000_000n)]);
    expect(read(commit, reveal)).toEqual({ kind: 'pays-others', amount: 700_000n });
  });

  it('refuses a reveal of another commit, of another output, of another script, or of more', () => {
    const problem = { kind: 'not-its-commit' };
    const twin = spending([FUNDING], [LOCKED, paying(HOLDER.address, 3n * DOGE)]);
    expect(read(COMMIT, revealOf(twin, [paying(RECIPIENT, 1_000_000n)]))).toEqual(problem);
    expect(read(COMMIT, revealOf(COMMIT, [paying(RECIPIENT, 1_000_000n)], REDEEM, 1))).toEqual(problem);
    const other = redeemScript(HOLDER.publicKey, GOLDEN.content.replace('UNIX', 'MILK'));
    expect(read(COMMIT, revealOf(COMMIT, [paying(RECIPIENT, 1_000_000n)], other))).toEqual(problem);
    const more = spending(
      [COMMIT, FUNDING],
      [paying(RECIPIENT, 1_000_000n)],
      revealInputScript(SIGNATURE, REDEEM),
    );
    expect(read(COMMIT, more)).toEqual(problem);
  });

  it('refuses what is no inscription, or one that does something else', () => {
    expect(read(COMMIT, spending([COMMIT], [paying(RECIPIENT, 1_000_000n)]))).toEqual({
      kind: 'inscription',
      problem: { kind: 'not-an-inscription' },
    });
    const mint = redeemScript(HOLDER.publicKey, '{"p":"drc-20","op":"mint","tick":"A","amt":"5"}');
    expect(read(COMMIT, revealOf(COMMIT, [paying(RECIPIENT, 1_000_000n)], mint))).toEqual({
      kind: 'not-a-transfer',
    });
  });

  it('refuses bytes that cannot be believed', () => {
    const bytes = (problem: object) => ({ kind: 'bytes', problem });
    expect(read('', REVEAL)).toEqual(bytes({ kind: 'not-a-transaction' }));
    expect(read(COMMIT, 'nonsense')).toEqual(bytes({ kind: 'not-a-transaction' }));
    expect(read(COMMIT, REVEAL, [])).toMatchObject(bytes({ kind: 'previous-missing' }));
    const greedy = revealOf(COMMIT, [paying(RECIPIENT, 1_294_001n)]);
    expect(read(COMMIT, greedy)).toEqual(bytes({ kind: 'outputs-exceed-inputs' }));
    expect(read(COMMIT, revealOf(COMMIT, [paying(RECIPIENT, MAX_MONEY)]))).toMatchObject({ kind: 'bytes' });
  });
});

describe('a recovery', () => {
  const spec = {
    commit: COMMIT,
    redeemScript: bytesToHex(REDEEM),
    to: HOLDER.address,
    network: 'regtest',
    feeRate: RECOMMENDED_FEE_RATE,
  } as const;

  it('brings back all but the fee of its exact size', () => {
    expect(planRecovery(spec)).toEqual({
      ok: true,
      value: {
        commit: COMMIT,
        redeemScript: spec.redeemScript,
        to: HOLDER.address,
        network: 'regtest',
        fee: 294_000n,
        returned: 1_000_000n,
        size: 294,
        vout: 0,
      },
    });
  });

  it('pays less than asked for where that would take too much, down to what nodes relay', () => {
    expect(planRecovery({ ...spec, feeRate: presetFeeRate(10) })).toMatchObject({
      ok: true,
      value: { fee: 294_000n, returned: 1_000_000n },
    });
    const holding = (amount: bigint) => spending([FUNDING], [{ ...LOCKED, amount }, CHANGE]);
    expect(planRecovery({ ...spec, commit: holding(1_029_400n) })).toMatchObject({
      ok: true,
      value: { fee: 29_400n, returned: 1_000_000n },
    });
    expect(planRecovery({ ...spec, commit: holding(1_029_399n) })).toEqual({
      ok: false,
      problem: { kind: 'nothing-left', value: 1_029_399n, fee: 29_400n, minimum: 1_000_000n },
    });
  });

  it('is planned for no other script and no other bytes', () => {
    const other = bytesToHex(redeemScript(STRANGER.publicKey, GOLDEN.content));
    expect(planRecovery({ ...spec, redeemScript: other })).toEqual({
      ok: false,
      problem: { kind: 'not-its-script' },
    });
    expect(planRecovery({ ...spec, commit: 'ff' })).toMatchObject({ problem: { kind: 'bytes' } });
    expect(() => planRecovery({ ...spec, redeemScript: 'no hex' })).toThrow();
  });

  it('is read as one only when it spends that output alone, to us alone', () => {
    const reading = (hex: string) => readRecovery(hex, COMMIT, [HOLDER.address], 'regtest');
    const back = paying(HOLDER.address, 1_000_000n);
    expect(reading(revealOf(COMMIT, [back]))).toMatchObject({
      ok: true,
      value: { returned: 1_000_000n, fee: 294_000n },
    });
    const notIts = { ok: false, problem: { kind: 'not-its-script' } };
    expect(reading(REVEAL)).toEqual(notIts);
    expect(reading(revealOf(COMMIT, [back, paying(HOLDER.address, 100_000n)]))).toEqual(notIts);
    expect(reading(revealOf(COMMIT, [back], REDEEM, 1))).toEqual(notIts);
    expect(reading(spending([FUNDING], [back]))).toMatchObject({ problem: { kind: 'bytes' } });
    expect(readRecovery('', COMMIT, [], 'regtest')).toMatchObject({ problem: { kind: 'bytes' } });
    expect(readRecovery(revealOf(COMMIT, [back]), '', [], 'regtest')).toMatchObject({
      problem: { kind: 'bytes' },
    });
  });
});
