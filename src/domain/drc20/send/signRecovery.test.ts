import { expect, it } from 'vitest';
import { person } from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import { txid } from '../../tx/Txid.ts';
import { signRecovery } from './signRecovery.ts';

it('signs nothing that would bring back less than 0.01 DOGE', () => {
  const holder = person('holder');
  const spend = {
    spent: { txid: txid('ab'.repeat(32)), vout: 0 },
    value: koinu(1_300_000n),
    redeemScript: '5151',
    to: holder.address,
    network: 'regtest' as const,
  };
  expect(() => signRecovery({ ...spend, fee: koinu(300_001n) }, holder)).toThrow(RangeError);
  expect(signRecovery({ ...spend, fee: koinu(300_000n) }, holder).txid).toMatch(/^[0-9a-f]{64}$/);
});
