import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../clock/manualClock.ts';
import { Limiter } from './Limiter.ts';
import { LIMITS } from './limits.ts';
import type { SocketAllowance } from './SocketAllowance.ts';

const LIMITS_OF_TODAY = LIMITS.blockbook;
const HOUR_MS = 3_600_000;

function setUp() {
  const clock = createManualClock();
  const limiter = new Limiter(LIMITS_OF_TODAY, clock);
  const ask = (client: string | null = 'a') => {
    const verdict = limiter.takeRequest(client);
    if (verdict.isTaken) verdict.release();
    return verdict;
  };
  const askTimes = (count: number, client?: string) =>
    Array.from({ length: count }, () => ask(client).isTaken).filter(Boolean).length;
  const connect = (client: string | null = 'a'): SocketAllowance => {
    const verdict = limiter.takeConnection(client);
    if (!verdict.isTaken) throw new Error(verdict.reason);
    return verdict.allowance;
  };
  return { clock, limiter, ask, askTimes, connect };
}

describe('requests of one client', () => {
  it('are taken 20 at a burst, and then one every three seconds', () => {
    const { clock, ask, askTimes } = setUp();
    expect(askTimes(30)).toBe(20);
    expect(ask()).toEqual({ isTaken: false, reason: 'request-rate', retryAfterS: 3 });
    clock.advance(2500);
    expect(ask()).toMatchObject({ retryAfterS: 1 });
    clock.advance(500);
    expect(askTimes(2)).toBe(1);
    clock.advance(HOUR_MS);
    expect(askTimes(30)).toBe(20);
  });

  it('are those of everybody behind its address, and of nobody else', () => {
    const { ask, askTimes } = setUp();
    expect(askTimes(30, 'a')).toBe(20);
    expect(askTimes(30, 'b')).toBe(20);
    expect(ask('a').isTaken).toBe(false);
    expect(ask(null).isTaken).toBe(true);
  });

  it('are taken 12 at once, and none that is refused for that costs any', () => {
    const { limiter, askTimes } = setUp();
    const open = Array.from({ length: 13 }, () => limiter.takeRequest('a'));
    expect(open.filter(({ isTaken }) => isTaken)).toHaveLength(12);
    expect(open.at(-1)).toEqual({ isTaken: false, reason: 'concurrent-requests', retryAfterS: null });
    for (const verdict of open) if (verdict.isTaken) verdict.release();
    expect(askTimes(30)).toBe(8);
  });

  it('are all taken without limits, and are as new with others', () => {
    const { limiter, askTimes } = setUp();
    askTimes(30);
    limiter.use(null);
    expect(askTimes(100)).toBe(100);
    limiter.use(LIMITS_OF_TODAY);
    expect(askTimes(30)).toBe(20);
  });
});

describe('messages of one connection', () => {
  const send = (allowance: SocketAllowance, count: number) =>
    Array.from({ length: count }, () => allowance.takeMessage(100)).find((reason) => reason !== null);

  it('are 2,500 in ten minutes; one more blocks the address for twelve hours', () => {
    const { clock, limiter, connect } = setUp();
    const allowance = connect();
    expect(send(allowance, 2500)).toBeUndefined();
    expect(send(allowance, 1)).toBe('message-rate');
    expect(limiter.takeConnection('a')).toEqual({ isTaken: false, reason: 'blocked' });
    expect(limiter.takeConnection('b').isTaken).toBe(true);
    clock.advance(12 * HOUR_MS - 1);
    expect(limiter.takeConnection('a').isTaken).toBe(false);
    clock.advance(1);
    expect(limiter.takeConnection('a').isTaken).toBe(true);
  });

  it('count for ten minutes', () => {
    const { clock, connect } = setUp();
    const allowance = connect();
    expect(send(allowance, 2500)).toBeUndefined();
    clock.advance(11 * 60_000);
    expect(send(allowance, 2500)).toBeUndefined();
    clock.advance(5 * 60_000);
    expect(send(allowance, 1)).toBe('message-rate');
  });

  it('are 4 MiB at most', () => {
    const allowance = setUp().connect();
    expect(allowance.takeMessage(4 * 1024 * 1024)).toBeNull();
    expect(allowance.takeMessage(4 * 1024 * 1024 + 1)).toBe('message-size');
  });

  it('are 48 that wait for an answer', () => {
    const allowance = setUp().connect();
    const reasons = Array.from({ length: 49 }, () => allowance.takeQuestion());
    expect(reasons.filter((reason) => reason === null)).toHaveLength(48);
    expect(reasons.at(-1)).toBe('pending-questions');
    allowance.giveBackQuestion();
    expect(allowance.takeQuestion()).toBeNull();
  });

  it('ask for the history of 42 different addresses, however long it lasts', () => {
    const { clock, connect } = setUp();
    const allowance = connect();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 42; at += 1) expect(allowance.takeAccount(`address ${at}`)).toBeNull();
      clock.advance(HOUR_MS);
    }
    expect(allowance.takeAccount('one more')).toBe('accounts');
    expect(connect().takeAccount('one more')).toBeNull();
  });
});

describe('connections of one client', () => {
  it('are opened 64 times a minute at most', () => {
    const { clock, limiter, connect } = setUp();
    for (let at = 0; at < 64; at += 1) connect().end();
    expect(limiter.takeConnection('a')).toEqual({ isTaken: false, reason: 'connection-attempts' });
    clock.advance(60_001);
    expect(limiter.takeConnection('a').isTaken).toBe(true);
  });

  it('are 128 at once at most, each ended once', () => {
    const { clock, limiter, connect } = setUp();
    const open = Array.from({ length: 128 }, (_, at) => {
      if (at === 64) clock.advance(60_001);
      return connect();
    });
    clock.advance(60_001);
    expect(limiter.takeConnection('a')).toEqual({ isTaken: false, reason: 'connections' });
    open[0]?.end();
    open[0]?.end();
    expect(limiter.takeConnection('a').isTaken).toBe(true);
    expect(limiter.takeConnection('a').isTaken).toBe(false);
  });
});
