import { describe, expect, it } from 'vitest';
import { tokenTransferOf } from '../../../mocks/builders/tokenTransfers.ts';
import {
  balanceOf,
  createFakeIndex,
  createFakeOrd,
  fileOf,
  infoOf,
  nftOf,
} from '../../../mocks/fixtures/fakeIndex.ts';
import { OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { MAX_CONTENT_BYTES } from '../../ports/ContentGateway.ts';
import { EMPTY_ACCOUNT } from '../../stores/accounts/Account.ts';
import { addTokenView, showToken } from './AddTokenContainer.tsx';
import { fileView } from './FileContainer.tsx';
import { nftView } from './NftContainer.tsx';
import { tokenEvents } from './TokenContainer.tsx';
import { tokenView } from './tokenView.ts';

const AROUND = { copied: null, nowMs: 9 } as const;
const FILE_AROUND = { canSend: true, nowMs: 9 } as const;
const OFFLINE = new Fault('offline', 'test');
const UNIX: TokenKey = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });

describe('a token', () => {
  it.each(['DIS', 'A-SWAP-B', 'WDOGE(WRAPPED-DOGE)'])('is called as it was asked for: %s', async (tick) => {
    const { stores } = await openTokens({});
    expect(tokenView(stores, `drc-20:${tick}`, AROUND)).toEqual({ status: 'unread', tick });
  });

  it.each(['', 'drc-20:', 'drc-20:D\u202eIS', 'drc-20:DІS', `drc-20:${'a'.repeat(33)}`, 'drc-20:two words'])(
    'has no name that may deceive: %j',
    async (param) => {
      const { stores } = await openTokens({});
      expect(tokenView(stores, param, AROUND)).toEqual({ status: 'unread', tick: null });
    },
  );

  it('is read, and says what is held and who says so', async () => {
    const index = createFakeIndex('one.test', {
      balances: [balanceOf('UNIX', 500n)],
      infos: [infoOf('UNIX', { holders: 3 })],
    });
    const { stores, lists } = await openTokens({ tokens: [index] });
    expect(tokenView(stores, UNIX, AROUND).status).toBe('loading');
    await stores.tokens.refresh();
    await lists.page.open({ protocol: 'drc-20', tick: 'UNIX' }, OWN);
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({
      status: 'ready',
      hindrance: null,
      isArchived: false,
      reports: [{ name: 'one.test' }],
      stock: { kind: 'held', holding: { amount: 500n } },
      facts: { kind: 'known', index: 'one.test', info: { holders: 3 } },
      activities: { kind: 'known', activities: [], leftOut: 0 },
    });
  });

  it('says how many of its moves make no sense', async () => {
    const index = createFakeIndex('one.test', { infos: [infoOf('UNIX')], movesLeftOut: 2 });
    const { stores, lists } = await openTokens({ tokens: [index] });
    await stores.tokens.refresh();
    await lists.page.open({ protocol: 'drc-20', tick: 'UNIX' }, OWN);
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({ activities: { kind: 'known', leftOut: 2 } });
  });

  it('is none when every index says so, and unknown when one never spoke', async () => {
    const index = createFakeIndex('one.test', { infos: [infoOf('UNIX')] });
    const { stores, lists } = await openTokens({ tokens: [index] });
    await lists.page.open({ protocol: 'drc-20', tick: 'UNIX' }, OWN);
    index.tale.fault = OFFLINE;
    await stores.tokens.portfolio.refresh(OWN);
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({
      status: 'ready',
      hindrance: 'unknown-balance',
      stock: { kind: 'unknown', fault: OFFLINE },
    });
    index.tale.fault = null;
    await stores.tokens.portfolio.refresh(OWN);
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({
      hindrance: 'nothing-held',
      stock: { kind: 'none' },
    });
  });

  it('is missing only when every index says that there is none', async () => {
    const [one, two] = [createFakeIndex('one.test'), createFakeIndex('two.test', { fault: OFFLINE })];
    const { stores, lists } = await openTokens({ tokens: [one, two] });
    await stores.tokens.refresh();
    await lists.page.open({ protocol: 'drc-20', tick: 'UNIX' }, OWN);
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({ status: 'failed', fault: OFFLINE });
    two.tale.fault = null;
    await lists.page.refresh();
    expect(tokenView(stores, UNIX, AROUND).status).toBe('missing');
    expect(tokenView(stores, 'nonsense', AROUND).status).toBe('missing');
  });

  it('shows a transfer of ours until an index tells of it, and then once', async () => {
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 500n)] });
    const { stores, lists } = await openTokens({ tokens: [index] });
    const transfer = tokenTransferOf({ from: OWN });
    stores.tokens.journal.add([transfer]);
    await stores.tokens.refresh();
    await lists.page.open({ protocol: 'drc-20', tick: 'UNIX' }, OWN);
    const activities = [{ revealTxid: transfer.id, status: { kind: 'pending' } }];
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({ activities: { activities } });
    const { subject, from, to, id, commitTxid } = transfer;
    const status = { kind: 'indexed', height: 5 } as const;
    index.tale.activities = [
      { op: 'transfer', subject, from, to, commitTxid, revealTxid: id, status, timeMs: 1 },
    ];
    await lists.page.refresh();
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({ activities: { activities: [{ status }] } });
  });

  it('cannot be sent where there is no key, nor when it rides on coins', async () => {
    const ordi = balanceOf('ordi', 5n, { id: { protocol: 'doginals', tick: 'ordi' } });
    const index = createFakeIndex('one.test', { balances: [balanceOf('UNIX', 1n)] });
    const ord = createFakeOrd('ord.test', { balances: [{ ...ordi, transferable: tokenUnits(0n) }] });
    const { stores, lists } = await openTokens({ tokens: [index], inscriptions: ord });
    await stores.tokens.refresh();
    await lists.page.open({ protocol: 'doginals', tick: 'ordi' }, OWN);
    expect(tokenView(stores, 'doginals:ordi', AROUND)).toMatchObject({
      hindrance: 'doginals',
      facts: { kind: 'unreported' },
      activities: { kind: 'unreported' },
      reports: [{ name: 'ord.test', kind: 'doginals' }],
    });
    stores.accounts.setCurrent({ ...EMPTY_ACCOUNT, type: 'watch', address: OWN, key: 'w' });
    await stores.tokens.refresh();
    expect(tokenView(stores, UNIX, AROUND)).toMatchObject({ hindrance: 'watched' });
  });

  it('opens none where its host offers no links', async () => {
    const app = await openTokens({ host: { canOpenLinks: false } });
    expect(tokenEvents(app, UNIX).onLink).toBeNull();
  });

  it('opens its links over https alone', async () => {
    const opened: string[] = [];
    const openLink = async (url: string) => {
      opened.push(url);
      return { ok: true, value: 'opened' } as const;
    };
    const app = await openTokens({ host: { openLink } });
    const { onLink, onSend, onActivity } = tokenEvents(app, UNIX);
    onLink?.('https://unix.test');
    onLink?.('javascript:alert(1)');
    onLink?.('tg://resolve');
    expect(opened).toEqual(['https://unix.test']);
    onSend();
    onActivity(tokenTransferOf().id);
    expect(app.navigations).toEqual([
      `go drc20-send {"token":"drc-20:UNIX"}`,
      `go transfer-detail {"txid":"${tokenTransferOf().id}"}`,
    ]);
  });
});

describe('the choice of tokens', () => {
  it('shows what many hold first, then what was sought, and marks look-alikes of what is held', async () => {
    const infos = [infoOf('UNIX', { isVerified: true }), infoOf('UNlX'), infoOf('PUP')];
    const index = createFakeIndex('one.test', {
      infos,
      balances: [balanceOf('UNIX', 1n, { isVerified: true })],
    });
    const { stores, lists, clock } = await openTokens({ tokens: [index] });
    const { tokens } = stores;
    await tokens.refresh();
    expect(addTokenView(tokens).status).toBe('loading');
    await lists.search.retry();
    expect(addTokenView(tokens)).toMatchObject({
      status: 'popular',
      found: [
        { isShown: true, lookAlike: null },
        { isShown: false, lookAlike: { tick: 'UNIX' } },
        { isShown: false },
      ],
    });
    lists.search.setText('p');
    expect(addTokenView(tokens)).toMatchObject({ status: 'too-short', least: 2 });
    lists.search.setText('pup');
    expect(addTokenView(tokens).status).toBe('loading');
    clock.advance(300);
    await lists.search.retry();
    expect(addTokenView(tokens)).toMatchObject({ status: 'found', found: [{ index: 'one.test' }] });
    lists.search.setText('nobody');
    await lists.search.retry();
    expect(addTokenView(tokens).status).toBe('none');
    index.tale.fault = OFFLINE;
    await lists.search.retry();
    expect(addTokenView(tokens)).toMatchObject({ status: 'failed', fault: OFFLINE });
  });

  it('puts a token on home and takes it off again', async () => {
    const index = createFakeIndex('one.test', { infos: [infoOf('PUP')], balances: [balanceOf('UNIX', 1n)] });
    const { stores, lists } = await openTokens({ tokens: [index] });
    const { tokens } = stores;
    await tokens.refresh();
    await lists.search.retry();
    const ticks = () => lists.rows.shown.map(({ summary }) => summary.tick);
    showToken(tokens, tokenKey({ protocol: 'drc-20', tick: 'PUP' }), true);
    expect(ticks()).toEqual(['PUP', 'UNIX']);
    showToken(tokens, tokenKey({ protocol: 'drc-20', tick: 'PUP' }), false);
    showToken(tokens, UNIX, false);
    expect(ticks()).toEqual([]);
    showToken(tokens, UNIX, true);
    expect(ticks()).toEqual(['UNIX']);
  });

  it('says so when there is no index', async () => {
    const { stores } = await openTokens({});
    expect(addTokenView(stores.tokens)).toEqual({ status: 'unread' });
  });
});

describe('an NFT', () => {
  it('is found however far down the list it is, with what its index says', async () => {
    const nfts = Array.from({ length: 120 }, (_, position) => nftOf(position, OWN));
    const index = createFakeIndex('one.test', { nfts });
    const { stores, lists } = await openTokens({ tokens: [index] });
    expect(nftView(stores.tokens, 'nft/ai:CATS:119').status).toBe('loading');
    await lists.openNfts();
    await lists.nfts.seek('nft/ai:CATS:119');
    expect(nftView(stores.tokens, 'nft/ai:CATS:119')).toMatchObject({
      status: 'ready',
      index: 'one.test',
      content: { kind: 'nowhere' },
      nft: { number: 119n },
    });
    await lists.nfts.seek('nft/ai:CATS:999');
    expect(nftView(stores.tokens, 'nft/ai:CATS:999').status).toBe('missing');
  });

  it('is not called missing while an index is silent', async () => {
    const ord = createFakeOrd('ord.test', { fault: OFFLINE });
    const { stores, lists } = await openTokens({ tokens: [createFakeIndex('one.test')], inscriptions: ord });
    await lists.openNfts();
    await lists.nfts.seek('doginals:x');
    expect(nftView(stores.tokens, 'doginals:x')).toMatchObject({ status: 'failed', fault: OFFLINE });
  });
});

describe('a file', () => {
  const bytes = new TextEncoder().encode('hello');
  const contents = { name: 'gate.test', load: async () => ({ mime: 'text/plain', bytes }) };

  it('shows its content and the hash of its bytes', async () => {
    const file = fileOf(7, OWN);
    const index = createFakeIndex('one.test', { files: [file] });
    const { stores, lists } = await openTokens({ tokens: [index], contents });
    await lists.openFiles();
    expect(fileView(stores.tokens, file.fileId, FILE_AROUND)).toMatchObject({
      status: 'ready',
      content: { kind: 'loading' },
      sha256: null,
      canSend: true,
    });
    await lists.opened?.open(file.content ?? '');
    expect(fileView(stores.tokens, file.fileId, FILE_AROUND)).toMatchObject({
      content: { kind: 'ready', content: { bytes } },
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    });
  });

  it('is not fetched when it is larger than what is looked at', async () => {
    const file = fileOf(7, OWN, { size: MAX_CONTENT_BYTES + 1 });
    const { stores, lists } = await openTokens({
      tokens: [createFakeIndex('one.test', { files: [file] })],
      contents,
    });
    await lists.openFiles();
    expect(fileView(stores.tokens, file.fileId, FILE_AROUND)).toMatchObject({
      content: { kind: 'too-large', limit: MAX_CONTENT_BYTES },
    });
  });

  it('is unread without an index of the ledger, whatever tells of inscriptions', async () => {
    const { stores } = await openTokens({ inscriptions: createFakeOrd('ord.test') });
    expect(fileView(stores.tokens, 'x', FILE_AROUND)).toEqual({ status: 'unread' });
  });
});
