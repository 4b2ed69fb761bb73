import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { readTokenTransfer, saveTokenTransfer } from './savedTokenTransfer.ts';

const [REVEAL, COMMIT] = [txid('ab'.repeat(32)), txid('cd'.repeat(32))];
const SUBJECTS: readonly TransferSubject[] = [
  {
    ...{ kind: 'token', id: { protocol: 'drc-20', tick: 'UNIX' }, tick: 'UNIX', decimals: 8 },
    amount: tokenUnits(10n ** 40n),
  },
  {
    ...{ kind: 'token', id: { protocol: 'meme-20', tickId: COMMIT }, tick: 'PEPE', decimals: 8 },
    amount: tokenUnits(1n),
  },
  { kind: 'file', fileId: COMMIT, name: null },
];

const transfer = (subject: TransferSubject): TokenTransfer => ({
  ...{
    id: REVEAL,
    commitTxid: COMMIT,
    network: 'regtest',
    from: testAddress(1),
    to: testAddress(2),
    subject,
  },
  ...{ commitValue: koinu(10n ** 18n), redeemScript: '51', fee: koinu(7n), given: koinu(1_000_000n) },
  batch: { id: REVEAL, position: 1, of: 3 },
  ...{ createdAtMs: 5, stage: 'stuck', recoveryTxid: COMMIT },
  verdict: { kind: 'failed', index: 'test', reason: 'insufficient' },
});

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a kept token transfer', () => {
  it.each(SUBJECTS)('is read as it was written: $kind', (subject) => {
    const whole = transfer(subject);
    expect(readTokenTransfer(written(saveTokenTransfer(whole)))).toEqual(whole);
  });

  it('is left out when it is spoilt', () => {
    const [subject] = SUBJECTS;
    if (subject === undefined) throw new Error('none');
    const good = written(saveTokenTransfer(transfer(subject))) as Record<string, unknown>;
    for (const field of Object.keys(good).filter((name) => name !== 'batch' && name !== 'verdict')) {
      for (const rubbish of [undefined, 7, 'x', {}, []]) {
        if (field === 'createdAtMs' && rubbish === 7) continue;
        if (['from', 'to', 'redeemScript'].includes(field) && rubbish === 'x') continue;
        expect(readTokenTransfer({ ...good, [field]: rubbish }), field).toBeNull();
      }
    }
    for (const rubbish of [null, 7, 'x', {}]) expect(readTokenTransfer(rubbish)).toBeNull();
  });
});
