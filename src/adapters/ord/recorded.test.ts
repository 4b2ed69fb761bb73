/** The adapter reads what a real index answered: `mocks/sandbox/vectors/ord`. */
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

/** Rows of `/outputs`, by outpoint, as they were told. */
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

/** The index, whose recorded answers are given again, some of them changed. */
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
    ...{ name: 'ord.test', baseUrls: ['https://ord.test'], clock: createManualClock() },
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
    // a version that lacks the path
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

  /** Lists all of an address in more than 4 MB; and so one of its coins, whose text is long. */
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
      ...{ name: 'ord.test', baseUrls: ['https://ord.test'], clock: createManualClock() },
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
