// Recorded answers of the two published indexers over a real node, including addresses that were sent odd things.
import { describe, expect, it } from 'vitest';
import { type RecordedExchange, replayedServer } from '../../../mocks/dogeuni/replayedServer.ts';
import dogeuni from '../../../mocks/fixtures/dogeuni/recorded/dogeuni.json' with { type: 'json' };
import lag from '../../../mocks/fixtures/dogeuni/recorded/lag.json' with { type: 'json' };
import oddLists from '../../../mocks/fixtures/dogeuni/recorded/oddLists.json' with { type: 'json' };
import reorganisation from '../../../mocks/fixtures/dogeuni/recorded/reorganisation.json' with {
  type: 'json',
};
import unielon from '../../../mocks/fixtures/dogeuni/recorded/unielon.json' with { type: 'json' };
import { parseAddress } from '../../domain/address/parseAddress.ts';
import { isInTouch } from '../../domain/drc20/Token.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { txid } from '../../domain/tx/Txid.ts';

function addressOf(text: string) {
  const parsed = parseAddress(text, 'regtest');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

const exchangesOf = ({ exchanges }: { readonly exchanges: readonly object[] }) =>
  exchanges as readonly RecordedExchange[];
const [D, U, ODD] = [exchangesOf(dogeuni), exchangesOf(unielon), exchangesOf(oddLists)];

const RICH = addressOf('mjstKzEyDXhcYYurtWu7rdStqdTUkWdTQ3');
const OTHER = addressOf('msiLeyqCyRpRSQ61qDtozbd8oktjeqWLmk');
const NOBODY = addressOf('mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8');
const WOW = txid('c9d2a20cc71c59cd9b058042d3382996783b3215fc45f1dafbb3fe64f5cc45a5');
const ALL = { offset: 0, limit: 50 };
const PROGRAMS = [
  ['dogeuni', D],
  ['unielon', U],
] as const;

describe.each(PROGRAMS)('of %s', (program, exchanges) => {
  const index = replayedServer(exchanges);
  const keepsMemes = program === 'dogeuni';

  it('balances are read, in either spelling of their amount', async () => {
    const { balances, leftOut, protocols } = await index.balances(RICH);
    const amounts = new Map(balances.map(({ id, amount }) => [`${tokenKey(id)}`, amount]));
    expect(amounts.get('drc-20:WOOF')).toBe(112_325_000_000n);
    expect(amounts.get('drc-20:WDOGE(WRAPPED-DOGE)-SWAP-WOOF')).toBe(4_999_999_000n);
    expect(amounts.get(`meme-20:${WOW}`)).toBe(keepsMemes ? 99_999_974_800_000_000n : undefined);
    expect(balances).toHaveLength(keepsMemes ? 8 : 7);
    expect([leftOut, protocols.length]).toEqual([0, keepsMemes ? 2 : 1]);
    expect((await index.balances(NOBODY)).balances).toEqual([]);
  });

  it('one balance is asked for by itself', async () => {
    expect(await index.amountOf(RICH, { protocol: 'drc-20', tick: 'WOOF' })).toBe(112_325_000_000n);
    const memes = await index.amountOf(NOBODY, { protocol: 'meme-20', tickId: WOW });
    expect(memes).toBe(keepsMemes ? 0n : null);
  });

  it('a token is found by its name, whether or not the program can search', async () => {
    expect(await index.token({ protocol: 'drc-20', tick: 'WOOF' })).toMatchObject({
      holders: 32,
      transfers: null,
    });
    expect((await index.search('woof')).tokens[0]).toMatchObject({ tick: 'WOOF' });
    const meme = await index.token({ protocol: 'meme-20', tickId: WOW });
    expect(meme).toEqual(keepsMemes ? expect.objectContaining({ tick: 'wow', name: 'Much wow' }) : null);
  });

  it('moves are read, each once though the changes that came of them are listed, too', async () => {
    const { items, leftOut } = await index.activities(OTHER, null, ALL);
    const ofTokens = items.filter(({ subject }) => subject.kind === 'token');
    expect(ofTokens).toHaveLength(keepsMemes ? 4 : 3);
    expect(leftOut).toBe(0);
    const names = ofTokens.map(({ subject }) => (subject.kind === 'token' ? subject.tick : ''));
    expect(names.toSorted()).toEqual(
      ['MOON', 'WDOGE(WRAPPED-DOGE)', 'WOOF', ...(keepsMemes ? ['wow'] : [])].toSorted(),
    );
    expect(items.filter(({ subject }) => subject.kind === 'file')).toHaveLength(1);
  });

  it('what a transaction changed is read where the program lists changes', async () => {
    const moved = txid('166ccd0cc33f048c065a24da2c20c51eb9330b082881b0940f3e51346ae5410c');
    const found = [
      { op: 'transfer', from: RICH, to: OTHER, subject: { tick: 'WOOF', amount: 5_000_000_000n } },
    ];
    expect(await index.changes(moved, OTHER)).toMatchObject(keepsMemes ? found : []);
    expect(await index.changes(moved, NOBODY)).toEqual([]);
  });

  it.each([
    ['195e7e8911d4747ba5c4798d2680b6e6a5f665cbdbfa05c737b9258fb88eff6c', 'indexed'],
    ['5c1d33d0171ed4cd268b362a1f7ae83b277e46aff7e71fe59ecf436e84c57c79', 'failed'],
    ['306a5051fbfc7cce3f4a81daaaf484c2dfacb5f87e87e9d88c9d7c8521352852', 'indexed'],
  ])('a move is found by its reveal: %s', async (reveal, kind) => {
    expect((await index.activity(txid(reveal)))?.status.kind).toBe(kind);
  });

  it('a move of which nothing is known is none, also where the filter is not known', async () => {
    expect(await index.activity(txid('ee'.repeat(32)))).toBeNull();
  });

  it.each([
    '7faa6e840edebe8770cf233e2c33e6f85539755cdbfc5d6597dd55c9bada1ef5',
    '291422950d8ff4e310026b01795a6cd22ecaabc89c6c6b061e97c2c156f550ee',
  ])('a move that makes no sense is no verdict: %s', async (reveal) => {
    await expect(index.activity(txid(reveal))).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('prices are what the pools say', async () => {
    expect(Object.fromEntries(await index.prices())).toEqual({
      'drc-20:MOON': 100_000_000n,
      'drc-20:WOOF': 2_500_000_000_000_000n,
      'drc-20:STRAßE': 5_000_000_000_000_000n,
      'drc-20:WDOGE(WRAPPED-DOGE)': 10n ** 16n,
    });
  });

  it('files and heights are read', async () => {
    expect(await index.files(RICH, ALL)).toMatchObject({ total: 2, leftOut: 0 });
    expect(await index.nfts(NOBODY, ALL)).toMatchObject({ items: [], total: 0 });
    expect(await index.height()).toEqual({ indexed: 315, chain: keepsMemes ? 316 : null });
  });
});

describe('a stranger', () => {
  const index = replayedServer(ODD);

  it('takes no move away by an order of -1, nor by one of a token that is none', async () => {
    const { items, leftOut } = await index.activities(OTHER, null, ALL);
    expect(items.length).toBeGreaterThan(2);
    expect(leftOut).toBe(1);
    const memes = await index.activities(addressOf('n2dYBVcrzoERYMCyG9U7Dyb3RbX2eX1cVC'), null, ALL);
    expect(memes.leftOut).toBe(2);
  });

  it('takes no balance away by a share of a pool with a made-up id', async () => {
    const { leftOut, balances } = await index.balances(addressOf('n17a3AKFght7Wr7g4SX2eFLzvp5QKBpjxP'));
    expect([leftOut, balances]).toEqual([1, []]);
    const { leftOut: own } = await index.balances(addressOf('mobSkRRLr4zpCQAvsGyur8duHmpmoyfPhk'));
    expect(own).toBe(1);
  });

  it('takes no file away by putting it in collections', async () => {
    const { items, total } = await index.files(RICH, ALL);
    expect(items.map(({ fileId }) => fileId.slice(0, 8))).toEqual(['5a69e873', '7c2bd385']);
    expect(total).toBe(2);
    for (const { fileId } of items) expect(await index.holdsFile(RICH, fileId)).toBe(true);
  });

  it('lends a token no decimals, and a junk meme no name', async () => {
    const { items } = await index.activities(addressOf('mhLVLQxEDkxPcD3ZHXtr4XR6Cy7zcUfeMA'), null, ALL);
    const [meme, ...others] = items.map(({ subject }) => subject);
    expect(meme).toMatchObject({ tick: '80352c9c', decimals: 8, amount: 100_000_000_000n });
    expect(others).toMatchObject([
      { tick: 'T060', decimals: 8, amount: 100_000_000n },
      { tick: 'T060', decimals: 8, amount: 100_000_000n },
    ]);
  });

  it('spoils no page by a row that the program can’t read back', async () => {
    const holder = addressOf('mnCNLbbBjnh3kAWRBM45DkoCE3GWC32GuD');
    const rest = ODD.find(({ what }) => what === 'the same list without the newest row');
    const data = (JSON.parse(rest?.answer ?? '') as { data: readonly object[] }).data;
    const refused = ODD.find(({ status }) => status === 500);
    const pages = Array.from({ length: 60 }, (_, offset) => offset);
    const answerAt = (offset: number): RecordedExchange => ({
      what: 'a page',
      path: '/v4/drc20/order',
      body: { address: holder, offset },
      status: 200,
      answer: JSON.stringify({ code: 200, msg: 'success', data: data.slice(offset - 1), total: 0 }),
    });
    const one = replayedServer([
      ...(refused ? [refused] : []),
      ...pages.slice(1).map(answerAt),
      { ...answerAt(1_000_000_000), answer: '{"code":200,"msg":"success","data":[],"total":9}' },
    ]);
    const { items, leftOut } = await one.activities(holder, null, ALL);
    expect(items.length).toBeGreaterThan(2);
    expect(leftOut).toBeGreaterThan(0);
  });
});

describe('an index', () => {
  it('that lacks the newest block only is as it always is', async () => {
    for (const exchange of exchangesOf(lag)) {
      const { indexed, chain } = await replayedServer([exchange]).height();
      expect((chain ?? 0) - indexed).toBeGreaterThan(0);
    }
  });

  it('is out of touch while its chain is shorter than what it has read', async () => {
    const moments = reorganisation.moments.flatMap(({ blocknumber }) => blocknumber ?? []);
    const heights = moments.map(async (answer) => {
      const asked = { what: '', path: '/v4/info/blocknumber', body: {}, status: 200, answer };
      return isInTouch(await replayedServer([asked]).height());
    });
    const inTouch = await Promise.all(heights);
    expect(inTouch.filter((is) => !is)).toHaveLength(1);
  });
});
