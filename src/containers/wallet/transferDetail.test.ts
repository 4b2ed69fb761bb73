import { describe, expect, it } from 'vitest';
import { createFakeIndex } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import { subjectOf } from '../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { transferDetailView } from './TransferDetailContainer.tsx';

describe('a transfer of tokens', () => {
  it('shows what a pool or a sale changed, and who lists it, where no transfer is listed', async () => {
    const revealTxid = txid('ab'.repeat(32));
    const change = {
      op: 'transfer',
      from: OWN,
      to: OTHER,
      commitTxid: null,
      revealTxid,
      timeMs: 1,
      subject: subjectOf({ kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(5n) }, null),
      status: { kind: 'indexed', height: 90 },
    } as const;
    const index = createFakeIndex('one.test', { changes: [change] });
    const app = await openTokens({ tokens: [index] });
    const around = { copied: null, nowMs: 9, scrollPosition: { offset: 0 }, agreed: new Set<never>() };
    const params = { txid: revealTxid };
    await app.stores.tokens.transferLookup.open(revealTxid, OWN);
    expect(transferDetailView(app, params, around)).toMatchObject({
      status: 'changed',
      txid: revealTxid,
      changes: [change],
      account: OWN,
      index: 'one.test',
      isInHistory: false,
    });
  });
});
