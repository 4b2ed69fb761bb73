import { describe, expect, it } from 'vitest';
import { afterWaiting, countTry, freeTriesLeft, NO_TRIES, parseTries, triesOf, waitMs } from './tries.ts';

describe('counting wrong passwords', () => {
  it('lets five go free, then waits 30 s, 1, 5, 15 and 60 minutes, and 60 from then on', () => {
    const waits = Array.from({ length: 12 }, (_, wrong) => waitMs(wrong) / 1000);
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 300, 900, 3600, 3600, 3600]);
  });

  it('says how many free tries are left', () => {
    expect([0, 1, 4, 5, 9].map((wrong) => freeTriesLeft(triesOf(wrong)))).toEqual([5, 4, 1, 0, 0]);
  });

  it('ends a wait when all of it was waited, and not a millisecond before', () => {
    expect(afterWaiting(triesOf(5), 29_999)).toEqual({ wrong: 5, leftMs: 1 });
    expect(afterWaiting(triesOf(5), 30_000)).toEqual({ wrong: 5, leftMs: 0 });
    expect(afterWaiting(triesOf(5), -1)).toEqual(triesOf(5));
  });

  it('counts from zero', () => {
    expect(countTry(NO_TRIES)).toEqual({ wrong: 1, leftMs: 0 });
  });

  it.each([
    ...['', '{', 'null', '3', '"wow"', '[0,0]', '{}', '{"wrong":3}', '{"leftMs":0}'],
    ...['{"wrong":-1,"leftMs":0}', '{"wrong":1.5,"leftMs":0}', '{"wrong":"3","leftMs":0}'],
    ...['{"wrong":9007199254740992,"leftMs":0}', '{"wrong":null,"leftMs":0}'],
    ...['{"wrong":9,"leftMs":-1}', '{"wrong":9,"leftMs":3600001}'],
    ...['{"wrong":0,"leftMs":null}', '{"wrong":0,"leftMs":"0"}', '{"wrong":0,"leftMs":[]}'],
    ...['{"wrong":0,"leftMs":0,"more":1}', '{"wrong":0,"sinceMs":1.5}', '{"wrong":0,"sinceMs":null}'],
  ])('leaves no free try when the count cannot be read: %s', (text) => {
    expect(parseTries(text)).toEqual(triesOf(5));
  });

  it.each([
    { wrong: 0, leftMs: 0 },
    { wrong: 6, leftMs: 5 },
    { wrong: 40, leftMs: 3_600_000 },
  ])('reads what was kept: %o', (stored) => {
    expect(parseTries(JSON.stringify(stored))).toEqual(stored);
    expect(parseTries(null)).toEqual(NO_TRIES);
  });

  it('lets what an earlier version counted wait in full: its time was the device\u2019s own', () => {
    expect(parseTries('{"wrong":3,"sinceMs":5}')).toEqual(triesOf(3));
    expect(parseTries('{"wrong":8,"sinceMs":5}')).toEqual(triesOf(8));
  });
});
