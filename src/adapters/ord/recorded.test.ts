/** The adapter reads a real index's answers: `mocks/sandbox/vectors/ord`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { createOrd } from './index.ts';

interface Recorded {
  readonly what: string;
  readonly request: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly response: string;
}

const FILE = new URL('../../../mocks/sandbox/vectors/ord/endpoints.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Recorded[] };

const recorded = (path: string): Recorded | undefined =>
  cases.find(({ request }) => request === `GET ${path}`);

/** Recorded rows of `/outputs`, by outpoint. */
const ROWS = new Map(
  cases.flatMap(({ request, status, response }) => {
    const [, asked] = /^GET \/outputs\/(\S+)$/.exec(request) ?? [];
    if (asked === undefined || status !== 200) return [];
    const rows = JSON.parse(response) as readonly unknown[];
    return asked.split(',').map((key, at) => [key, rows[at]] as const);
  }),
);

function outputs(asked: readonly string[]): Response {
  const unknown = asked.find((key) => !ROWS.has(key));
  return unknown === undefined
    ? new Response(JSON.stringify(asked.map((key) => ROWS.get(key))))
    : new Response(`output ${unknown} not found`, { status: 404 });
}

/** The index, replaying its recorded answers, some of them changed. */
function ordAs(changes: Readonly<Record<string, Partial<Recorded>>> = {}) {
  const fetch = async (input: unknown) => {
    const { pathname, search } = new URL(String(input));
    if (pathname.startsWith('/outputs/')) return outputs(pathname.slice('/outputs/'.length).split(','));
    const found = { ...recorded(pathname + search), ...changes[pathname] };
    return new Response(found.response ?? '', {
      status: found.status ?? 404,
      headers: { 'content-type': found.contentType ?? 'text/plain' },
    });
  };
  return createOrd({
    name: 'ord.test',
    baseUrls: ['https://ord.test'],
    clock: createManualClock(),
    fetch: fetch as typeof globalThis.fetch,
  });
}

const HOLDER = 'DD4Wmig7MMC95sYBXC6cw58TwMizS8YHJY' as DogeAddress;
const coinOf = (id: string, vout: number) => ({ txid: txid(id), vout, address: HOLDER });
const TWO_ON_IT = coinOf('aca5be3c96fc38fd40c4007f99ddb144bbc0a49687738c305b0f27da5a82f2d0', 0);
const DEEP = coinOf('a0bd869f894e86c066f09b2a6d17339ffeae6a74742dd04b3ac47f4fbc7b1693', 0);
const PLAIN = coinOf('517b3931b2d1443cf10a8aecccbf662e17f1aa7b5be4d83a3780672a634fa992', 0);
const DUNES = coinOf('c304672f342e9febf40ba6f26ce89e849c2c5c728fc530580ca8b6db42815c77', 1);
const SPENT = coinOf('42b44f82a68418c85962708f77c938350fb45946d549b592477e64adc33571cc', 0);

const keyOf = (coin: { readonly txid: string; readonly vout: number }) => `${coin.txid}:${coin.vout}`;

describe('a real index of doginals', () => {
  it('tells inscriptions, dunes and nothing apart, and says nothing of what it does not list', async () => {
    const coins = [TWO_ON_IT, DEEP, PLAIN, DUNES, SPENT];
    const { carriers, dunes, unknown } = await ordAs().carriers(coins);
    expect([...carriers]).toEqual([TWO_ON_IT, DEEP].map(keyOf));
    expect([...dunes]).toEqual([keyOf(DUNES)]);
    expect([...unknown]).toEqual([keyOf(SPENT)]);
  });

  it('is believed to keep dunes by its words, and not to by a failure', async () => {
    const none = recorded('/dune/NOSUCHDUNEANYWHERE?json=true');
    expect(await ordAs({ '/dune/1:0': none ?? {} }).keepsDunes()).toBe(true);
    const fails = { status: 500, response: 'Internal Server Error' };
    expect(await ordAs({ '/dune/1:0': fails }).keepsDunes()).toBe(false);
    // a version without that path
    expect(await ordAs().keepsDunes()).toBe(false);
  });

  it('tells balances with decimals, and inscriptions with the coin below them', async () => {
    const holder = 'D8bBowiHhPutU1kUDXHSFfQo73rJWWDuEi' as DogeAddress;
    const balances = recorded(`/drc20/balance/${holder}`);
    const index = ordAs({ [`/drc20/balance/${holder}`]: balances ?? {} });
    const one = 10n ** 18n;
    expect((await index.balances(holder)).balances).toMatchObject([
      { tick: 'kaa1', amount: 100n * one, transferable: 30n * one },
    ]);
    const { items, total } = await index.inscriptions(holder, { offset: 0, limit: 50 });
    expect([items.length, total]).toEqual([total, total]);
    expect(items.every(({ outpoint }) => /^[0-9a-f]{64}:\d+$/.test(outpoint ?? ''))).toBe(true);
  });
});

describe('texts that are longer than any answer is read', () => {
  const LONG = 'x'.repeat(4_000_001);
  const BY_OUTPUTS = '/shibescriptions_by_outputs';
  const listed = cases.find(({ what }) => what.startsWith('the same with coin, script, confirmations'));
  const rows = JSON.parse(listed?.response ?? '[]') as readonly {
    readonly utxo: { readonly txid: string; readonly vout: number };
  }[];

  /** Returns more than 4 MB for an address's list; and for one of its coins, whose text is long. */
  function ordWith(long: { readonly txid: string; readonly vout: number } | null) {
    const asked: string[] = [];
    const fetch = async (input: unknown) => {
      const { pathname, searchParams } = new URL(String(input));
      asked.push(pathname);
      if (pathname.startsWith('/inscriptions/balance/')) return new Response(LONG);
      if (pathname.startsWith('/outputs/')) return outputs(pathname.slice('/outputs/'.length).split(','));
      if (pathname !== BY_OUTPUTS) return new Response(recorded(pathname)?.response ?? '', { status: 200 });
      const keys = (searchParams.get('outputs') ?? '').split(',');
      if (long !== null && keys.includes(keyOf(long))) return new Response(LONG);
      return new Response(JSON.stringify(rows.filter(({ utxo }) => keys.includes(keyOf(utxo)))));
    };
    const index = createOrd({
      name: 'ord.test',
      baseUrls: ['https://ord.test'],
      clock: createManualClock(),
      fetch: fetch as typeof globalThis.fetch,
    });
    return { index, asked };
  }

  const ALL = { offset: 0, limit: 50 };

  it('are asked for coin by coin, and all is listed', async () => {
    const { index } = ordWith(null);
    const { items, leftOut } = await index.inscriptions(HOLDER, ALL);
    expect(rows).toHaveLength(3);
    expect(items.map(({ outpoint }) => outpoint)).toEqual([DEEP, TWO_ON_IT, TWO_ON_IT].map(keyOf));
    expect(leftOut).toBe(0);
  });

  it('concern the one coin that carries one, which is left out and counted', async () => {
    const { index, asked } = ordWith(TWO_ON_IT);
    const { items, leftOut } = await index.inscriptions(HOLDER, ALL);
    expect(items.map(({ outpoint }) => outpoint)).toEqual([keyOf(DEEP)]);
    expect(leftOut).toBe(1);
    expect(asked.filter((path) => path === BY_OUTPUTS).length).toBeLessThanOrEqual(5);
  });
});

describe('an index whose chain changes', () => {
  type Row = Readonly<Record<string, unknown>>;
  const file = new URL('../../../mocks/sandbox/vectors/ord/reorg.json', import.meta.url);
  const { cases: moments } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly cases: readonly { readonly what: string; readonly rows?: readonly Row[] }[];
  };
  const saidIn = (row: Row) => ({
    what: String(row.what ?? JSON.stringify(row).slice(0, 12)),
    count: String(row.count ?? row['GET /block-count']),
    status: String(row.status ?? row['GET /status']),
  });
  const said = moments
    .flatMap(({ rows = [] }) => rows)
    .flatMap((row) => ('what' in row ? [row] : (Object.values(row) as readonly Row[])))
    .map(saidIn)
    .filter(({ count }) => count !== 'undefined');
  const coin = { ...TWO_ON_IT, blockHeight: 1_070 };

  /** Answers to the questions for heights in turn, and whether the coin carries as reported in each reading. */
  function ordThat(counts: readonly string[], status: string, carries: readonly boolean[]) {
    const [left, carrying] = [[...counts], [...carries]];
    const row = ROWS.get(keyOf(coin)) as object;
    const fetch = async (input: unknown) => {
      const { pathname } = new URL(String(input));
      if (pathname === '/block-count') return new Response(left.length > 1 ? left.shift() : left[0]);
      if (pathname === '/status') return new Response(status);
      if (pathname.startsWith('/address/')) return Response.json([{ outpoint: [keyOf(coin)] }]);
      const does = carrying.length > 1 ? carrying.shift() : carrying[0];
      return Response.json([does ? row : { ...row, inscriptions: [] }]);
    };
    return createOrd({
      name: 'ord.test',
      baseUrls: ['https://ord.test'],
      clock: createManualClock(),
      fetch: fetch as typeof globalThis.fetch,
    });
  }

  it('was recorded in 25 moments', () => {
    expect(said).toHaveLength(25);
  });

  it.each(said)('counts while it says that it is well, and no longer: $what', async ({ count, status }) => {
    const asked = ordThat([count], status, [true]).carriers([coin]);
    if (status !== 'OK') return expect(asked).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(await asked).toMatchObject({ height: Number(count) - 1, carriers: new Set([keyOf(coin)]) });
  });

  it('is not believed that nothing lies on a coin, told while it read the block of that coin again', async () => {
    const overtaken = moments.find(({ what }) => what.startsWith('a question that a rollback overtakes'));
    const { during = {} } = { ...overtaken } as { readonly during?: Row };
    expect(Object.values(during)).toContain('[]');
    // it went back and was there again before it was asked for its height
    const caughtUp = await ordThat(['1138'], 'OK', [false, true]).carriers([{ ...coin, blockHeight: 1_135 }]);
    // it was still on its way
    const onItsWay = ordThat(['1138', '1136', '1139'], 'OK', [false, true]);
    const fallen = await onItsWay.carriers([{ ...coin, blockHeight: 1_000 }]);
    for (const { carriers } of [caughtUp, fallen]) expect([...carriers]).toEqual([keyOf(coin)]);
  });
});
