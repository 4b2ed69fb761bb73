import { describe, expect, it } from 'vitest';
import { doge } from '../builders/coins.ts';
import { testAddress } from '../builders/keys.ts';
import { coinsOf, readAddress } from '../sandbox/blockbook/accountHistory.ts';
import type { Sandbox } from '../sandbox/chain/Sandbox.ts';
import { SandboxControl } from '../sandbox/control.ts';
import { rowsOf } from '../sandbox/tokens/querying.fixture.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import { HUGE_AMOUNT, LIKE_UNIX } from './tokenScenarios.ts';

const ADDRESS = testAddress(1);

function enter(name: ScenarioName): {
  readonly control: SandboxControl;
  readonly sandbox: Sandbox;
  readonly values: readonly bigint[];
} {
  const control = new SandboxControl();
  const { sandbox } = control;
  SCENARIOS[name](control, ADDRESS);
  const coins = coinsOf(readAddress(ADDRESS, sandbox), control.source, false);
  return { control, sandbox, values: coins.map((coin) => coin.value) };
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

describe('the scenarios', () => {
  it.each<[ScenarioName, number, bigint]>([
    ['fresh', 0, 0n],
    ['funded', 3, doge('149.75')],
    ['hodler', 1, doge('1132715439.96')],
    ['dustOnly', 10, doge('0.05')],
    ['pendingTx', 2, doge('112.5')],
    ['busy', 60, doge('1830')],
    ['inscribed', 4, doge('50.003')],
    ['immature', 2, doge('500020')],
  ])('%s holds what it says', (name, count, total) => {
    const { values } = enter(name);
    expect(values).toHaveLength(count);
    expect(sum(values)).toBe(total);
  });

  it('manyCoins holds 400 coins of at most 100 DOGE', () => {
    const { values } = enter('manyCoins');
    expect(values).toHaveLength(400);
    expect(values.every((value) => value >= doge('0.1') && value <= doge('100'))).toBe(true);
  });

  it('hodler passes what a number holds exactly', () => {
    expect(sum(enter('hodler').values)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });

  it('pendingTx waits in the mempool', () => {
    expect(enter('pendingTx').sandbox.mempool.size).toBe(1);
  });

  it('is the same every time', () => {
    expect(enter('manyCoins').sandbox.tip.hash).toBe(enter('manyCoins').sandbox.tip.hash);
  });

  it('tokens has each kind of token, and more of one than a number holds exactly', async () => {
    const { control } = enter('tokens');
    const drc20 = await rowsOf(control, '/v4/drc20/collect-address', { holder_address: ADDRESS, limit: 50 });
    const amounts = new Map((drc20 as { tick: string; amt: string }[]).map(({ tick, amt }) => [tick, amt]));
    expect(amounts.size).toBe(7);
    expect(amounts.get('HUGE')).toBe(String(HUGE_AMOUNT));
    expect(amounts.get(LIKE_UNIX)).toBe('100000000000000');
    expect(await rowsOf(control, '/v4/meme20/collect-address', { holder_address: ADDRESS })).toHaveLength(2);
  });

  it('files, nfts and doginals hold what they say', async () => {
    const { control } = enter('collector');
    const asked = { holder_address: ADDRESS };
    expect(await rowsOf(control, '/v4/file/collect-address', asked)).toHaveLength(7);
    expect(await rowsOf(control, '/v4/nft/collect-address', asked)).toHaveLength(5);
    expect(control.tokens.inscriptions.inscriptions.size).toBe(5);
    const [dogi] = control.tokens.inscriptions.ledger.balancesOf(ADDRESS);
    expect(dogi).toMatchObject({
      tick: 'dogi',
      available: 7495n * 10n ** 17n,
      transferable: 2505n * 10n ** 17n,
    });
  });
});
