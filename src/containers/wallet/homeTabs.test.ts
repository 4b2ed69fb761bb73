import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  createFakeIndex,
  createFakeOrd,
  fileOf,
  nftOf,
} from '../../../mocks/fixtures/fakeIndex.ts';
import { OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import { homeTabsEvents, homeTabsView, readTab } from './homeTabs.ts';

const OFFLINE = new Fault('offline', 'test');
const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });

describe("the wallet's tabs", () => {
  it('pretend nothing without an index', async () => {
    const { stores } = await openTokens({});
    expect(homeTabsView(stores)).toMatchObject({
      tokens: { kind: 'unread' },
      nfts: { kind: 'unread' },
      files: { kind: 'unread' },
      loadContent: null,
    });
  });

  it('know no files where only inscriptions are told of', async () => {
    const { stores } = await openTokens({ inscriptions: createFakeOrd('ord.test') });
    expect(homeTabsView(stores)).toMatchObject({ nfts: { kind: 'loading' }, files: { kind: 'unread' } });
  });

  it('show what is held, and say that there is none only when every kind of index said so', async () => {
    const index = createFakeIndex('one.test');
    const ord = createFakeOrd('ord.test', { fault: OFFLINE });
    const { stores } = await openTokens({ tokens: [index], inscriptions: ord });
    const tokens = () => homeTabsView(stores).tokens;
    expect(tokens().kind).toBe('loading');
    await stores.tokens.refresh();
    expect(tokens()).toMatchObject({ kind: 'failed', fault: OFFLINE });
    ord.tale.fault = null;
    await stores.tokens.refresh();
    expect(tokens()).toMatchObject({ kind: 'empty', freshness: { kind: 'fresh' } });
    index.tale.balances = [balanceOf('UNIX', 1n)];
    await stores.tokens.refresh();
    expect(tokens()).toMatchObject({ kind: 'ready', known: 1, holdings: [{ key: UNIX }] });
  });

  it('fail when nobody answers at first, and are of before when nobody answers any more', async () => {
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 1n)], fault: OFFLINE });
    const { stores, clock } = await openTokens({ tokens: [index] });
    await stores.tokens.refresh();
    expect(homeTabsView(stores).tokens).toMatchObject({ kind: 'failed', reports: [{ status: 'silent' }] });
    index.tale.fault = null;
    await stores.tokens.refresh();
    const readAtMs = clock.nowMs();
    clock.advance(60_000);
    index.tale.fault = OFFLINE;
    await stores.tokens.refresh();
    expect(homeTabsView(stores).tokens).toMatchObject({
      kind: 'ready',
      holdings: [{ amount: 1n }],
      freshness: { kind: 'offline', atMs: readAtMs },
    });
    index.tale.fault = new Fault('bad-answer', 'test');
    await stores.tokens.refresh();
    expect(homeTabsView(stores).tokens).toMatchObject({ freshness: { kind: 'stale', atMs: readAtMs } });
  });

  it('read their lists when they are opened, and further when they are scrolled', async () => {
    const files = Array.from({ length: 60 }, (_, position) => fileOf(position, OWN));
    const index = createFakeIndex('one.test', { files, nfts: [nftOf(1, OWN)] });
    const app = await openTokens({ tokens: [index] });
    const { tokens, ui } = app.stores;
    await readTab(tokens, 1);
    expect(homeTabsView(app.stores).nfts).toMatchObject({ kind: 'ready', total: 1, rest: { kind: 'end' } });
    ui.updateWalletTabScreen({ tabKey: 2 });
    await readTab(tokens, 2);
    expect(homeTabsView(app.stores).files).toMatchObject({
      kind: 'ready',
      total: 60,
      rest: { kind: 'more' },
    });
    homeTabsEvents(app).onMoreItems();
    expect(homeTabsView(app.stores).files).toMatchObject({ kind: 'ready', rest: { kind: 'loading' } });
    index.tale.fault = OFFLINE;
    await tokens.lists.files.refresh();
    expect(homeTabsView(app.stores).files).toMatchObject({ kind: 'ready', freshness: { kind: 'offline' } });
    await tokens.lists.files.more();
    expect(homeTabsView(app.stores).files).toMatchObject({ rest: { kind: 'failed', fault: OFFLINE } });
  });

  it('say which index did not tell its list, though it told its tokens', async () => {
    const ord = createFakeOrd('ord.test');
    const quiet = { ...ord, inscriptions: () => Promise.reject(OFFLINE) };
    const app = await openTokens({
      tokens: [createFakeIndex('one.test', { nfts: [nftOf(1, OWN)] })],
      inscriptions: quiet,
    });
    await app.stores.tokens.refresh();
    await readTab(app.stores.tokens, 1);
    expect(homeTabsView(app.stores).nfts).toMatchObject({
      kind: 'ready',
      reports: [{ status: 'answers' }, { name: 'ord.test', status: 'silent' }],
    });
  });

  it('lead to what was pressed, and remember what was chosen', async () => {
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 1n)] });
    const app = await openTokens({ tokens: [index] });
    await app.stores.tokens.refresh();
    const events = homeTabsEvents(app);
    const file = fileOf(1, OWN).fileId;
    events.onToken(UNIX);
    events.onNft('nft/ai:CATS:1');
    events.onFile(file);
    expect(app.navigations).toEqual([
      `go token {"token":"${UNIX}"}`,
      'go nft {"nft":"nft/ai:CATS:1"}',
      `go file {"file":"${file}"}`,
    ]);
    events.onShelve(UNIX, true);
    expect(homeTabsView(app.stores).tokens).toMatchObject({ holdings: [], archived: [{ key: UNIX }] });
    events.onShelve(UNIX, false);
    events.onSort('name');
    events.onSearchTokens('nothing like it');
    expect(homeTabsView(app.stores).tokens).toMatchObject({
      holdings: [],
      known: 1,
      sort: 'name',
      sought: 'nothing like it',
    });
  });
});
