/** Tokens show at once after a restart, with their age, and stay when no index responds. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { balanceOf, createFakeIndex } from '../../../mocks/fixtures/fakeIndex.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import { PortfolioCache } from './PortfolioCache.ts';
import { readPortfolio, savePortfolio } from './savedPortfolio.ts';

const OWN = testAddress(1);
const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });

function open() {
  const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 500n)] });
  const clock = createManualClock();
  const cache = () => new PortfolioCache({ tokens: [index], inscriptions: null, clock }, () => 100);
  const restart = (before: PortfolioCache) => {
    const after = cache();
    after.state = readPortfolio(JSON.parse(JSON.stringify(savePortfolio(before.state))));
    return after;
  };
  return { index, clock, cache, restart };
}

describe('what is kept of tokens', () => {
  it('shows at once after a restart, with its age', async () => {
    const { cache, restart, clock } = open();
    const before = cache();
    await before.refresh(OWN);
    const readAtMs = clock.nowMs();
    clock.advance(60_000);
    const after = restart(before);
    expect(after.state).toMatchObject({ status: 'loading', previousAtMs: readAtMs });
    expect(after.portfolio?.voices).toMatchObject([{ name: 'one.test', atMs: readAtMs, isKept: true }]);
    expect(after.portfolio?.voices[0]?.balances.get(UNIX)).toMatchObject({ amount: 500n, tick: 'UNIX' });
  });

  it('stays when no index answers, and says since when', async () => {
    const { cache, restart, index, clock } = open();
    const before = cache();
    await before.refresh(OWN);
    const readAtMs = clock.nowMs();
    const after = restart(before);
    index.tale.fault = new Fault('offline', 'test');
    clock.advance(60_000);
    await after.refresh(OWN);
    expect(after.portfolio?.voices[0]?.balances.get(UNIX)).toMatchObject({ amount: 500n });
    expect(after.reports).toMatchObject([{ status: 'silent', lastAtMs: readAtMs }]);
  });

  it('gives way to what an index says now, and to another address', async () => {
    const { cache, restart, index } = open();
    const before = cache();
    await before.refresh(OWN);
    index.tale.balances = [balanceOf('UNIX', 7n)];
    const after = restart(before);
    await after.refresh(OWN);
    expect(after.portfolio?.voices).toMatchObject([{ isKept: false }]);
    expect(after.portfolio?.voices[0]?.balances.get(UNIX)).toMatchObject({ amount: 7n });
    const other = restart(before);
    index.tale.fault = new Fault('offline', 'test');
    await other.refresh(testAddress(2));
    expect(other.portfolio).toBeNull();
  });

  it.each([
    null,
    'text',
    { address: OWN, atMs: 1, voices: [{}] },
    { address: OWN, atMs: '1', voices: [] },
    { address: OWN, atMs: 1, voices: [{ name: 'a', kind: 'x', height: 1, atMs: 1, balances: [] }] },
  ])('is nothing where it was spoilt: %j', (stored) => {
    expect(readPortfolio(stored)).toEqual({ status: 'idle' });
  });
});
