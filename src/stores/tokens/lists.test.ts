import { describe, expect, it } from 'vitest';
import { createFakeIndex, createFakeOrd, fileOf, infoOf, nftOf } from '../../../mocks/fixtures/fakeIndex.ts';
import { OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import { Fault } from '../../domain/fault.ts';

const OFFLINE = new Fault('offline', 'test');
const files = (count: number) => Array.from({ length: count }, (_, position) => fileOf(position, OWN));

describe('a long list', () => {
  it('is fetched fifty at a time, as far as somebody scrolls', async () => {
    const index = createFakeIndex('one.test', { files: files(120) });
    const { lists } = await openTokens({ tokens: [index] });
    await lists.openFiles();
    expect(lists.files.items).toHaveLength(50);
    expect(lists.files.pages).toMatchObject({ value: { total: 120, hasMore: true } });
    await lists.files.more();
    await lists.files.more();
    expect(lists.files.items).toHaveLength(120);
    await lists.files.more();
    expect(index.tale.asked).toEqual(['files 0', 'files 50', 'files 100']);
  });

  it('of five thousand costs a hundred questions, and keeps each once', async () => {
    const index = createFakeIndex('one.test', { files: files(5000) });
    const { lists } = await openTokens({ tokens: [index] });
    await lists.openFiles();
    await lists.files.seek('no such file');
    expect(index.tale.asked).toHaveLength(100);
    expect(new Set(lists.files.items.map(({ fileId }) => fileId)).size).toBe(5000);
  });

  it('ends where its index has no more, whatever total it claims', async () => {
    const index = createFakeIndex('one.test');
    const liar = { ...index, files: async () => ({ items: [], total: 900 }) };
    const { lists } = await openTokens({ tokens: [liar] });
    await lists.openFiles();
    expect(lists.files.hasMore).toBe(false);
  });

  it('keeps its rows when a further part fails, and goes on from there', async () => {
    const index = createFakeIndex('one.test', { files: files(60) });
    const { lists } = await openTokens({ tokens: [index] });
    await lists.openFiles();
    index.tale.fault = OFFLINE;
    await lists.files.more();
    expect(lists.files.pages).toMatchObject({ status: 'failed', fault: OFFLINE });
    expect([lists.files.items.length, lists.files.isFurther]).toEqual([50, true]);
    index.tale.fault = null;
    await lists.files.more();
    expect(lists.files.items).toHaveLength(60);
  });

  it('is read from the next index when the first is silent', async () => {
    const one = createFakeIndex('one.test', { fault: OFFLINE });
    const two = createFakeIndex('two.test', { files: files(3) });
    const { lists } = await openTokens({ tokens: [one, two] });
    await lists.openFiles();
    expect(lists.files.listed.map(({ index }) => index)).toEqual(['two.test', 'two.test', 'two.test']);
  });

  it('fails when nobody answers the first time', async () => {
    const { lists } = await openTokens({ tokens: [createFakeIndex('one.test', { fault: OFFLINE })] });
    await lists.openFiles();
    expect(lists.files.pages).toEqual({ status: 'failed', fault: OFFLINE });
  });

  it('stays where it was scrolled to when nothing changed, and begins anew when something did', async () => {
    const index = createFakeIndex('one.test', { files: files(120) });
    const { lists } = await openTokens({ tokens: [index] });
    await lists.openFiles();
    await lists.files.more();
    await lists.files.refresh();
    expect(lists.files.items).toHaveLength(100);
    index.tale.files = [fileOf(999, OWN), ...files(120)];
    await lists.files.refresh();
    expect(lists.files.items).toHaveLength(50);
    expect(lists.files.items[0]?.fileId).toBe(fileOf(999, OWN).fileId);
  });

  it('drops an answer that came after another list was asked for', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const index = createFakeIndex('one.test', { files: files(3), gate });
    const { lists } = await openTokens({ tokens: [index] });
    const opening = lists.openFiles();
    lists.clear();
    open();
    await opening;
    expect(lists.files.pages.status).toBe('idle');
  });
});

describe('NFTs', () => {
  const ledger = [nftOf(1, OWN), nftOf(2, OWN)];
  const onCoins = [nftOf(1, OWN, { key: 'doginals:x', protocol: 'doginals' })];

  it('are those of the ledger and those on coins together', async () => {
    const ord = createFakeOrd('ord.test', { nfts: onCoins });
    const { lists } = await openTokens({
      tokens: [createFakeIndex('one.test', { nfts: ledger })],
      inscriptions: ord,
    });
    await lists.openNfts();
    expect(lists.nfts.listed.map(({ item, index }) => [item.key, index])).toEqual([
      ['nft/ai:CATS:1', 'one.test'],
      ['nft/ai:CATS:2', 'one.test'],
      ['doginals:x', 'ord.test'],
    ]);
  });

  it('say who is missing, and keep what a silent index told before', async () => {
    const index = createFakeIndex('one.test', { nfts: ledger });
    const ord = createFakeOrd('ord.test', { nfts: onCoins, fault: OFFLINE });
    const { lists } = await openTokens({ tokens: [index], inscriptions: ord });
    await lists.openNfts();
    expect(lists.nfts.pages).toMatchObject({
      status: 'ready',
      value: { missing: [{ index: 'ord.test', fault: OFFLINE }], hasMore: true },
    });
    ord.tale.fault = null;
    await lists.nfts.more();
    expect(lists.nfts.items).toHaveLength(3);
    index.tale.fault = OFFLINE;
    await lists.nfts.refresh();
    expect(lists.nfts.items).toHaveLength(3);
    expect(lists.nfts.pages).toMatchObject({ value: { missing: [{ index: 'one.test' }] } });
  });
});

describe('a search', () => {
  it('asks once, after nothing was typed for a moment', async () => {
    const index = createFakeIndex('one.test', { infos: [infoOf('UNIX')] });
    const { lists, clock } = await openTokens({ tokens: [index] });
    for (const text of ['u', 'un', 'uni']) lists.search.setText(text);
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
    const { lists } = await openTokens({ tokens: [index] });
    lists.search.setText('old');
    const first = lists.search.retry();
    index.tale.gate = null;
    lists.search.setText('new');
    await lists.search.retry();
    open();
    await first;
    expect(lists.search.found).toMatchObject({ value: { sought: 'new', tokens: [{ tick: 'NEW' }] } });
  });

  it('falls back to the next index', async () => {
    const two = createFakeIndex('two.test', { infos: [infoOf('UNIX')] });
    const { lists } = await openTokens({ tokens: [createFakeIndex('one.test', { fault: OFFLINE }), two] });
    await lists.search.retry();
    expect(lists.search.found).toMatchObject({ status: 'ready', value: { index: 'two.test' } });
  });
});
