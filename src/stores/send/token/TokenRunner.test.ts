/** Recorded transfers continue even if the code loads late, or failed to load the first time. */
import { describe, expect, it, vi } from 'vitest';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import { TokenJournal } from '../../chain/TokenJournal.ts';
import { TokenRunner } from './TokenRunner.ts';

type Rounds = typeof import('./tokenRounds.ts');

const SIGNED = { id: 'reveal', commitTxid: 'commit', stage: 'waiting' } as unknown as TokenTransfer;

/** A runner whose rounds come from `load`, with one signed transfer. */
function open(load: (rounds: Rounds) => Promise<Rounds>, transfers: readonly TokenTransfer[] = [SIGNED]) {
  const journal = new TokenJournal();
  journal.add(transfers);
  const services = { pending: {} as PendingJournal, journal };
  const rounds = { takeOver: vi.fn(), release: vi.fn(async () => {}), fetchVerdicts: vi.fn(async () => {}) };
  const loading = vi.fn(() => load(rounds));
  return { ...rounds, services, loading, runner: new TokenRunner({ tokens: [] }, services, loading) };
}

/** A promise resolved by hand. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('rounds that come late', () => {
  it('are not asked for while there is no transfer', async () => {
    const { runner, loading } = open(async (rounds) => rounds, []);
    await runner.run();
    expect(loading).not.toHaveBeenCalled();
  });

  it('hand over what is signed as soon as they are here, and what was asked for meanwhile after it', async () => {
    const { opened, open: arrive } = gate();
    const { runner, release, fetchVerdicts, services, loading } = open(async (rounds) => {
      await opened;
      return rounds;
    });
    const asked = [runner.run(), runner.run()];
    await Promise.resolve();
    expect(release).not.toHaveBeenCalled();
    arrive();
    await Promise.all(asked);
    expect(loading).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledWith(services, expect.any(Function));
    expect(fetchVerdicts).toHaveBeenCalled();
    expect(services.journal.transfers).toEqual([SIGNED]);
  });

  it('are asked for again by the next round after they did not load, and nothing is forgotten until then', async () => {
    let isBroken = true;
    const { runner, release, services } = open(async (rounds) => {
      if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
      return rounds;
    });
    await runner.run();
    expect(release).not.toHaveBeenCalled();
    expect(services.journal.unsettled).toEqual([SIGNED]);
    isBroken = false;
    await runner.run();
    expect(release).toHaveBeenCalledOnce();
  });
});

describe('a round', () => {
  it('hands over first, and asks the indexes after that', async () => {
    const { runner, release, fetchVerdicts, services } = open(async (rounds) => rounds);
    await runner.run();
    expect(fetchVerdicts).toHaveBeenCalledWith(services, []);
    expect(release.mock.invocationCallOrder[0]).toBeLessThan(fetchVerdicts.mock.invocationCallOrder[0] ?? 0);
  });

  it('tells how far it is, and nothing once everything has left', async () => {
    const { runner, release, fetchVerdicts } = open(async (rounds) => rounds);
    const seen: unknown[] = [];
    release.mockImplementation((async (_services: unknown, notify: (progress: object) => void) => {
      seen.push(runner.progress);
      notify({ done: 1, total: 4 });
      seen.push(runner.progress);
    }) as never);
    fetchVerdicts.mockImplementation(async () => void seen.push(runner.progress));
    await runner.run();
    expect(seen).toEqual([null, { done: 1, total: 4 }, null]);
  });

  it('is gone around once more for all who ask while it is under way, and anew for who asks after it', async () => {
    const { opened, open: arrive } = gate();
    const { runner, release } = open(async (rounds) => rounds);
    release.mockImplementationOnce(() => opened);
    const { run } = runner;
    const asked = [run()];
    await expect.poll(() => release.mock.calls.length).toBe(1);
    asked.push(run(), run());
    arrive();
    await Promise.all(asked);
    expect(release).toHaveBeenCalledTimes(2);
    await run();
    expect(release).toHaveBeenCalledTimes(3);
  });
});
