import { describe, expect, it } from 'vitest';
import { doge } from '../builders/doge.ts';
import { testAddress } from '../builders/keys.ts';
import { coinsOf, readAddress } from '../sandbox/blockbook/accountHistory.ts';
import { Sandbox } from '../sandbox/chain/Sandbox.ts';
import { WORLDS, type WorldName } from './worlds.ts';

const ADDRESS = testAddress(1);

function enter(name: WorldName): { readonly sandbox: Sandbox; readonly values: readonly bigint[] } {
  const sandbox = new Sandbox();
  WORLDS[name](sandbox, ADDRESS);
  const coins = coinsOf(readAddress(ADDRESS, sandbox), sandbox, false);
  return { sandbox, values: coins.map((coin) => coin.value) };
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

describe('the worlds', () => {
  it.each<[WorldName, number, bigint]>([
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
});
