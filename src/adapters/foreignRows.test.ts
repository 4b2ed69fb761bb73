// Three rules for all code that reads a server's lists. A new adapter, or a new list of one, fails here until it is listed.
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { doge } from '../../mocks/builders/coins.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createManualClock } from '../../mocks/clock/manualClock.ts';
import { answer } from '../../mocks/sandbox/blockbook/answer.ts';
import { SandboxControl } from '../../mocks/sandbox/control.ts';
import { isInTouch } from '../domain/drc20/Token.ts';
import { Fault } from '../domain/fault.ts';
import { txid } from '../domain/tx/Txid.ts';
import type { HistoryPage } from '../ports/ChainIndexer.ts';
import { createBlockbook } from './blockbook/index.ts';
import { createDogeuni } from './dogeuni/index.ts';
import { createOrd } from './ord/index.ts';

const BASE = 'https://index.test';
const holder = testAddress(7);
const other = testAddress(8);
const ALL = { offset: 0, limit: 50 };
const control = new SandboxControl();

beforeAll(() => {
  const text = 'text/plain';
  const body = new TextEncoder().encode('much');
  control.tokensDeploy({ tick: 'UNIX', price: 0.5, story: { isChecked: true } });
  control.tokensDeploy({ tick: 'UNIT', price: 0.25 });
  control.tokensGive({ address: holder, tick: 'UNIX', amount: 500_000_000n });
  control.tokensGive({ address: holder, tick: 'UNIT', amount: 100_000_000n });
  control.memeGive({ address: holder, tick: 'PUP', name: 'Puppy', amount: 7n });
  control.memeGive({ address: holder, tick: 'CAT', name: 'Cat', amount: 7n });
  control.fileGive({ address: holder, name: 'a', mime: text, bytes: body });
  control.fileGive({ address: holder, name: 'b', mime: text, bytes: body });
  for (const number of [5, 6]) control.nftGive({ address: holder, tick: 'CARDS', tickId: number });
  const order = (fields: object) =>
    control.inscribe({
      address: holder,
      mime: text,
      body: new TextEncoder().encode(JSON.stringify({ p: 'drc-20', ...fields })),
    });
  for (const tick of ['dogi', 'bone']) {
    order({ op: 'deploy', tick, max: '21000000', lim: '1000' });
    order({ op: 'mint', tick, amt: '10' });
  }
  for (const content of ['one', 'two'])
    control.inscribe({ address: holder, mime: text, body: new TextEncoder().encode(content) });
  for (const amount of ['3', '4']) control.faucet(holder, doge(amount));
  control.usdRate(0.1);
});

type Spoil = (rows: readonly unknown[]) => readonly unknown[];

/** A server's answers, with the rows of some lists changed. */
interface Changes {
  /** the affected requests */
  readonly asked: RegExp;
  readonly spoil?: Spoil;
  readonly text?: (text: string) => string;
  /** answered as if the server had no such path */
  readonly isMissing?: boolean;
}

/** Changes the list that an answer is or contains. */
function changed(text: string, spoil: Spoil): string {
  const value = JSON.parse(text) as unknown;
  if (Array.isArray(value)) return JSON.stringify(spoil(value));
  const fields = Object.entries(value as object).map(([name, field]) => [
    name,
    Array.isArray(field) && field.every((row) => typeof row === 'object') ? spoil(field) : field,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

function fetchFrom(service: 'dogeuni' | 'ord' | 'blockbook', { asked, spoil, text, isMissing }: Changes) {
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const { pathname: path, searchParams: query, search } = new URL(String(input));
    const request = { method: init?.method ?? 'GET', path, query, body: String(init?.body ?? '') };
    const isConcerned = asked.test(path + search);
    if (isConcerned && isMissing) return new Response('404 page not found', { status: 404 });
    const reply = await replyOf(service, request);
    if (!isConcerned || reply.status !== 200) return new Response(reply.body, { status: reply.status });
    const spoilt = spoil === undefined ? reply.body : changed(reply.body, spoil);
    return new Response(text === undefined ? spoilt : text(spoilt), { status: reply.status });
  };
  return fetch as typeof globalThis.fetch;
}

/** Lets the pauses between retries pass. */
async function skipPauses<Value>(work: Promise<Value>): Promise<Value> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  while (!isDone) {
    if (clock.pending().length > 0) clock.runNext();
    await new Promise((resume) => setImmediate(resume));
  }
  return work;
}

type Request = Parameters<typeof answer>[0];

async function replyOf(service: 'dogeuni' | 'ord' | 'blockbook', request: Request) {
  if (service === 'blockbook')
    return answer(request, { ...control.source, lostNode: () => control.gateway.faults.lostNode });
  const served = await control.tokens.serve({ ...request, path: `/${service}${request.path}` });
  if (served.kind !== 'reply') throw new TypeError(served.kind);
  return { status: served.reply.status, body: String(served.reply.body) };
}

const clock = createManualClock();
const shared = { name: 'index.test', clock, random: () => 1 } as const;
const dogeuni = (changes: Changes) =>
  createDogeuni({ ...shared, network: 'regtest', baseUrl: BASE, fetch: fetchFrom('dogeuni', changes) });
const ord = (changes: Changes) =>
  createOrd({ ...shared, baseUrls: [BASE], fetch: fetchFrom('ord', changes) });
const blockbook = (changes: Changes) =>
  createBlockbook({
    network: 'regtest',
    baseUrls: [BASE],
    clock,
    random: () => 1,
    WebSocket: null,
    fetch: fetchFrom('blockbook', changes),
  });

/** The result of reading a list: the number of rows, and how many were reported as left out. */
interface Read {
  readonly rows: number;
  readonly leftOut: number;
}

interface List {
  readonly asked: RegExp;
  readonly read: (changes: Changes) => Promise<Read>;
  /** lists that a server may not have, if others are read alongside */
  readonly mayBeMissing?: RegExp;
}

const counted = ({ leftOut = 0, ...lists }: { readonly leftOut?: number } & object): Read => ({
  rows: Object.values(lists).find(Array.isArray)?.length ?? 0,
  leftOut,
});

/** Every list read from a server, by adapter and method. */
const LISTS: Readonly<Record<string, Readonly<Record<string, List>>>> = {
  dogeuni: {
    balances: {
      asked: /drc20\/collect-address/,
      read: async (changes) => counted(await dogeuni(changes).balances(holder)),
    },
    'balances of memes': {
      asked: /meme20\/collect-address/,
      read: async (changes) => counted(await dogeuni(changes).balances(holder)),
      mayBeMissing: /meme20/,
    },
    search: {
      asked: /drc20\/collect$/,
      read: async (changes) => counted(await dogeuni(changes).search('uni')),
    },
    nfts: {
      asked: /nft\/collect/,
      read: async (changes) => counted(await dogeuni(changes).nfts(holder, ALL)),
    },
    files: {
      asked: /file\/collect/,
      read: async (changes) => counted(await dogeuni(changes).files(holder, ALL)),
    },
    activities: {
      asked: /drc20\/history/,
      read: async (changes) => counted(await dogeuni(changes).activities(holder, null, ALL)),
    },
    'activities with memes': {
      asked: /meme20\/history/,
      read: async (changes) => counted(await dogeuni(changes).activities(holder, null, ALL)),
      mayBeMissing: /meme20/,
    },
  },
  ord: {
    balances: {
      asked: /drc20\/balance/,
      read: async (changes) => counted(await ord(changes).balances(holder)),
    },
    inscriptions: {
      asked: /inscriptions\/balance/,
      read: async (changes) => counted(await ord(changes).inscriptions(holder, ALL)),
    },
  },
  blockbook: {
    unspent: {
      asked: /utxo/,
      // left-out coins aren't reported here: they can't be spent
      read: async (changes) => ({ rows: (await blockbook(changes).unspent(holder)).length, leftOut: 1 }),
    },
    history: {
      asked: /address/,
      read: async (changes) => {
        const found = new Set<string>();
        let total = 0;
        for (let from: number | null = 0; from !== null; ) {
          const page: HistoryPage = await blockbook(changes).history(holder, from);
          for (const row of page.transactions) found.add(row.txid);
          total = page.totalTransactions;
          from = page.next;
        }
        return { rows: found.size, leftOut: total - found.size };
      },
    },
    quoteAt: {
      asked: /multi-tickers/,
      read: async (changes) => {
        const times = [1_700_000_000_000, 1_700_086_400_000];
        const quotes = await blockbook(changes).quoteAt('usd', times);
        return { rows: quotes.length, leftOut: quotes.filter((quote) => quote === null).length };
      },
    },
  },
};

/** Requests that return no list of rows, or a list that is read as a whole or not at all, with the reason. */
const NO_LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dogeuni: {
    name: 'no question',
    height: 'one answer',
    amountOf: 'the one thing',
    holdsFile: 'the one thing',
    token: 'the one thing',
    activity: 'the one thing',
    changes: 'the one thing, out of the rows that activities reads',
    popular: 'the seven ticks of a list, each asked for as a search is',
    prices: 'one map: what can’t be read of it has no price',
  },
  ord: {
    name: 'no question',
    height: 'one answer',
    keepsDunes: 'one answer',
    carriers: 'each coin is judged by itself: src/adapters/ord/faults.test.ts',
  },
  blockbook: {
    tip: 'one answer',
    balance: 'one answer',
    transaction: 'the one thing',
    quote: 'one answer',
    rawTransaction: 'the one thing',
    rawTransactions: 'each by itself',
    feeEstimates: 'each by itself',
    broadcast: 'no question',
    watch: 'no question',
    watchQuote: 'no question',
    probe: 'one answer',
    usage: 'no question',
    balanceChanges: 'a chart of sums: without one of them all others are wrong',
  },
};

/** Adapters that read no list from a server. */
const WITHOUT_LISTS: readonly string[] = [
  ...['biometry', 'browser', 'clock', 'engine', 'log', 'passwords', 'pictures', 'storage', 'telegram'],
  // a single file, bill or content at a time; how one request is made
  ...['vault', 'windows', 'siteFiles', 'dogeconnect', 'content', 'http'],
];

describe('adapters', () => {
  it('are all named here', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...Object.keys(LISTS), ...WITHOUT_LISTS].toSorted()).toEqual(folders.toSorted());
  });

  const nothing = { asked: /^$/ };
  it.each(Object.entries({ dogeuni: dogeuni(nothing), ord: ord(nothing), blockbook: blockbook(nothing) }))(
    'have each question named: %s',
    (name, adapter) => {
      const named = [...Object.keys(LISTS[name] ?? {}), ...Object.keys(NO_LISTS[name] ?? {})];
      expect(Object.keys(adapter).filter((method) => !named.includes(method))).toEqual([]);
    },
  );
});

const rows = Object.entries(LISTS).flatMap(([adapter, lists]) =>
  Object.entries(lists).map(([name, list]) => [`${adapter}: ${name}`, list] as const),
);

describe('a list', () => {
  it.each(rows)('loses one row that can’t be read, and no other: %s', async (_name, { asked, read }) => {
    const before = await read({ asked });
    expect(before.rows).toBeGreaterThan(1);
    const spoil: Spoil = ([first, ...others]) => [others.length > 0 ? { ...blank(first) } : first, ...others];
    const after = await read({ asked, spoil });
    const isKept = after.rows === before.rows;
    expect([after.rows, after.leftOut]).toEqual([isKept ? before.rows : before.rows - 1, 1]);
  });

  it.each(rows)('has a row once that is told twice: %s', async (name, { asked, read }) => {
    // prices come in the order of the request, one each
    if (name.endsWith('quoteAt')) return;
    const before = await read({ asked });
    const twice: Spoil = ([first, ...others]) => [first, first, ...others];
    expect((await read({ asked, spoil: twice })).rows).toBe(before.rows);
  });

  const missing = rows.flatMap(([name, { read, mayBeMissing: asked }]) =>
    asked === undefined ? [] : [[name, asked, read] as const],
  );
  it.each(missing)(
    'that a server doesn’t keep is missing, and nothing else: %s',
    async (_name, asked, read) => {
      const before = await read({ asked: /^$/ });
      const after = await read({ asked, isMissing: true });
      expect(after.rows).toBeGreaterThan(0);
      expect(after.rows).toBeLessThan(before.rows);
    },
  );
});

/** A row with its field names, and nothing readable in them. */
const blank = (row: unknown): object =>
  Object.fromEntries(Object.keys(row as object).map((name) => [name, { not: 'a value' }]));

const NOTHING: Changes = { asked: /^$/ };

/** How a server of each adapter gets out of sync with its chain; its answer doesn't count then. */
const OUT_OF_TOUCH: Readonly<Record<string, () => Promise<void>>> = {
  dogeuni: async () => {
    const shorter: Changes = {
      asked: /blocknumber/,
      text: (text) => text.replace(/"chain_height":\d+/, '"chain_height":1'),
    };
    expect(isInTouch(await dogeuni(NOTHING).height())).toBe(true);
    expect(isInTouch(await dogeuni(shorter).height())).toBe(false);
  },
  ord: async () => {
    const [key = ''] = control.tokens.inscriptions.carried.keys();
    const coin = { txid: txid(key.slice(0, 64)), vout: Number(key.slice(65)), address: holder };
    control.indexFaults('ord', { rollback: 30 });
    const { carriers } = await ord(NOTHING).carriers([coin]);
    control.indexFaults('ord', {});
    expect([...carriers]).toEqual([key]);
    const lost: Changes = { asked: /status/, text: () => 'unrecoverable reorg detected' };
    await expect(ord(lost).carriers([coin])).rejects.toThrow(Fault);
  },
  blockbook: async () => {
    control.loseNode('refused');
    await expect(skipPauses(blockbook(NOTHING).tip())).rejects.toThrow(Fault);
    control.loseNode(null);
    expect((await blockbook(NOTHING).tip()).height).toBe(control.sandbox.tip.height);
  },
};

/** What a sender can write, by adapter, and what is shown regardless. */
const SENDERS_WORDS: Readonly<Record<string, () => Promise<void>>> = {
  dogeuni: async () => {
    const subjects = async (changes: Changes) =>
      (await dogeuni(changes).activities(holder, null, ALL)).items.map(({ subject }) => subject);
    const asked = /(drc20|meme20)\/(order|history)/;
    const lies = { dec: 1, tick: 'WDOGE', name: 'Wrapped Doge', max: '1' };
    const spoil: Spoil = (given) =>
      given.map((row) => {
        const isMeme = 'tick_id' in (row as object);
        const { tick, ...others } = lies;
        return {
          ...(row as object),
          ...(isMeme ? { ...others, tick } : { dec: others.dec, max: others.max }),
        };
      });
    expect(await subjects({ asked, spoil })).toEqual(await subjects(NOTHING));
  },
  ord: async () => {
    const lies = { content: '{"p":"drc-20","tick":"doge","amt":"1000000"}', title: 'Doge', name: 'Doge' };
    const spoil: Spoil = (given) => given.map((row) => ({ ...(row as object), ...lies }));
    const shown = async (changes: Changes) => (await ord(changes).inscriptions(holder, ALL)).items;
    expect(await shown({ asked: /inscriptions/, spoil })).toEqual(await shown(NOTHING));
  },
  blockbook: async () => {
    const asked = /address/;
    const text = (answered: string) =>
      answered.replaceAll(
        `"addresses":["${holder}"],"isAddress":true`,
        `"addresses":["${other}"],"isAddress":false`,
      );
    const { transactions } = await blockbook({ asked, text }).history(holder, 0);
    const paid = transactions.flatMap(({ outputs }) => outputs.map(({ address }) => address));
    expect(paid).not.toContain(other);
  },
};

describe('an answer', () => {
  it('is asked about touch and about senders for each adapter that reads lists', () => {
    expect(Object.keys(OUT_OF_TOUCH)).toEqual(Object.keys(LISTS));
    expect(Object.keys(SENDERS_WORDS)).toEqual(Object.keys(LISTS));
  });

  it.each(Object.entries(OUT_OF_TOUCH))(
    'counts from a server in touch with its chain only: %s',
    (_name, holds) => holds(),
  );

  it.each(Object.entries(SENDERS_WORDS))('shows nothing as a fact that a sender wrote: %s', (_name, holds) =>
    holds(),
  );
});
