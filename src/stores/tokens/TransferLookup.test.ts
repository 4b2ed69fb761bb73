// Looking up a single transfer: what an index lists, and balance changes by other transactions.
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../mocks/builders/coins.ts';
import { createFakeIndex } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, OWN } from '../../../mocks/fixtures/tokenWallet.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { TransferLookup } from './TransferLookup.ts';

const changeOf = (tick: string, given: Partial<TokenActivity> = {}): TokenActivity => ({
  op: 'transfer',
  from: OWN,
  to: OTHER,
  commitTxid: null,
  revealTxid: aTxid(7),
  timeMs: 1,
  subject: { kind: 'token', id: { protocol: 'drc-20', tick }, tick, decimals: 8, amount: tokenUnits(5n) },
  status: { kind: 'indexed', height: 90 },
  ...given,
});
const SWAP = [changeOf('WOOF'), changeOf('MOON', { from: OTHER, to: OWN })];

describe('the look at a move', () => {
  it('finds all changes of a transaction that is no transfer, and who lists them', async () => {
    const older = createFakeIndex('older');
    const lookup = new TransferLookup([older, createFakeIndex('two', { changes: SWAP })]);
    await lookup.open(aTxid(7), OWN);
    expect(lookup.of(aTxid(7))).toEqual({ status: 'changed', changes: SWAP, index: 'two' });
    expect(older.tale.asked).toEqual(['move', 'changes']);
  });

  it('asks for no changes where a transfer is listed, or nobody’s account is on show', async () => {
    const index = createFakeIndex('one', { activities: [changeOf('WOOF')], changes: SWAP });
    const lookup = new TransferLookup([index]);
    await lookup.open(aTxid(7), OWN);
    expect(lookup.of(aTxid(7))).toMatchObject({ status: 'reported', index: 'one' });
    await lookup.open(aTxid(8), null);
    expect(lookup.of(aTxid(8))).toEqual({ status: 'none' });
    expect(index.tale.asked).toEqual(['move', 'move']);
  });

  it('keeps what was listed while nobody answers, and forgets it for another account', async () => {
    const index = createFakeIndex('one', { changes: SWAP });
    const lookup = new TransferLookup([index]);
    await lookup.open(aTxid(7), OWN);
    index.tale.fault = new Fault('offline', 'no network');
    await lookup.open(aTxid(7), OWN);
    expect(lookup.state.status).toBe('changed');
    await lookup.open(aTxid(7), OTHER);
    expect(lookup.state.status).toBe('failed');
  });
});
