import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { HistoryBook } from './HistoryBook.ts';

const FIRST = txid('01'.repeat(32));
const SECOND = txid('02'.repeat(32));

describe('opening a transaction', () => {
  it('shows the one that was opened last, whichever answers last', async () => {
    const answers = new Map<Txid, (transaction: ChainTransaction) => void>();
    const chain: Partial<ChainIndexer> = {
      transaction: (id) => new Promise((resolve) => void answers.set(id, resolve)),
    };
    const book = new HistoryBook(chain as ChainIndexer, createManualClock());
    const opening = [book.open(FIRST), book.open(SECOND)];
    for (const id of [SECOND, FIRST]) answers.get(id)?.({ txid: id } as ChainTransaction);
    await Promise.all(opening);
    expect(book.opened).toMatchObject({ status: 'ready', value: { txid: SECOND } });
  });
});
