import { describe, expect, it } from 'vitest';
import { cheapStretcher } from './testing/cheapStretcher.ts';
import { NOW_MS, openRoom, PASSWORD, tryPassword, withWallet } from './testing/roomWithWallet.ts';

describe('wrong passwords', () => {
  it('go free five times, then wait, across restarts, longer each time', async () => {
    const { store } = await withWallet();
    let nowMs = NOW_MS;
    const attempt = (password: string) => tryPassword(openRoom(store), password, nowMs);
    for (const freeTriesLeft of [4, 3, 2, 1, 0]) {
      expect(await attempt('wrong')).toEqual({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft },
      });
    }
    for (const seconds of [30, 60, 300, 900, 3600, 3600]) {
      const untilMs = nowMs + seconds * 1000;
      expect(await attempt(PASSWORD)).toEqual({ ok: false, problem: { kind: 'throttled', untilMs } });
      nowMs = untilMs;
      expect(await attempt('wrong')).toMatchObject({ problem: { kind: 'wrong-password', freeTriesLeft: 0 } });
    }
    nowMs += 3_600_000;
    expect((await attempt(PASSWORD)).ok).toBe(true);
    expect(await attempt('wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('count before they are looked at, so that a kill gives no free try', async () => {
    const { store } = await withWallet();
    for (let run = 0; run < 5; run += 1) {
      const killed = openRoom(store, {
        stretcher: { ...cheapStretcher, again: () => new Promise(() => undefined) },
      });
      void tryPassword(killed, 'wrong');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await tryPassword(openRoom(store), PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
  });

  it('are evaluated one after the other, however many are sent at once', async () => {
    const { store } = await withWallet();
    const room = openRoom(store);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryPassword(room, 'wrong')));
    const kinds = answers.map((answer) => (answer.ok ? 'open' : answer.problem.kind));
    expect(kinds).toEqual([...Array(5).fill('wrong-password'), ...Array(3).fill('throttled')]);
  });

  it('wait no shorter when the clock is moved backwards, and not for years', async () => {
    const { store } = await withWallet();
    for (let run = 0; run < 5; run += 1) await tryPassword(openRoom(store), 'wrong');
    const earlierMs = NOW_MS - 365 * 86_400_000;
    const throttled = { problem: { kind: 'throttled', untilMs: earlierMs + 30_000 } };
    expect(await tryPassword(openRoom(store), PASSWORD, earlierMs)).toMatchObject(throttled);
    expect(await tryPassword(openRoom(store), PASSWORD, earlierMs + 29_999)).toMatchObject(throttled);
    expect((await tryPassword(openRoom(store), PASSWORD, earlierMs + 30_000)).ok).toBe(true);
  });

  it('are not counted when the password could not be looked at', async () => {
    const { store } = await withWallet();
    const before = store.texts.get('tries');
    const broken = openRoom(store, {
      stretcher: { ...cheapStretcher, again: () => Promise.reject(new Error('no memory')) },
    });
    for (let run = 0; run < 6; run += 1) await expect(tryPassword(broken, 'x')).rejects.toThrow('no memory');
    expect(before).toBeUndefined();
    expect(await tryPassword(openRoom(store), 'wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('include the empty one', async () => {
    const { store } = await withWallet();
    expect(await tryPassword(openRoom(store), '')).toMatchObject({ problem: { kind: 'wrong-password' } });
  });
});
