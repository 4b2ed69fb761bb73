import { describe, expect, it } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { mapConcurrently } from './mapConcurrently.ts';

const TEN = Array.from({ length: 10 }, (_, index) => index);
const never = () => new AbortController().signal;

describe('asking many questions', () => {
  it('asks each once, no more at once than allowed', async () => {
    const asked: number[] = [];
    let [now, most] = [0, 0];
    const ask = async (item: number) => {
      asked.push(item);
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    };
    expect(await mapConcurrently(TEN, ask, 3, never())).toBeNull();
    expect(asked).toEqual(TEN);
    expect(most).toBe(3);
    expect(await mapConcurrently([], ask, 3, never())).toBeNull();
  });

  it('begins no further one after the first failure, which it tells', async () => {
    const asked: number[] = [];
    const ask = async (item: number) => {
      asked.push(item);
      if (item === 2) throw new Fault('rate-limited', 'test');
    };
    expect(await mapConcurrently(TEN, ask, 1, never())).toMatchObject({ kind: 'rate-limited' });
    expect(asked).toEqual([0, 1, 2]);
  });

  it('begins no further one after its signal, even when questions do not mind it', async () => {
    const ending = new AbortController();
    const asked: number[] = [];
    const ask = async (item: number) => {
      asked.push(item);
      if (item === 3) ending.abort();
    };
    expect(await mapConcurrently(TEN, ask, 1, ending.signal)).toBeNull();
    expect(asked).toEqual([0, 1, 2, 3]);
  });
});
