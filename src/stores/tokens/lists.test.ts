import { describe, expect, it } from 'vitest';
import { createFakeIndex, createFakeOrd, fileOf, infoOf, nftOf } from '../../../mocks/world/fakeIndex.ts';
import { OWN, openTokens } from '../../../mocks/world/tokenWallet.ts';
import { Fault } from '../../domain/fault.ts';

const OFFLINE = new Fault('offline', 'test');
const files = (count: number) => Array.from({ length: count }, (_, place) => fileOf(place, OWN));

describe('a long list', () => {
  it('is fetched fifty at a time, as far as somebody scrolls', async () => {
    const index = createFakeIndex('one.test', { files: files(120) });
    const { books } = await openTokens({ tokens: [index] });
    await books.openFiles();
    expect(books.files.items).toHaveLength(50);
    expect(books.files.pages).toMatchObject({ value: { total: 120, hasMore: true } });
    await books.files.more();
    await books.files.more();
    expect(books.files.items).toHaveLength(120);
    await books.files.more();
    expect(index.tale.asked).toEqual(['files 0', 'files 50', 'files 100']);
  });

  it('of five thousand costs a hundred questions, and keeps each once', async () => {
    const index = createFakeIndex('one.test', { files: files(5000) });
    const { books } = await openTokens({ tokens: [index] });
    await books.openFiles();
    await books.files.seek('no such file');
    expect(index.tale.asked).toHaveLength(100);
    expect(new Set(books.files.items.map(({ fileId }) => fileId)).size).toBe(5000);
  });

  it('ends where its index has no more, whatever total it claims', async () => {
    const index = createFakeIndex('one.test');
    const liar = { ...index, files: async () => ({ items: [], total: 900 }) };
    const { books } = await openTokens({ tokens: [liar] });
    await books.openFiles();
    expect(books.files.hasMore).toBe(false);
  });

  it('keeps its rows when a further part fails, and goes on from there', async () => {
    const index = createFakeIndex('one.test', { files: files(60) });
    const { books } = await openTokens({ tokens: [index] });
    await books.openFiles();
    index.tale.fault = OFFLINE;
    await books.files.more();
    expect(books.files.pages).toMatchObject({ status: 'failed', fault: OFFLINE });
    expect([books.files.items.length, books.files.isFurther]).toEqual([50, true]);
    index.tale.fault = null;
    await books.files.more();
    expect(books.files.items).toHaveLength(60);
  });

  it('is read from the next index when the first is silent', async () => {
    const one = createFakeIndex('one.test', { fault: OFFLINE });
    const two = createFakeIndex('two.test', { files: files(3) });
    const { books } = await openTokens({ tokens: [one, two] });
    await books.openFiles();
    expect(books.files.listed.map(({ index }) => index)).toEqual(['two.test', 'two.test', 'two.test']);
  });

  it('fails when nobody answers the first time', async () => {
    const { books } = await openTokens({ tokens: [createFakeIndex('one.test', { fault: OFFLINE })] });
    await books.openFiles();
    expect(books.files.pages).toEqual({ status: 'failed', fault: OFFLINE });
  });

  it('stays where it was scrolled to when nothing changed, and begins anew when something did', async () => {
    const index = createFakeIndex('one.test', { files: files(120) });
    const { books } = await openTokens({ tokens: [index] });
    await books.openFiles();
    await books.files.more();
    await books.files.refresh();
    expect(books.files.items).toHaveLength(100);
    index.tale.files = [fileOf(999, OWN), ...files(120)];
    await books.files.refresh();
    expect(books.files.items).toHaveLength(50);
    expect(books.files.items[0]?.fileId).toBe(fileOf(999, OWN).fileId);
  });

  it('drops an answer that came after another list was asked for', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const index = createFakeIndex('one.test', { files: files(3), gate });
    const { books } = await openTokens({ tokens: [index] });
    const opening = books.openFiles();
    books.clear();
    open();
    await opening;
    expect(books.files.pages.status).toBe('idle');
  });
});

describe('NFTs', () => {
  const ledger = [nftOf(1, OWN), nftOf(2, OWN)];
  const onCoins = [nftOf(1, OWN, { key: 'doginals:x', protocol: 'doginals' })];

  it('are those of the ledger and those on coins together', async () => {
    const ord = createFakeOrd('ord.test', { nfts: onCoins });
    const { books } = await openTokens({
      tokens: [createFakeIndex('one.test', { nfts: ledger })],
      inscriptions: ord,
    });
    await books.openNfts();
    expect(books.nfts.listed.map(({ item, index }) => [item.key, index])).toEqual([
      ['nft/ai:CATS:1', 'one.test'],
      ['nft/ai:CATS:2', 'one.test'],
      ['doginals:x', 'ord.test'],
    ]);
  });

  it('say who is missing, and keep what a silent index told before', async () => {
    const index = createFakeIndex('one.test', { nfts: ledger });
    const ord = createFakeOrd('ord.test', { nfts: onCoins, fault: OFFLINE });
    const { books } = await openTokens({ tokens: [index], inscriptions: ord });
    await books.openNfts();
    expect(books.nfts.pages).toMatchObject({
      status: 'ready',
      value: { missing: [{ index: 'ord.test', fault: OFFLINE }], hasMore: true },
    });
    ord.tale.fault = null;
    await books.nfts.more();
    expect(books.nfts.items).toHaveLength(3);
    index.tale.fault = OFFLINE;
    await books.nfts.refresh();
    expect(books.nfts.items).toHaveLength(3);
    expect(books.nfts.pages).toMatchObject({ value: { missing: [{ index: 'one.test' }] } });
  });
});

describe('a search', () => {
  it('asks once, after nothing was typed for a moment', async () => {
    const index = createFakeIndex('one.test', { infos: [infoOf('UNIX')] });
    const { books, clock } = await openTokens({ tokens: [index] });
    for (const text of ['u', 'un', 'uni']) books.search.setText(text);
    clock.advance(299);
    expect(index.tale.asked).toEqual([]);
    clock.advance(1);
    expect(index.tale.asked).toEqual(['search uni']);
  });

  it('drops the answer to what was typed before', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const index = createFakeIndex('one.test', { infos: [infoOf('OLD'), infoOf('NEW')], gate });
    const { books } = await openTokens({ tokens: [index] });
    books.search.setText('old');
    const first = books.search.retry();
    index.tale.gate = null;
    books.search.setText('new');
    await books.search.retry();
    open();
    await first;
    expect(books.search.found).toMatchObject({ value: { sought: 'new', tokens: [{ tick: 'NEW' }] } });
  });

  it('falls back to the next index', async () => {
    const two = createFakeIndex('two.test', { infos: [infoOf('UNIX')] });
    const { books } = await openTokens({ tokens: [createFakeIndex('one.test', { fault: OFFLINE }), two] });
    await books.search.retry();
    expect(books.search.found).toMatchObject({ status: 'ready', value: { index: 'two.test' } });
  });
});
