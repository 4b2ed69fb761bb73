import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import {
  type IndexWrong,
  noIndexFaults,
  spoilIndexAnswer,
} from '../../../mocks/sandbox/tokens/indexFaults.ts';
import { queryText } from '../../../mocks/sandbox/tokens/querying.fixture.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { InscriptionIndexer, QueriedCoin } from '../../ports/InscriptionIndexer.ts';
import { createOrd } from './index.ts';

const BASE = 'https://ord.test';
const ALL = { offset: 0, limit: 50 };
const holder = testAddress(7);
const control = new SandboxControl();
/** Valid answers, by path and query. */
const good = new Map<string, string>();
let carrier: Outpoint;
let plain: Outpoint;

const DEPLOY = { p: 'drc-20', op: 'deploy', tick: 'dogi', max: '21000000', lim: '1000' };
const MINT = { p: 'drc-20', op: 'mint', tick: 'dogi', amt: '0.000000000000000001' };

function inscribe(address: DogeAddress, text: string): Outpoint {
  const body = new TextEncoder().encode(text);
  const made = control.inscribe({ address, mime: 'text/plain', body });
  return { txid: txid(made.txid), vout: made.vout };
}

type Spoil = (path: string, text: string) => string;

/** An index whose answers are changed. */
function ordThat(spoil: Spoil, statusOf?: (path: string) => number): InscriptionIndexer {
  const fetch = async (input: unknown): Promise<Response> => {
    const asked = String(input).slice(BASE.length);
    const text = good.get(asked) ?? (await queryText(control, `/ord${asked}`));
    good.set(asked, text);
    const isDune = asked.startsWith('/dune/');
    return new Response(spoil(asked, text), { status: statusOf?.(asked) ?? (isDune ? 404 : 200) });
  };
  const clock = createManualClock();
  return createOrd({ name: 'ord.test', baseUrls: [BASE], clock, fetch: fetch as typeof globalThis.fetch });
}

const judged = async (index: InscriptionIndexer) => {
  const answer = await index.carriers([carrier, plain].map((coin) => ({ ...coin, address: holder })));
  return [carrier, plain].map(outpointKey).map((key) => {
    if (answer.carriers.has(key)) return 'carries';
    return answer.unknown.has(key) ? 'unknown' : 'none';
  });
};

const READS: Readonly<Record<string, (of: InscriptionIndexer) => Promise<unknown>>> = {
  height: (of) => of.height(),
  carriers: judged,
  balances: (of) => of.balances(holder),
  inscriptions: (of) => of.inscriptions(holder, ALL),
};

/** The outcome of a request: its value, or the kind of its Fault. Any other exception is a bug. */
async function endOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.kind;
    throw thrown;
  }
}

beforeAll(async () => {
  carrier = inscribe(holder, 'much art');
  inscribe(testAddress(8), JSON.stringify(DEPLOY));
  inscribe(holder, JSON.stringify(MINT));
  const paid = control.faucet(holder, 300_000_000n);
  plain = { txid: txid(paid.txid), vout: paid.vout };
  for (const read of Object.values(READS)) await read(ordThat((_, text) => text));
});

describe('an index that answers wrongly', () => {
  const malformed = (wrong: IndexWrong) =>
    ordThat((_, text) => spoilIndexAnswer(text, { ...noIndexFaults(), wrong }));

  it.each<IndexWrong>(['html', 'garbage', 'truncated', 'server-error'])(
    'is a fault that says so, and never an empty list: %s',
    async (wrong) => {
      for (const name of ['carriers', 'balances', 'inscriptions'])
        expect([name, await endOf(READS[name]?.(malformed(wrong)) ?? Promise.resolve())]).toEqual([
          name,
          'bad-answer',
        ]);
    },
  );

  it('is not believed where it leaves out what is needed', async () => {
    expect(await judged(malformed('missing-fields'))).toEqual(['unknown', 'unknown']);
    for (const name of ['balances', 'inscriptions'])
      expect([name, await endOf(READS[name]?.(malformed('missing-fields')) ?? Promise.resolve())]).toEqual([
        name,
        'bad-answer',
      ]);
  });

  it('gives every digit where it sends numbers instead of texts', async () => {
    const [balance] = (await malformed('numbers').balances(holder)).balances;
    expect(balance).toMatchObject({ tick: 'dogi', amount: 1n, decimals: 18 });
  });

  it('is no index at all when it does not say that it is well', async () => {
    const lost = ordThat((path, text) => (path === '/status' ? 'unrecoverable reorg' : text));
    expect(await endOf(judged(lost))).toBe('bad-answer');
  });
});

it('has read one block fewer than it counts, the first being 0', async () => {
  expect(await ordThat(() => '101').height()).toBe(100);
  expect(await ordThat((_, text) => text).height()).toBe(control.sandbox.tip.height);
  for (const text of ['0', '-1', '1e3', '99999999999', '101.0', ''])
    expect(await endOf(ordThat(() => text).height())).toBe('bad-answer');
});

describe('questions about coins', () => {
  const idOf = (at: number) => txid(at.toString(16).padStart(64, '0'));
  const many = Array.from({ length: 120 }, (_, at) => ({ txid: idOf(at), vout: 0, address: holder }));
  const listed = JSON.stringify([{ outpoint: many.map(outpointKey) }]);
  const last = outpointKey(many.at(-1) ?? carrier);
  const rowOf = (key: string, doesCarry = key === last) => ({
    transaction: key.split(':')[0],
    inscriptions: doesCarry ? [`${key.split(':')[0]}i0`] : [],
    dunes: [],
    address: holder,
    value: 1,
  });
  const isAsked = (path: string) => path.startsWith('/outputs/');
  const askedIn = (path: string) => path.slice('/outputs/'.length).split(',');
  /** An index with several coins; the test makes its answers about some. */
  const indexOf = (answer: (asked: readonly string[]) => string) =>
    ordThat((path, text) => {
      if (path.startsWith('/address/')) return listed;
      return isAsked(path) ? answer(askedIn(path)) : text;
    });

  it.each([100, 50, 7])(
    'are asked about every one of them, where answers on more than %i break off',
    async (most) => {
      const index = indexOf((asked) =>
        asked.length > most ? '[{"tx_id":"' : JSON.stringify(asked.map((key) => rowOf(key))),
      );
      const { carriers, unknown } = await index.carriers(many);
      expect([[...carriers], unknown.size]).toEqual([[last], 0]);
    },
  );

  it('leave a coin unknown that can’t be told, and no other', async () => {
    const first = outpointKey(many[0] ?? carrier);
    const silent = indexOf((asked) =>
      asked.includes(first) ? 'oops' : JSON.stringify(asked.map((key) => rowOf(key))),
    );
    const odd = indexOf((asked) => JSON.stringify(asked.map((key) => (key === first ? {} : rowOf(key)))));
    for (const index of [silent, odd]) {
      const { carriers, unknown } = await index.carriers(many);
      expect([[...carriers], [...unknown]]).toEqual([[last], [first]]);
    }
  });

  it('are not answered by what is said of others', async () => {
    const others = indexOf((asked) => JSON.stringify(asked.map(() => rowOf(outpointKey(plain), false))));
    const fewer = indexOf((asked) => JSON.stringify(asked.slice(1).map((key) => rowOf(key, false))));
    for (const index of [others, fewer]) {
      const end = await endOf(index.carriers([many[0] as QueriedCoin]));
      expect(end).toMatchObject({ unknown: new Set([outpointKey(many[0] ?? carrier)]) });
    }
  });

  it('count only when the index has read as many blocks before them as after them', async () => {
    const heights = ['30', '20', '20', '20', '20'];
    const counted = () =>
      ordThat((path, text) => (path === '/block-count' ? (heights.shift() ?? '21') : text));
    const coins = [{ ...carrier, address: holder }];
    expect(await counted().carriers(coins)).toMatchObject({
      height: 19,
      carriers: new Set([outpointKey(carrier)]),
    });
    const falling = Array.from({ length: 9 }, (_, at) => String(40 - at));
    const moving = ordThat((path, text) => (path === '/block-count' ? (falling.shift() ?? '') : text));
    expect(await endOf(moving.carriers(coins))).toBe('bad-answer');
  });

  it.each(['first', 'second'])(
    'count only what the index says twice of newer coins, where it goes back and catches up during the %s time',
    async (time) => {
      const height = control.sandbox.tip.height;
      const asked: string[] = [];
      const index = ordThat((path, text) => {
        if (isAsked(path)) asked.push(path);
        const isBack = isAsked(path) && asked.length === (time === 'first' ? 1 : 2);
        return isBack ? JSON.stringify(askedIn(path).map((key) => rowOf(key, false))) : text;
      });
      const { carriers } = await index.carriers([{ ...carrier, address: holder, blockHeight: height }]);
      expect([[...carriers], asked.length]).toEqual([[outpointKey(carrier)], 2]);
    },
  );

  it('are not asked twice about coins that no rollback reaches', async () => {
    const asked: string[] = [];
    const index = indexOf((keys) => {
      asked.push(...keys);
      return JSON.stringify(keys.map((key) => rowOf(key)));
    });
    const { height } = control.sandbox.tip;
    control.mine(Math.max(0, 70 - height));
    good.delete('/block-count');
    await index.carriers(many.map((coin, at) => ({ ...coin, blockHeight: at < 100 ? 1 : null })));
    expect(asked.length).toBe(many.length + 20);
  });

  it('say of dunes what the index keeps of them', async () => {
    const dune = [['WOW', { amount: 5, divisibility: 2, symbol: null }]];
    const carriesDunes = (path: string, text: string) => {
      if (!isAsked(path)) return text;
      const rows = JSON.parse(text) as { readonly transaction: string }[];
      return JSON.stringify(
        rows.map((row) => (row.transaction === plain.txid ? { ...row, dunes: dune } : row)),
      );
    };
    const coins = [carrier, plain].map((coin) => ({ ...coin, address: holder }));
    expect(await ordThat(carriesDunes).carriers(coins)).toMatchObject({
      carriers: new Set([outpointKey(carrier)]),
      dunes: new Set([outpointKey(plain)]),
      unknown: new Set(),
    });
    const status = (path: string) => (path.startsWith('/dune/') ? 500 : 200);
    expect(await ordThat((_, text) => text).keepsDunes()).toBe(true);
    expect(await ordThat((_, text) => text, status).keepsDunes()).toBe(false);
  });

  it('are answered by one server alone: what one calls free is not free because another knows nothing of it', async () => {
    const key = outpointKey(carrier);
    const answers: Readonly<Record<string, (path: string) => string>> = {
      'one.test': (path) => (isAsked(path) ? 'oops' : JSON.stringify([{ outpoint: [key] }])),
      'two.test': (path) => (isAsked(path) ? JSON.stringify([rowOf(key, false)]) : '[{"outpoint":[]}]'),
    };
    const fetch = async (input: unknown) => {
      const { host, pathname } = new URL(String(input));
      const said = { '/status': 'OK', '/block-count': '9' }[pathname];
      return new Response(said ?? answers[host]?.(pathname));
    };
    const index = createOrd({
      name: 'one.test',
      baseUrls: ['https://one.test', 'https://two.test'],
      clock: createManualClock(),
      fetch: fetch as typeof globalThis.fetch,
    });
    const answer = await index.carriers([{ ...carrier, address: holder }]);
    expect(answer).toMatchObject({ carriers: new Set(), unknown: new Set([key]) });
  });
});

describe('balances', () => {
  const balancesOf = async (...rows: readonly object[]) =>
    endOf(ordThat(() => JSON.stringify({ drc20: rows })).balances(holder));
  const row = (tick: string, transferable = '0', available = '1') => ({ tick, transferable, available });
  const one = 10n ** 18n;

  it('are what lies on coins and what does not, together', async () => {
    expect(await balancesOf(row('dogi', '1.5', '2'), row('wow!', '7', '0'))).toMatchObject({
      balances: [
        { amount: (7n * one) / 2n, transferable: (3n * one) / 2n },
        { amount: 7n * one, transferable: 7n * one },
      ],
    });
  });

  it('are judged one by one: one that makes no sense is left out, counted, and held of it is unknown', async () => {
    expect(await balancesOf(row('dogi', '0', '-1'), row('wow!'), row('dog'), {})).toMatchObject({
      balances: [{ tick: 'wow!', amount: one }],
      unclear: new Set(['doginals:dogi']),
      leftOut: 3,
    });
  });

  it('count once where a token is listed twice, the lower one', async () => {
    expect(
      await balancesOf(row('DOGI', '0', '5'), row('dogi', '1', '2'), row('Dogi', '0', '9')),
    ).toMatchObject({
      balances: [{ tick: 'dogi', amount: 3n * one, transferable: one }],
      leftOut: 0,
    });
  });

  it.each([
    ['DOGI', 'dogi'],
    ['ДО', 'до'],
    ['🐕', '🐕'],
    ['İab', 'i̇ab'],
  ])('are of ticks of four bytes in any alphabet: %s', async (reported, tick) => {
    expect(await balancesOf(row(reported))).toMatchObject({
      balances: [{ id: { protocol: 'doginals', tick }, amount: one }],
    });
  });

  it.each(['ДОГО', 'dog', 'dogis', '🐕🐕', ''])('are of no other ticks: %s', async (reported) => {
    expect(await balancesOf(row(reported))).toBe('bad-answer');
  });
});

/** Answers that are invalid for any request. */
const NONSENSE = [
  ...['{}', '[null]', '[[]]', 'null', '""', '0', 'true', '', '\u0000', '"'.repeat(999)],
  '{"__proto__":{"utxos":[]}}',
  ...['{"utxos":null}', '{"utxos":[{"txid":"AB","vout":0}]}', '{"inscriptions":[{}]}', '{"drc20":{}}'],
  '[{"tx_id":"x","vout":-1,"inscription_id":"y"}]',
  '{"drc20":[{"tick":"dogi","transferable":"0","available":"-1"}]}',
  '{"drc20":[{"tick":"dogi","transferable":"0"}]}',
  '{"drc20":[{"tick":"dogi","transferable":"1e9","available":"1"}]}',
  '{"drc20":[{"tick":"dogi","transferable":"0","available":"0.0000000000000000001"}]}',
  '{"drc20":[{"tick":"dog","transferable":"0","available":"1"}]}',
];
/** Empty answers. */
const NOTHING = ['[]', '[{"outpoint":[]}]', '{"utxos":[]}', '{"inscriptions":[]}', '{"drc20":[]}'];

describe('one spoilt answer', () => {
  const paths = () => [...good.keys()];

  it.each(['balances', 'inscriptions'])(
    'that makes no sense is never taken for nothing: %s',
    async (name) => {
      for (const text of NONSENSE) {
        const end = await endOf(READS[name]?.(ordThat(() => text)) ?? Promise.resolve());
        const isAboutOne = name === 'balances' && text.includes('"dogi"');
        const unclear = { balances: [], unclear: new Set(['doginals:dogi']), leftOut: 1 };
        if (isAboutOne) expect([text, end]).toMatchObject([text, unclear]);
        else expect([text, end]).toEqual([text, 'bad-answer']);
      }
    },
  );

  it('never makes a carrier free, whatever it says', async () => {
    for (const path of paths())
      for (const text of [...NONSENSE, ...NOTHING]) {
        const end = await endOf(judged(ordThat((asked, reported) => (asked === path ? text : reported))));
        if (Array.isArray(end)) expect([path, text, end[0]]).not.toEqual([path, text, 'none']);
        else expect(['bad-answer', 'rejected']).toContain(end);
      }
  });

  it('ends in a value or a Fault wherever a byte is cut out, put in or changed, and never frees a carrier', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 99 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat({ max: 6 }),
        fc.constantFrom('', '0', '9'.repeat(30), '-', 'null', '"', '{', ']', '\\', '1e400', '\u0000', '[]'),
        async (at, share, cut, put) => {
          const path = paths()[at % good.size];
          const spoil: Spoil = (asked, text) => {
            if (asked !== path) return text;
            const from = Math.floor(text.length * share);
            return text.slice(0, from) + put + text.slice(from + cut);
          };
          for (const [name, read] of Object.entries(READS)) {
            const end = await endOf(read(ordThat(spoil)));
            if (typeof end === 'string') expect(['bad-answer', 'rejected']).toContain(end);
            if (name === 'carriers' && Array.isArray(end)) expect(end[0]).not.toBe('none');
          }
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});
