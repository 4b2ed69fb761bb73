import { describe, expect, it } from 'vitest';
import { cheapKeyDerivation } from '../../../../mocks/vault/cheapKeyDerivation.ts';
import {
  NOW_MS,
  openService,
  PASSWORD,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';

describe('wrong passwords', () => {
  it('are on disk as a try before anything is made of them', async () => {
    const { store } = await withWallet();
    let derivations = 0;
    const service = openService(store, {
      keyDerivation: {
        ...cheapKeyDerivation,
        again: (...given) => {
          derivations += 1;
          return cheapKeyDerivation.again(...given);
        },
      },
    });
    let release = () => {};
    const isOnDisk = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { replace } = store;
    Object.assign(store, {
      replace: async (...given: Parameters<typeof replace>) => {
        if (given[0] === 'tries') await isOnDisk;
        return replace(...given);
      },
    });
    const attempt = tryPassword(service, 'wrong');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(derivations).toBe(0);
    release();
    expect(await attempt).toMatchObject({ problem: { kind: 'wrong-password' } });
    expect(derivations).toBe(1);
  });

  it('go free five times, then wait, longer each time', async () => {
    const { store } = await withWallet();
    let waitedMs = 0;
    const service = openService(store, { monotonicMs: () => waitedMs });
    const attempt = (password: string) => tryPassword(service, password);
    for (const freeTriesLeft of [4, 3, 2, 1, 0]) {
      expect(await attempt('wrong')).toEqual({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft },
      });
    }
    for (const seconds of [30, 60, 300, 900, 3600, 3600]) {
      const untilMs = NOW_MS + seconds * 1000;
      expect(await attempt(PASSWORD)).toEqual({ ok: false, problem: { kind: 'throttled', untilMs } });
      waitedMs += seconds * 1000 - 1;
      const last = { kind: 'throttled', untilMs: NOW_MS + 1 };
      expect(await attempt(PASSWORD)).toEqual({ ok: false, problem: last });
      waitedMs += 1;
      expect(await attempt('wrong')).toMatchObject({ problem: { kind: 'wrong-password', freeTriesLeft: 0 } });
    }
    waitedMs += 3_600_000;
    expect((await attempt(PASSWORD)).ok).toBe(true);
    expect(await attempt('wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('wait on after a restart, for what was left when it was last noted', async () => {
    const { store } = await withWallet();
    let waitedMs = 0;
    const start = () => openService(store, { monotonicMs: () => waitedMs });
    const service = start();
    for (let run = 0; run < 5; run += 1) await tryPassword(service, 'wrong');
    waitedMs += 20_000;
    const left = { problem: { kind: 'throttled', untilMs: NOW_MS + 10_000 } };
    expect(await tryPassword(service, PASSWORD)).toMatchObject(left);
    waitedMs += 9_000;
    const again = start();
    expect(await tryPassword(again, PASSWORD)).toMatchObject(left);
    waitedMs += 10_000;
    expect((await tryPassword(again, PASSWORD)).ok).toBe(true);
  });

  it('count before they are looked at, so that a kill gives no free try', async () => {
    const { store } = await withWallet();
    for (let run = 0; run < 5; run += 1) {
      const killed = openService(store, {
        keyDerivation: { ...cheapKeyDerivation, again: () => new Promise(() => undefined) },
      });
      void tryPassword(killed, 'wrong');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await tryPassword(openService(store), PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
  });

  it('are evaluated one after the other, however many are sent at once', async () => {
    const { store } = await withWallet();
    const service = openService(store);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryPassword(service, 'wrong')));
    const kinds = answers.map((answer) => (answer.ok ? 'open' : answer.problem.kind));
    expect(kinds).toEqual([...Array(5).fill('wrong-password'), ...Array(3).fill('throttled')]);
  });

  it('wait neither shorter nor for years when the clock is moved backwards', async () => {
    const { store } = await withWallet();
    let waitedMs = 0;
    const service = openService(store, { monotonicMs: () => waitedMs });
    for (let run = 0; run < 5; run += 1) await tryPassword(service, 'wrong');
    const earlierMs = NOW_MS - 365 * 86_400_000;
    const throttled = { problem: { kind: 'throttled', untilMs: earlierMs + 30_000 } };
    expect(await tryPassword(service, PASSWORD, earlierMs)).toMatchObject(throttled);
    waitedMs += 30_000;
    expect((await tryPassword(service, PASSWORD, earlierMs)).ok).toBe(true);
  });

  it('are not counted when the password could not be looked at', async () => {
    const { store } = await withWallet();
    const before = store.texts.get('tries');
    const broken = openService(store, {
      keyDerivation: { ...cheapKeyDerivation, again: () => Promise.reject(new Error('no memory')) },
    });
    for (let run = 0; run < 6; run += 1) await expect(tryPassword(broken, 'x')).rejects.toThrow('no memory');
    expect(before).toBeUndefined();
    expect(await tryPassword(openService(store), 'wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('include the empty one, which nothing is derived for', async () => {
    const { store } = await withWallet();
    const again = () => Promise.reject(new RangeError('an empty password'));
    const service = openService(store, { keyDerivation: { ...cheapKeyDerivation, again } });
    expect(await tryPassword(service, '')).toMatchObject({
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
  });

  it('are written once for each, and anew only for what was waited since', async () => {
    const { store } = await withWallet();
    let waitedMs = 0;
    const service = openService(store, { monotonicMs: () => waitedMs });
    for (let run = 0; run < 5; run += 1) await tryPassword(service, 'wrong');
    const writes = () => store.calls.filter((call) => call === 'replace tries').length;
    expect(writes()).toBe(5);
    await tryPassword(service, PASSWORD);
    expect(writes()).toBe(5);
    waitedMs += 1;
    await tryPassword(service, PASSWORD);
    expect(writes()).toBe(6);
    expect(store.texts.get('tries')).toBe('{"wrong":5,"leftMs":29999}');
  });

  it('keep nobody out when the right one cannot be noted: it opens, and the count stays', async () => {
    const { store } = await withWallet();
    await tryPassword(openService(store), 'wrong');
    const { replace } = store;
    store.replace = async (entry, expected, next) => {
      if (next === '{"wrong":0,"leftMs":0}') throw new Error('full');
      return replace(entry, expected, next);
    };
    expect((await tryPassword(openService(store), PASSWORD)).ok).toBe(true);
    expect(store.texts.get('tries')).toBe('{"wrong":2,"leftMs":0}');
  });
});
