import { describe, expect, it } from 'vitest';
import verdicts from '../../../mocks/sandbox/vectors/core-verdicts.json' with { type: 'json' };
import inscriptionVerdicts from '../../../mocks/sandbox/vectors/inscription-verdicts.json' with {
  type: 'json',
};
import { readRejectReason } from './rejectReason.ts';

describe('readRejectReason', () => {
  it.each([
    ['-26: 64: dust', 'dust'],
    ['-26: 66: min relay fee not met', 'fee-too-low'],
    ['-26: 66: mempool min fee not met, 1000 < 2000', 'fee-too-low'],
    ['-26: 66: rate limited free transaction', 'fee-too-low'],
    ['-26: 66: insufficient priority', 'fee-too-low'],
    ['-26: 256: absurdly-high-fee', 'fee-too-high'],
    ['-26: 258: txn-mempool-conflict', 'double-spend'],
    ['-26: 66: insufficient fee', 'replacement-too-cheap'],
    ['-26: 66: insufficient fee, rejecting replacement ab; new feerate 0.01 <= old', 'replacement-too-cheap'],
    ['-25: Missing inputs', 'missing-inputs'],
    ['Missing inputs', 'missing-inputs'],
    ['-26: 64: too-long-mempool-chain, too many unconfirmed ancestors [limit: 25]', 'chain-too-long'],
    ['-26: 16: bad-txns-premature-spend-of-coinbase', 'immature-coinbase'],
    [
      '-26: 16: mandatory-script-verify-flag-failed (Script failed an OP_EQUALVERIFY operation)',
      'bad-signature',
    ],
    ['-26: 64: non-mandatory-script-verify-flag (Non-canonical signature: S value is high)', 'bad-signature'],
    ['-26: 64: non-final', 'not-final'],
    ['-26: 64: tx-size', 'too-large'],
    ['-26: 64: scriptsig-size', 'non-standard'],
    ['-26: 64: scriptpubkey', 'non-standard'],
    ['-26: 64: version', 'non-standard'],
    ['-26: 64: bad-txns-nonstandard-inputs', 'non-standard'],
    ['-26: 16: bad-txns-in-belowout', 'malformed'],
    ['-26: 16: bad-txns-in-belowout, value in (1.00) < value out (2.00)', 'malformed'],
    ['-22: TX decode failed', 'malformed'],
    ['-26: 99: a reason nobody wrote down', 'other'],
    ['-26: constructor', 'other'],
  ])('reads %s as %s', (text, reason) => {
    expect(readRejectReason(text)).toEqual({ kind: 'rejected', reason, detail: text });
  });

  it.each([
    '-27: transaction already in block chain',
    '-26: 257: txn-already-known',
    '-26: txn-already-in-mempool',
  ])('reads %s as known already', (text) => {
    expect(readRejectReason(text)).toEqual({ kind: 'already-known' });
  });

  it.each([
    '',
    'Internal server error',
    '-28: Loading block index...',
    'Post "http://127.0.0.1:8038": dial tcp: connection refused',
    'context deadline exceeded',
  ])('does not take %s for a verdict', (text) => {
    expect(readRejectReason(text)).toBeNull();
  });

  it('cuts a long text', () => {
    const answer = readRejectReason(`-26: 64: dust ${'x'.repeat(5_000)}`);
    expect(answer?.kind === 'rejected' && answer.detail.length).toBe(200);
  });

  it('has a word of ours for every reason that Dogecoin Core gave in the recorded verdicts', () => {
    const text = JSON.stringify([verdicts, inscriptionVerdicts]);
    const reasons = [...new Set([...text.matchAll(/"reason":"([^"]+)"/g)].map((match) => match[1] ?? ''))];
    const unread = reasons.filter((reason) => {
      const verdict = readRejectReason(reason);
      return verdict === null || (verdict.kind === 'rejected' && verdict.reason === 'other');
    });
    expect(reasons.length).toBeGreaterThan(15);
    expect(unread).toEqual([]);
  });
});
