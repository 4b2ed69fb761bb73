import { describe, expect, it } from 'vitest';
import { coin, DOGE, request } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { signatureHashes } from '../../../domain/tx/parse/serialize.ts';
import { planTransfer } from '../../../domain/tx/plan/planTransfer.ts';
import { writtenPlan } from '../../../domain/tx/sign/writtenPlan.ts';
import { hashPlan } from './hashPlan.ts';

const KEYS = [keyNamed('one'), keyNamed('two'), keyNamed('old', false)];

describe('what the inputs of a plan sign', () => {
  // from 253 inputs on their count takes three bytes
  it.each([1, 2, 9, 252, 253, 300])('is the same by the browser’s hash, for %i inputs', async (count) => {
    const coins = Array.from({ length: count }, (_, position) => {
      const address = KEYS[position % KEYS.length]?.address;
      return coin(position, 2n * DOGE + BigInt(position), {
        vout: position % 5,
        ...(address && { address }),
      });
    });
    const planned = planTransfer(request(coins, 'max'));
    if (!planned.ok) throw new Error(planned.problem.kind);
    const hashes = await hashPlan(planned.value);
    expect(hashes).toEqual([...signatureHashes(...writtenPlan(planned.value))]);
    expect(hashes).toHaveLength(count);
  });
});
