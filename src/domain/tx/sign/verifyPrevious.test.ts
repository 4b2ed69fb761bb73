import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { coin } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import type { Coin, InscriptionVerdict } from '../Coin.ts';
import { classifyCoin } from '../coins/classifyCoin.ts';
import { txid } from '../Txid.ts';
import { type VerifiedTransactions, verifiedCoins, verifyPrevious } from './verifyPrevious.ts';

const GOLDEN_ID = txid(GOLDEN.txid);

function known(): VerifiedTransactions {
  const verified = verifyPrevious(GOLDEN_ID, GOLDEN.rawHex);
  if (!verified.ok) throw new Error(verified.problem.kind);
  return new Map([[GOLDEN_ID, verified.value]]);
}

/** The outputs of the golden inscription's transaction: the carrier, 0.001 DOGE, and the change. */
const [CARRIER, CHANGE] = [0, 1] as const;

const reported = (vout: number, inscription: InscriptionVerdict): Coin => ({
  ...coin(1, 500_000_000n, { inscription }),
  txid: txid(GOLDEN.txid),
  vout,
});

const verified = (vout: number, inscription: InscriptionVerdict): Coin => {
  const result = verifiedCoins([reported(vout, inscription)], known(), 'mainnet');
  const [real] = result.ok ? result.value : [];
  if (real?.kind !== 'coin') throw new Error('not believed');
  return real.coin;
};

describe('a coin whose own transaction was hashed', () => {
  it('carries what that inscribed on it, whatever an index says or does not say', () => {
    for (const verdict of ['none', 'unknown', 'not-indexed', 'carries'] as const)
      expect(verified(CARRIER, verdict).inscription).toBe('carries');
    expect(classifyCoin(verified(CARRIER, 'none'), 'mainnet').status).toEqual({
      kind: 'protected',
      reason: 'inscription',
    });
  });

  it('is judged by the index where its transaction inscribed something else', () => {
    for (const verdict of ['none', 'unknown', 'not-indexed', 'carries'] as const)
      expect(verified(CHANGE, verdict).inscription).toBe(verdict);
  });

  it('has the value of its bytes, not of the index', () => {
    expect([verified(CARRIER, 'none').value, verified(CHANGE, 'none').value]).toEqual([
      100_000n,
      409_900_000n,
    ]);
  });
});
