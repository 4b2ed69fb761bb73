// Answers shaped as the indexer's source writes them, quirks included.
import { describe, expect, it } from 'vitest';
import { recordedServer } from '../../../mocks/dogeuni/recordedServer.ts';
import blocknumber from '../../../mocks/fixtures/dogeuni/blocknumber.json' with { type: 'json' };
import drc20Collect from '../../../mocks/fixtures/dogeuni/drc20-collect.json' with { type: 'json' };
import drc20Balances from '../../../mocks/fixtures/dogeuni/drc20-collect-address.json' with { type: 'json' };
import drc20Orders from '../../../mocks/fixtures/dogeuni/drc20-order.json' with { type: 'json' };
import empty from '../../../mocks/fixtures/dogeuni/empty.json' with { type: 'json' };
import files from '../../../mocks/fixtures/dogeuni/file-collect-address.json' with { type: 'json' };
import lastnumber from '../../../mocks/fixtures/dogeuni/lastnumber.json' with { type: 'json' };
import memeCollect from '../../../mocks/fixtures/dogeuni/meme20-collect.json' with { type: 'json' };
import memeBalances from '../../../mocks/fixtures/dogeuni/meme20-collect-address.json' with { type: 'json' };
import nfts from '../../../mocks/fixtures/dogeuni/nft-collect-address.json' with { type: 'json' };
import serverError from '../../../mocks/fixtures/dogeuni/server-error.json' with { type: 'json' };
import prices from '../../../mocks/fixtures/dogeuni/swap-price.json' with { type: 'json' };
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { parseAddress } from '../../domain/address/parseAddress.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';

function addressOf(text: string): DogeAddress {
  const parsed = parseAddress(text, 'mainnet');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

const ANNA = addressOf('DPUqP534qeVfMaLxm5tdfsaypVrhMcspbH');
const BERT = addressOf('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
const ALL = { offset: 0, limit: 50 };

describe('balances', () => {
  const held = async () => {
    const { index } = recordedServer({
      '/drc20/collect-address': drc20Balances,
      '/meme20/collect-address': memeBalances,
    });
    return (await index.balances(ANNA)).balances;
  };

  it('keep every digit, and take a `dec` that was not selected for 8', async () => {
    expect((await held())[0]).toMatchObject({
      id: { protocol: 'drc-20', tick: 'UNIX' },
      amount: 21_000_000_000_000_000_000n,
      decimals: 8,
      isVerified: null,
    });
  });

  it('keep the long ticks of wrapped DOGE and of pools, and leave out what is held no more', async () => {
    expect((await held()).map(({ tick, name, amount }) => [tick, name, amount])).toEqual([
      ['UNIX', null, 21_000_000_000_000_000_000n],
      ['WDOGE(WRAPPED-DOGE)', null, 150_000_000n],
      ['CARDI-SWAP-WDOGE(WRAPPED-DOGE)', null, 1n],
      ['wow', 'Much wow', 5_500_000_000n],
      ['wow', 'Such wow', 1n],
      ['14141414', null, 7n],
    ]);
  });

  it('are asked for by their holder, from the beginning', async () => {
    const { index, asked } = recordedServer({});
    await index.balances(ANNA);
    const question = { holder_address: ANNA, offset: 0, limit: 50 };
    expect(asked).toEqual([
      { path: '/drc20/collect-address', question },
      { path: '/meme20/collect-address', question },
    ]);
  });
});

describe('a token', () => {
  it('has its story where the index has checked it, and of its links those that are safe', async () => {
    const rows = { ...drc20Collect, data: drc20Collect.data.slice(0, 1) };
    const { index } = recordedServer({ '/drc20/collect': rows });
    expect(await index.token({ protocol: 'drc-20', tick: 'UNIX' })).toMatchObject({
      isVerified: true,
      max: 2_100_000_000_000_000_000_000n,
      limit: null,
      holders: 2319,
      deployedBy: ANNA,
      deployedAtMs: 1_691_000_000_000,
      description: 'The first of its ledger.',
      links: [{ kind: 'website', url: 'https://unix.example/' }],
    });
  });

  it('has links as a browser reads them, not as somebody wrote them', async () => {
    const [first] = drc20Collect.data;
    const official = 'https:\\\\d\u043egeco\u200bin.example/\u202ea\tb';
    const { index } = recordedServer({
      '/drc20/collect': { ...drc20Collect, data: [{ ...first, official }] },
    });
    const found = await index.token({ protocol: 'drc-20', tick: 'UNIX' });
    expect(found?.links).toEqual([{ kind: 'website', url: 'https://xn--dgecoin-9ig.example/%E2%80%AEab' }]);
  });

  it('has no story where the index hides it, which is not the same as unchecked by nobody', async () => {
    const { index } = recordedServer({ '/drc20/collect': drc20Collect });
    const [, unchecked] = (await index.search('un')).tokens;
    expect(unchecked).toMatchObject({ tick: 'UN1X', isVerified: false, description: null, links: [] });
  });

  it('of meme-20 has all of its supply from the beginning', async () => {
    const { index } = recordedServer({ '/meme20/collect': memeCollect });
    const found = await index.token({ protocol: 'meme-20', tickId: txid('12'.repeat(32)) });
    expect(found).toMatchObject({ max: 10n ** 17n, minted: 10n ** 17n, isVerified: null });
    expect(found?.links).toEqual([{ kind: 'telegram', url: 'https://t.me/wow' }]);
  });
});

describe('moves', () => {
  const orders = async () => {
    const answer = ({ op, address }: { readonly op?: string; readonly address?: string }) => {
      const data = drc20Orders.data.filter((row) => (address ? row.op === 'transfer' : row.op === op));
      return { ...drc20Orders, data, total: data.length };
    };
    const { index } = recordedServer({ '/drc20/order': answer });
    return (await index.activities(ANNA, null, ALL)).items;
  };

  it('wait, were refused with the index’s reason, or stand in a block', async () => {
    expect((await orders()).map(({ op, status }) => [op, status])).toEqual([
      ['transfer', { kind: 'pending' }],
      ['transfer', { kind: 'failed', height: 5_458_999, reason: 'insufficient balance' }],
      ['transfer', { kind: 'indexed', height: 5_458_999 }],
      ['mint', { kind: 'indexed', height: 5_458_990 }],
      ['deploy', { kind: 'indexed', height: 4_716_000 }],
    ]);
  });

  it('stand in a block once they are applied, whatever reason was written down before', async () => {
    const [, , applied] = drc20Orders.data;
    const data = [{ ...applied, err_info: 'insufficient balance' }];
    const { index } = recordedServer({ '/drc20/order': { ...drc20Orders, data } });
    const activity = await index.activity(txid(applied?.tx_hash ?? ''));
    expect(activity?.status).toEqual({ kind: 'indexed', height: 5_458_999 });
  });

  it('name who gave and who got, and count each of several mints of one reveal', async () => {
    const [, , transfer, mint, deploy] = await orders();
    expect(transfer).toMatchObject({ from: BERT, to: ANNA, timeMs: 1_727_740_800_000 });
    expect(mint).toMatchObject({ from: null, to: ANNA, subject: { amount: 3_000_000_000_000n } });
    expect(deploy).toMatchObject({ from: null, to: ANNA, subject: { amount: 0n } });
  });

  it('of one token are told alone, also by a server that gives those of all', async () => {
    const [row] = drc20Orders.data;
    const data = [{ ...row, tick: 'WOW', tx_hash: '9c'.repeat(32) }, ...drc20Orders.data.slice(0, 3)];
    const answer = ({ op }: { readonly op?: string }) => (op ? empty : { ...drc20Orders, data, total: 4 });
    const { index } = recordedServer({ '/drc20/order': answer });
    const { items, total } = await index.activities(ANNA, { protocol: 'drc-20', tick: 'WOW' }, ALL);
    expect([items.map(({ revealTxid }) => revealTxid), total]).toEqual([['9c'.repeat(32)], 1]);
  });

  it('of several recipients in one reveal make no sense: the ledger gave to nobody who is', async () => {
    const [row] = drc20Orders.data;
    const data = [{ ...row, to_address: `${ANNA},${BERT}` }];
    const { index } = recordedServer({ '/drc20/order': { ...drc20Orders, data } });
    await expect(index.activity(txid('7c'.repeat(32)))).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});

describe('an answer about something else', () => {
  const one = { ...drc20Orders, data: drc20Orders.data.slice(0, 1), total: 1 };
  const CARL = addressOf('A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs');

  it.each<[string, string, object, (of: TokenIndexer) => Promise<unknown>]>([
    [
      'of another token',
      '/drc20/collect',
      drc20Collect,
      (of) => of.token({ protocol: 'drc-20', tick: 'WOW' }),
    ],
    [
      'of another meme',
      '/meme20/collect',
      memeCollect,
      (of) => of.token({ protocol: 'meme-20', tickId: txid('ff'.repeat(32)) }),
    ],
    ['of another transaction', '/drc20/order', one, (of) => of.activity(txid('ff'.repeat(32)))],
    ['of moves of others', '/drc20/order', one, (of) => of.activities(CARL, null, ALL)],
  ])('is none: %s', async (_, path, answer, read) => {
    const data = (answer as { readonly data: readonly unknown[] }).data.slice(0, 1);
    const { index } = recordedServer({ [path]: { ...answer, data, total: 1 } });
    await expect(read(index)).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it.each([
    ['/drc20/collect-address', drc20Balances, (of: TokenIndexer) => of.balances(BERT)],
    ['/meme20/collect-address', memeBalances, (of: TokenIndexer) => of.balances(BERT)],
    ['/nft/collect-address', nfts, (of: TokenIndexer) => of.nfts(BERT, ALL)],
    ['/file/collect-address', files, (of: TokenIndexer) => of.files(BERT, ALL)],
  ])('is none: %s', async (path, answer, read) => {
    await expect(read(recordedServer({ [path]: answer }).index)).rejects.toMatchObject({
      kind: 'bad-answer',
    });
  });
});

describe('what a stranger inscribed to somebody', () => {
  const [, rejected] = drc20Orders.data;
  const order = {
    ...rejected,
    fee_tx_hash: null,
    tx_hash: '9c'.repeat(32),
    holder_address: BERT,
    to_address: ANNA,
  };
  const WRITTEN: Readonly<Record<string, readonly object[]>> = {
    '/drc20/order': [
      ...[{ tick: '' }, { tick: 'w'.repeat(500) }, { amt: '9'.repeat(500) }],
      ...[{ dec: 31 }, { dec: 255 }, { dec: '18446744073709551615' }],
    ],
    '/meme20/order': [{ tick_id: '' }, { tick_id: 'wow' }, { tick_id: 'ab'.repeat(32), amt: '9'.repeat(42) }],
    '/file/order': [{ file_id: '' }, { file_id: 'g'.repeat(64) }],
  };
  const cases = Object.entries(WRITTEN).flatMap(([path, all]) => all.map((part) => [path, part] as const));

  const transfers = drc20Orders.data.filter(({ op }) => op === 'transfer');
  const listOf = (data: readonly object[]) => ({ ...drc20Orders, data, total: data.length });

  const listWith = async (path: string, part: object) => {
    const ids = { tick: 'wow', tick_id: 'ab'.repeat(32), file_id: 'ab'.repeat(32), file_name: '' };
    const row = { ...order, ...ids, ...part };
    const rowsAt = (at: string) => [
      ...(at === '/drc20/order' ? transfers : []),
      ...(at === path ? [row] : []),
    ];
    const between = ({ op }: { readonly op?: string }) => (op ? empty : listOf(rowsAt('/drc20/order')));
    const others = Object.fromEntries(['/meme20/order', '/file/order'].map((at) => [at, listOf(rowsAt(at))]));
    const { index } = recordedServer({ ...others, '/drc20/order': between });
    return index.activities(ANNA, null, ALL);
  };

  it.each(cases)('does not spoil the list: %s %j', async (path, part) => {
    const { items, total, leftOut } = await listWith(path, part);
    expect(total).toBe(items.length);
    expect(leftOut).toBe('dec' in part ? 0 : 1);
    expect(items.filter(({ revealTxid }) => revealTxid !== order.tx_hash)).toHaveLength(3);
    const strange = items.filter(({ revealTxid }) => revealTxid === order.tx_hash);
    // the sender's decimals are ignored: the ledger's are used
    expect(strange).toMatchObject('dec' in part ? [{ subject: { decimals: 8 } }] : []);
  });

  it('spoils no more where the index says that it was applied', async () => {
    const { items, leftOut } = await listWith('/drc20/order', { tick: '', order_status: 0, err_info: '' });
    expect([items.length, leftOut]).toEqual([3, 1]);
  });

  it('does not hide what else somebody holds behind decimals that no amount has', async () => {
    const [first, ...others] = drc20Balances.data;
    const data = [{ ...first, dec: 255 }, ...others];
    const { index } = recordedServer({ '/drc20/collect-address': { ...drc20Balances, data } });
    const { balances } = await index.balances(ANNA);
    expect(balances.map(({ decimals }) => decimals)).toEqual([8, 8, 8]);
  });
});

describe('NFTs and files', () => {
  it('are as many as there are rows, whatever a total of everybody’s says', async () => {
    const answer = ({ offset }: { readonly offset: number }) => (offset === 0 ? nfts : empty);
    const { index } = recordedServer({ '/nft/collect-address': answer });
    const { items, total } = await index.nfts(ANNA, ALL);
    expect(total).toBe(1);
    expect(items).toMatchObject([{ number: 42n, prompt: 'a dog on the moon', model: 'sdxl' }]);
  });

  it('have a type only where one is told, and a length', async () => {
    const { index } = recordedServer({ '/file/collect-address': files });
    const { items } = await index.files(ANNA, ALL);
    expect(items.map(({ mime, size, name, content }) => [mime, size, name, content !== null])).toEqual([
      ['image/png', 1350, 'moon.png', true],
      ['', null, null, false],
    ]);
  });
});

describe('prices', () => {
  it('are read from the digits that were written; nothing costs nothing', async () => {
    const reported = JSON.stringify(prices).replace('1.5e-9', '1.5e-09');
    const { index } = recordedServer({ '/swap/price': reported });
    expect(Object.fromEntries(await index.prices())).toEqual({
      [tokenKey({ protocol: 'drc-20', tick: 'WDOGE(WRAPPED-DOGE)' })]: 10n ** 16n,
      [tokenKey({ protocol: 'drc-20', tick: 'UNIX' })]: 123_000_000_000n,
      [tokenKey({ protocol: 'drc-20', tick: 'CARDI' })]: 15_000_000n,
    });
  });
});

describe('a price', () => {
  const priceOf = async (...written: readonly unknown[]) => {
    const data = written.map((last_price) => ({ tick: 'UNIX', last_price }));
    const { index } = recordedServer({ '/swap/price': { ...prices, data } });
    return (await index.prices()).get(tokenKey({ protocol: 'drc-20', tick: 'UNIX' }));
  };
  const DOGE = 10n ** 16n;

  it('that is a text has 18 decimals, one that is a number none', async () => {
    expect(await priceOf('250000000000000000')).toBe(DOGE / 4n);
    expect(await priceOf(0.25)).toBe(DOGE / 4n);
    expect(await priceOf(2)).toBe(2n * DOGE);
    expect(await priceOf('2')).toBeUndefined();
  });

  it.each([[-1], ['-1'], ['0.25'], ['woof'], [null], [{}]])(
    'that is none is left out: %j',
    async (written) => {
      expect(await priceOf(written)).toBeUndefined();
      expect(await priceOf(written, 0.25)).toBe(DOGE / 4n);
    },
  );

  it('of which there are two is the lower one', async () => {
    expect(await priceOf(0.5, 0.25)).toBe(DOGE / 4n);
    expect(await priceOf(0.25, '500000000000000000')).toBe(DOGE / 4n);
  });

  it('of wrapped DOGE is one DOGE, also where no prices are kept', async () => {
    const { index } = recordedServer({
      '/swap/price': () => new Response('404 page not found', { status: 404 }),
    });
    expect([...(await index.prices())]).toEqual([['drc-20:WDOGE(WRAPPED-DOGE)', DOGE]]);
  });
});

describe('the height', () => {
  it('is the index’s, beside the chain’s', async () => {
    const { index } = recordedServer({ '/info/blocknumber': blocknumber });
    expect(await index.height()).toEqual({ indexed: 5_458_999, chain: 5_459_002 });
  });

  it.each([
    ['does not have', () => new Response('404 page not found', { status: 404 })],
    ['fails at', () => serverError],
  ])('comes without the chain’s from a server that %s the newer question', async (_, answer) => {
    const { index } = recordedServer({ '/info/blocknumber': answer, '/info/lastnumber': lastnumber });
    expect(await index.height()).toEqual({ indexed: 5_458_999, chain: null });
  });
});
