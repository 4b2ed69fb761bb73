/** Our token transfers as the journal stores them. */
import type { TokenTransfer } from '../../src/domain/drc20/send/TokenTransfer.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { doge } from './coins.ts';
import { testAddress } from './keys.ts';

/** A transfer of 1 UNIX under way by default. */
export const tokenTransferOf = (part: Partial<TokenTransfer> = {}): TokenTransfer => ({
  id: txid('aa'.repeat(32)),
  commitTxid: txid('bb'.repeat(32)),
  network: 'regtest',
  from: testAddress(1),
  to: testAddress(2),
  redeemScript: '51',
  batch: null,
  subject: {
    kind: 'token',
    id: { protocol: 'drc-20', tick: 'UNIX' },
    tick: 'UNIX',
    decimals: 8,
    amount: tokenUnits(100_000_000n),
  },
  commitValue: doge('0.013'),
  fee: doge('0.005'),
  given: doge('0.01'),
  createdAtMs: 0,
  stage: 'sent',
  recoveryTxid: null,
  verdict: { kind: 'none' },
  ...part,
});
