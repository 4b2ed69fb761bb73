/** The history is read again a few times for a reported transaction that it lacks. */
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import { READ_AGAIN_AFTER_MS, ReportedTransactions } from './ReportedTransactions.ts';

const idOf = (index: number): Txid => txid(index.toString(16).padStart(64, '0'));

/** With a history that the test fills. */
function open() {
  const clock = createManualClock();
  const shown = new Set<Txid>();
  let [readings, asked] = [0, 0];
  const isShown = (id: Txid) => {
    asked += 1;
    return shown.has(id);
  };
  const read = () => {
    readings += 1;
    reported.check(isShown);
  };
  const reported = new ReportedTransactions(clock, read);
  return { clock, shown, reported, read, readings: () => readings, asked: () => asked };
}

describe('the history', () => {
  it('is read again after 3, 10 and 30 seconds, and then no more', () => {
    const { clock, reported, read, readings } = open();
    reported.add(idOf(1));
    read();
    for (const [at, delayMs] of READ_AGAIN_AFTER_MS.entries()) {
      clock.advance(delayMs - 1);
      expect(readings()).toBe(1 + at);
      clock.advance(1);
      expect(readings()).toBe(2 + at);
    }
    expect(clock.pending()).toEqual([]);
  });

  it('is not read again once it shows the transaction', () => {
    const { clock, shown, reported, read, readings } = open();
    reported.add(idOf(1));
    read();
    shown.add(idOf(1));
    clock.advance(READ_AGAIN_AFTER_MS[0] ?? 0);
    expect(readings()).toBe(2);
    expect(clock.pending()).toEqual([]);
  });

  it('is read again from the beginning for the next one', () => {
    const { clock, reported, read } = open();
    reported.add(idOf(1));
    read();
    clock.advance(READ_AGAIN_AFTER_MS[0] ?? 0);
    reported.add(idOf(2));
    read();
    expect(clock.pending()).toEqual([READ_AGAIN_AFTER_MS[0]]);
  });

  it('is not read again for another address', () => {
    const { clock, reported, read } = open();
    reported.add(idOf(1));
    read();
    reported.clear();
    expect(clock.pending()).toEqual([]);
    read();
    expect(clock.pending()).toEqual([]);
  });

  it('is searched for few transactions, however many a server reports', () => {
    const { reported, read, asked } = open();
    for (let index = 0; index < 10_000; index += 1) reported.add(idOf(index));
    read();
    expect(asked()).toBe(20);
  });
});
