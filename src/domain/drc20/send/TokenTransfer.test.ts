import { describe, expect, it } from 'vitest';
import { person } from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import { txid } from '../../tx/Txid.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { isTokenTransferOver, type TokenStage, type TokenTransfer } from './TokenTransfer.ts';

const TRANSFER: TokenTransfer = {
  id: txid('ab'.repeat(32)),
  commitTxid: txid('cd'.repeat(32)),
  network: 'regtest',
  from: person('holder').address,
  to: person('receiver').address,
  subject: {
    kind: 'token',
    id: { protocol: 'drc-20', tick: 'UNIX' },
    tick: 'UNIX',
    decimals: 8,
    amount: tokenUnits(1n),
  },
  commitValue: koinu(1_294_000n),
  redeemScript: '',
  fee: koinu(518_000n),
  given: koinu(1_000_000n),
  batch: null,
  createdAtMs: 0,
  recoveryTxid: null,
  verdict: { kind: 'none' },
  stage: 'waiting',
};

const isOver = (stage: TokenStage): boolean => isTokenTransferOver({ ...TRANSFER, stage });

describe('a token transfer', () => {
  it.each<TokenStage>(['waiting', 'committing', 'revealing', 'sent', 'mined'])(
    'goes on while it is %s: the token has not moved yet',
    (stage) => {
      expect(isOver(stage)).toBe(false);
    },
  );

  it.each<TokenStage>(['stuck', 'recovering'])(
    'goes on while it is %s: its DOGE can still be brought back',
    (stage) => {
      expect(isOver(stage)).toBe(false);
    },
  );

  it.each<TokenStage>(['indexed', 'failed', 'rejected', 'recovered'])('is over once it is %s', (stage) => {
    expect(isOver(stage)).toBe(true);
  });
});
