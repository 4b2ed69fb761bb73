import { describe, expect, it } from 'vitest';
import { balanceOf, createFakeIndex, createFakeOrd } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, OWN, onlyHolding, openTokens, showAccount } from '../../../mocks/fixtures/tokenWallet.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';

const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });
const OFFLINE = new Fault('offline', 'test');

/** Two ledger indexes with the same claims. */
async function twoIndexes() {
  const one = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 500n)] });
  const two = createFakeIndex('two.test', { balances: [balanceOf('UNIX', 500n)] });
  const app = await openTokens({ tokens: [one, two] });
  await app.stores.tokens.refresh();
  return { one, two, ...app.stores, lists: app.lists, clock: app.clock, app };
}

describe('what several indexes say of a token', () => {
  it('is believed when they agree', async () => {
    const { tokens } = await twoIndexes();
    expect(tokens.holding(UNIX)).toMatchObject({ amount: 500n, agreement: 'agree' });
    expect(tokens.holding(UNIX)?.claims.map(({ index, amount }) => [index, amount])).toEqual([
      ['one.test', 500n],
      ['two.test', 500n],
    ]);
  });

  it('shows both claims when they differ, and only the lower one counts', async () => {
    const { tokens, two } = await twoIndexes();
    two.tale.balances = [balanceOf('UNIX', 900n)];
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({
      amount: 500n,
      agreement: 'differ',
      claims: [{ amount: 500n }, { amount: 900n }],
    });
  });

  it('counts as nothing what one of them does not list', async () => {
    const { tokens, lists, two } = await twoIndexes();
    two.tale.balances = [];
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({
      amount: 0n,
      agreement: 'differ',
      claims: [{ amount: 500n }, { amount: 0n }],
    });
    expect(lists.rows.shown).toHaveLength(1);
  });

  it('keeps what one said before it fell silent, and how old that is', async () => {
    const { tokens, two, clock } = await twoIndexes();
    const saidAtMs = clock.nowMs();
    two.tale.fault = OFFLINE;
    clock.advance(60_000);
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({
      amount: 500n,
      agreement: 'one-silent',
      claims: [
        { index: 'one.test', isKept: false, atMs: saidAtMs + 60_000 },
        { index: 'two.test', isKept: true, atMs: saidAtMs },
      ],
    });
    expect(tokens.portfolio.reports).toMatchObject([
      { name: 'one.test', status: 'answers' },
      { name: 'two.test', status: 'silent', fault: OFFLINE, lastAtMs: saidAtMs },
    ]);
  });

  it('has no claim of an index that never answered', async () => {
    const two = createFakeIndex('two.test', { fault: OFFLINE });
    const one = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 500n)] });
    const { stores } = await openTokens({ tokens: [one, two] });
    await stores.tokens.refresh();
    expect(stores.tokens.holding(UNIX)).toMatchObject({ amount: 500n, agreement: 'one-silent' });
    expect(stores.tokens.holding(UNIX)?.claims).toHaveLength(1);
    expect(stores.tokens.portfolio.reports[1]).toMatchObject({ status: 'silent', lastAtMs: null });
  });

  it('keeps the previous value when an answer cannot be read', async () => {
    const { tokens, one, two } = await twoIndexes();
    one.tale.fault = new Fault('bad-answer', 'test');
    two.tale.fault = new Fault('bad-answer', 'test');
    await tokens.refresh();
    expect(tokens.holding(UNIX)).toMatchObject({
      amount: 500n,
      claims: [{ isKept: true }, { isKept: true }],
    });
  });
});

describe('how far an index has read', () => {
  it('is measured against its own chain and the chain of our servers, whichever is longer', async () => {
    const one = createFakeIndex('one.test', { indexed: 95, chain: 97 });
    const two = createFakeIndex('two.test', { indexed: 90, chain: 110 });
    const chain = { tip: async () => ({ height: 100, hash: 'aa' }), unspent: async () => [] };
    const { stores } = await openTokens({ tokens: [one, two], chain });
    await stores.tx.refresh();
    await stores.tokens.refresh();
    expect(stores.tokens.portfolio.reports).toMatchObject([
      { height: 95, behind: 5 },
      { height: 90, behind: 20 },
    ]);
  });

  it('is nothing to complain about when it is ahead of our servers', async () => {
    const index = createFakeIndex('one.test', { indexed: 101 });
    const chain = { tip: async () => ({ height: 100, hash: 'aa' }), unspent: async () => [] };
    const { stores } = await openTokens({ tokens: [index], chain });
    await stores.tx.refresh();
    await stores.tokens.refresh();
    expect(stores.tokens.portfolio.reports).toMatchObject([{ behind: 0 }]);
  });

  it('never takes back what an index said of a later block', async () => {
    const { tokens, two } = await twoIndexes();
    two.tale.indexed = 97;
    two.tale.chain = 100;
    two.tale.balances = [balanceOf('UNIX', 3n)];
    await tokens.refresh();
    expect(tokens.portfolio.reports[1]).toMatchObject({ status: 'answers', height: 97, behind: 3 });
    expect(tokens.holding(UNIX)?.claims[1]).toMatchObject({ amount: 500n, height: 100, isKept: true });
    two.tale.indexed = 100;
    await tokens.refresh();
    expect(tokens.holding(UNIX)?.claims[1]).toMatchObject({ amount: 3n, height: 100, isKept: false });
  });
});

describe('a first reading', () => {
  it('fails when no index answers: unknown is never empty', async () => {
    const one = createFakeIndex('one.test', { fault: OFFLINE });
    const { stores, lists } = await openTokens({
      tokens: [one],
      inscriptions: createFakeOrd('ord.test', { fault: OFFLINE }),
    });
    await stores.tokens.refresh();
    expect(stores.tokens.portfolio.state).toMatchObject({ status: 'failed', fault: OFFLINE });
    expect(stores.tokens.portfolio.portfolio).toBeNull();
    expect(stores.tokens.portfolio.reports).toMatchObject([{ status: 'silent' }, { status: 'silent' }]);
    expect(lists.holdings).toEqual([]);
  });

  it('is as good as any other once an index comes back', async () => {
    const one = createFakeIndex('one.test', { fault: OFFLINE, balances: [balanceOf('UNIX', 5n)] });
    const { stores } = await openTokens({ tokens: [one] });
    await stores.tokens.refresh();
    one.tale.fault = null;
    await stores.tokens.refresh();
    expect(stores.tokens.holding(UNIX)).toMatchObject({ amount: 5n, agreement: 'single' });
  });

  it('is none at all without an index', async () => {
    const { stores } = await openTokens({});
    await stores.tokens.refresh();
    expect(stores.tokens.portfolio.state.status).toBe('idle');
    expect(stores.tokens.hasIndexes).toBe(false);
  });
});

describe('tokens of one tick', () => {
  it('are told apart by protocol and tick_id, and never added', async () => {
    const [first, second] = [txid('11'.repeat(32)), txid('22'.repeat(32))];
    const memes = [first, second].map((tickId, position) =>
      balanceOf('DOGI', BigInt(position + 1), { id: { protocol: 'meme-20', tickId } }),
    );
    const ledger = createFakeIndex('one.test', { balances: [balanceOf('DOGI', 7n), ...memes] });
    const onCoins = balanceOf('dogi', 9n, {
      id: { protocol: 'doginals', tick: 'dogi' },
      decimals: 18,
      transferable: tokenUnits(4n),
    });
    const ord = createFakeOrd('ord.test', { balances: [onCoins] });
    const { stores } = await openTokens({ tokens: [ledger], inscriptions: ord });
    await stores.tokens.refresh();
    const reported = stores.tokens.holdings.map(({ key, amount, transferable, agreement }) => [
      ...[key, amount, transferable, agreement],
    ]);
    expect(reported).toEqual([
      ['drc-20:DOGI', 7n, null, 'single'],
      [`meme-20:${first}`, 1n, null, 'single'],
      [`meme-20:${second}`, 2n, null, 'single'],
      ['doginals:dogi', 9n, 4n, 'single'],
    ]);
  });
});

describe('what a token is worth', () => {
  it('comes from the first index that knows prices; without one it is unknown', async () => {
    const prices = new Map([[UNIX, 2_000_000n * 100_000_000n]]);
    const one = createFakeIndex('one.test', {
      balances: [balanceOf('UNIX', 300_000_000n), balanceOf('RARE', 1n)],
    });
    const two = createFakeIndex('two.test', { balances: one.tale.balances, prices });
    one.tale.prices = prices;
    const { stores } = await openTokens({ tokens: [one, two] });
    await stores.tokens.refresh();
    expect(stores.tokens.holding(UNIX)?.value).toBe(6_000_000n);
    expect(onlyHolding(stores.tokens.holdings, 'RARE')).toMatchObject({ price: null, value: null });
  });

  it('stays known while nobody tells prices', async () => {
    const one = createFakeIndex('one.test', {
      balances: [balanceOf('UNIX', 1n)],
      prices: new Map([[UNIX, 5n]]),
    });
    const { stores } = await openTokens({ tokens: [one] });
    await stores.tokens.refresh();
    one.tale.fault = OFFLINE;
    await stores.tokens.refresh();
    expect(stores.tokens.holding(UNIX)?.price).toBe(5n);
  });
});

describe('another address', () => {
  it('never sees an answer that was meant for the last one', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 5n)], gate });
    const app = await openTokens({ tokens: [index] });
    const { tokens } = app.stores;
    const first = tokens.refresh();
    showAccount(app, OTHER);
    tokens.clearChain();
    index.tale.gate = null;
    index.tale.balances = [];
    const second = tokens.refresh();
    open();
    await Promise.all([first, second]);
    expect(tokens.portfolio.portfolio?.address).toBe(OTHER);
    expect(tokens.holdings).toEqual([]);
  });

  it('shows nothing of the last one while it is read', async () => {
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 5n)] });
    const app = await openTokens({ tokens: [index] });
    await app.stores.tokens.refresh();
    expect(app.stores.tokens.holdings).toHaveLength(1);
    showAccount(app, OTHER);
    expect(app.stores.tokens.holdings).toEqual([]);
    showAccount(app, OWN);
    expect(app.stores.tokens.holdings).toHaveLength(1);
  });
});
