// Malformed index entries, token kinds that an index lacks, and an index whose chain is being reorganized.
import { describe, expect, it } from 'vitest';
import { balanceOf, createFakeIndex, fileOf } from '../../../mocks/fixtures/fakeIndex.ts';
import { OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { fetchHoldings } from './fetchHoldings.ts';

const UNIX = { protocol: 'drc-20', tick: 'UNIX' } as const;
const MEME = { protocol: 'meme-20', tickId: 'ab'.repeat(32) as Txid } as const;
const meme = balanceOf('wow', 7n, { id: MEME });

type Index = ReturnType<typeof createFakeIndex>;

async function holdingsOf(...indexes: readonly Index[]) {
  const { stores } = await openTokens({ tokens: indexes });
  await stores.tokens.refresh();
  return stores.tokens;
}

const held = (asset: Parameters<typeof fetchHoldings>[0]['asset'], ...indexers: readonly Index[]) =>
  fetchHoldings({
    indexers,
    holder: OWN,
    asset,
    tip: 100,
    nowMs: 0,
    signal: new AbortController().signal,
  });

describe('entries that make no sense', () => {
  it('are counted beside the tokens that do', async () => {
    const tokens = await holdingsOf(
      createFakeIndex('one', { balances: [balanceOf('UNIX', 5n)], leftOut: 2 }),
    );
    expect(tokens.holdings).toMatchObject([{ amount: 5n, agreement: 'single' }]);
    expect(tokens.portfolio.reports).toMatchObject([{ status: 'answers', leftOut: 2 }]);
  });

  it('say nothing of their token, which is not nothing held', async () => {
    const one = createFakeIndex('one', { balances: [balanceOf('UNIX', 5n)] });
    const two = createFakeIndex('two', { leftOut: 1, unclear: new Set([tokenKey(UNIX)]) });
    const { holdings } = await holdingsOf(one, two);
    expect(holdings).toMatchObject([{ amount: 5n, claims: [{ index: 'one' }], agreement: 'one-silent' }]);
    const claims = await held({ kind: 'token', id: UNIX }, one, two);
    expect(claims).toMatchObject([{ claim: { amount: 5n } }, { index: 'two', claim: null }]);
  });
});

describe('a kind of tokens that an index does not keep', () => {
  it('is no claim of it, on home or before signing', async () => {
    const one = createFakeIndex('one', { balances: [meme] });
    const older = createFakeIndex('older', { protocols: ['drc-20'] });
    const { holdings } = await holdingsOf(one, older);
    expect(holdings).toMatchObject([{ amount: 7n, claims: [{ index: 'one' }], agreement: 'single' }]);
    expect(await held({ kind: 'token', id: MEME }, one, older)).toMatchObject([{ index: 'one' }]);
  });
});

describe('an index that has read blocks which its chain no longer has', () => {
  it('is not heard', async () => {
    const index = createFakeIndex('one', { balances: [balanceOf('UNIX', 5n)], indexed: 100, chain: 99 });
    const tokens = await holdingsOf(index);
    expect(tokens.portfolio.reports).toMatchObject([{ status: 'silent', fault: { kind: 'bad-answer' } }]);
    expect(await held({ kind: 'token', id: UNIX }, index)).toMatchObject([{ claim: null }]);
  });

  it('is heard once a list was read at one block', async () => {
    const index = createFakeIndex('one', { balances: [balanceOf('UNIX', 5n)] });
    const { stores } = await openTokens({ tokens: [index] });
    const heights = [100, 101, 101];
    const asked = index.height;
    index.height = async () => {
      index.tale.indexed = heights.shift() ?? 101;
      return asked();
    };
    await stores.tokens.refresh();
    expect(stores.tokens.portfolio.reports).toMatchObject([{ height: 101 }]);
    expect(index.tale.asked.filter((question) => question === 'balances')).toHaveLength(2);
  });
});

describe('a file', () => {
  it('is asked for by itself, whatever else the list holds', async () => {
    const file = fileOf(1, OWN);
    const index = createFakeIndex('one', { files: [file], leftOut: 3 });
    expect(await held({ kind: 'file', fileId: file.fileId }, index)).toMatchObject([
      { claim: { amount: 1n } },
    ]);
    index.holdsFile = async () => {
      throw new Fault('bad-answer', 'a file that makes no sense');
    };
    expect(await held({ kind: 'file', fileId: file.fileId }, index)).toMatchObject([{ claim: null }]);
  });
});

describe('a price', () => {
  const DOGE = 10n ** 16n;
  it.each([
    [DOGE / 4n, 2_100_000_000_000_000n, false],
    [DOGE * 10_000n, 2_100_000_000_000_000n, true],
    [DOGE, 10n ** 41n - 1n, true],
    [DOGE * 10n ** 12n, null, true],
  ])('of %d, of a supply of %s units, is marked: %s', async (price, max, isPriceOdd) => {
    const prices = new Map([[tokenKey(UNIX), price]]);
    const { holdings } = await holdingsOf(
      createFakeIndex('one', { balances: [balanceOf('UNIX', 5n, { max: max as never })], prices }),
    );
    expect(holdings).toMatchObject([{ price, isPriceOdd }]);
    expect(holdings[0]?.value === null).toBe(isPriceOdd);
  });
});
