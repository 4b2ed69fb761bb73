import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import addressTxids from '../../../mocks/fixtures/blockbook/address-txids.json' with { type: 'json' };
import addressTxs from '../../../mocks/fixtures/blockbook/address-txs.json' with { type: 'json' };
import blockIndex from '../../../mocks/fixtures/blockbook/block-index.json' with { type: 'json' };
import estimateFee from '../../../mocks/fixtures/blockbook/estimatefee.json' with { type: 'json' };
import status from '../../../mocks/fixtures/blockbook/status.json' with { type: 'json' };
import ticker from '../../../mocks/fixtures/blockbook/ticker.json' with { type: 'json' };
import tx from '../../../mocks/fixtures/blockbook/tx.json' with { type: 'json' };
import utxo from '../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { parseAddress } from '../../domain/address/parseAddress.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { MAX_ROUNDS } from '../http/client.ts';
import { type BlockbookOptions, createBlockbook } from './index.ts';

const FIRST = 'https://one.test';
const SECOND = 'https://two.test/doge';
const TIMEOUT_MS = 15_000;

function address(text: string): DogeAddress {
  const parsed = parseAddress(text, 'regtest');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

const owner = address('mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw');
const id = txid(tx.txid);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let clock: ManualClock;
let asked: string[];
beforeEach(() => {
  clock = createManualClock();
  asked = [];
});

function make(options: Partial<BlockbookOptions> = {}): ChainIndexer & PriceSource {
  const defaults = {
    network: 'regtest',
    baseUrls: [FIRST],
    clock,
    WebSocket: null,
    random: () => 1,
  } as const;
  return createBlockbook({ ...defaults, timeoutMs: TIMEOUT_MS, ...options });
}

/** Answers each request under a base URL in turn; the last answer stays. */
function serve(base: string, ...answers: (() => Response | Promise<Response>)[]): void {
  let count = 0;
  server.use(
    http.all(`${base}/*`, ({ request }) => {
      asked.push(request.url);
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      return answer?.();
    }),
  );
}

const json = (body: unknown, init?: ResponseInit) => (): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const silent = (): Response => HttpResponse.error();
const never = async (): Promise<Response> => {
  await delay('infinite');
  return new Response();
};

/** Lets time pass over the pauses between rounds, and only over them. */
async function skipPauses<Value>(work: Promise<Value>): Promise<Value> {
  let isDone = false;
  void work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  const ownClock = clock;
  while (!isDone && ownClock === clock) {
    const [nextMs = TIMEOUT_MS] = clock.pending();
    if (nextMs < TIMEOUT_MS) clock.runNext();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}

async function faultOf(work: Promise<unknown>): Promise<FaultKind> {
  const thrown: unknown = await skipPauses(work).then(
    () => 'no fault',
    (reason: unknown) => reason,
  );
  if (thrown instanceof Fault) return thrown.kind;
  throw thrown;
}

describe('reading from Blockbook', () => {
  it('asks the paths that Blockbook documents', async () => {
    serve(
      FIRST,
      json({ ...status, backend: { ...status.backend, chain: 'regtest' } }),
      json(addressTxids),
      json(utxo),
      json(addressTxs),
      json(tx),
      json('02ab'),
      json(estimateFee),
      json(ticker),
    );
    const indexer = make();
    expect(await indexer.tip()).toEqual({ height: 860_730, hash: status.backend.bestBlockHash });
    expect((await indexer.balance(owner)).transactionCount).toBe(2);
    expect(await indexer.unspent(owner)).toHaveLength(1);
    expect((await indexer.history(owner, 1)).transactions).toHaveLength(2);
    expect((await indexer.transaction(id)).fee).toBe(876n);
    expect(await indexer.rawTransaction(id)).toBe('02ab');
    expect(await indexer.feeEstimate(5)).toBe(2_460n);
    expect((await indexer.quote('usd'))?.microsPerDoge).toBe(7_914_500_000n);
    expect(asked).toEqual([
      `${FIRST}/api/status`,
      `${FIRST}/api/v2/address/${owner}?details=txids&pageSize=1`,
      `${FIRST}/api/v2/utxo/${owner}`,
      `${FIRST}/api/v2/address/${owner}?details=txs&page=1&pageSize=10`,
      `${FIRST}/api/v2/tx/${id}?spending=true`,
      `${FIRST}/api/rawtx/${id}`,
      `${FIRST}/api/v2/estimatefee/5`,
      `${FIRST}/api/v2/tickers/?currency=usd`,
    ]);
  });

  it('asks for the hash of its own height when the index lags behind the node', async () => {
    const backend = { ...status.backend, chain: 'regtest', blocks: 860_731 };
    serve(FIRST, json({ ...status, backend }), json(blockIndex));
    expect(await make().tip()).toEqual({ height: 860_730, hash: blockIndex.blockHash });
    expect(asked[1]).toBe(`${FIRST}/api/v2/block-index/860730`);
  });

  it('does not believe a server of another chain', async () => {
    serve(FIRST, json(status));
    expect(await faultOf(make().tip())).toBe('bad-answer');
  });

  it('does not believe an answer about something else', async () => {
    serve(FIRST, json(addressTxids), json(tx));
    const other = address('mtR97eM2HPWVM6c8FGLGcukgaHHQv7THoL');
    expect(await faultOf(make().balance(other))).toBe('bad-answer');
    const otherId = txid('a'.repeat(64));
    expect(await faultOf(make().transaction(otherId))).toBe('bad-answer');
  });

  it('says that a transaction is not known there, and asks once', async () => {
    serve(FIRST, json({ error: `Transaction '${id}' not found` }, { status: 400 }));
    expect(await faultOf(make().transaction(id))).toBe('not-found');
    expect(asked).toHaveLength(1);
  });

  it('passes on a refusal, and asks once', async () => {
    serve(FIRST, json({ error: 'Missing address' }, { status: 400 }));
    expect(await faultOf(make({ baseUrls: [FIRST, SECOND] }).balance(owner))).toBe('refused');
    expect(asked).toHaveLength(1);
  });

  it('refuses pages below 1, which are programming errors', async () => {
    await expect(make().history(owner, 0)).rejects.toThrow(RangeError);
    await expect(make().feeEstimate(1.5)).rejects.toThrow(RangeError);
    await expect(make().quote('US$')).rejects.toThrow(RangeError);
  });

  it.each([[[]], [['']], [['ftp://one.test']], [['https://one.test/?key=1']]])(
    'is not made over the base URLs %j',
    (baseUrls) => {
      expect(() => make({ baseUrls })).toThrow(RangeError);
    },
  );
});

describe('bad answers', () => {
  const html = (): Response =>
    new Response('<!doctype html><title>Just a moment</title>', { headers: { 'content-type': 'text/html' } });
  const text = (body: string) => (): Response =>
    new Response(body, { headers: { 'content-type': 'application/json' } });
  const endless = (): Response => {
    let left = 10_000_000 / 50_000;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(50_000).fill(0x20));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  const cutOff = (): Response =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('[{"txid":'));
          controller.error(new TypeError('terminated'));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );

  it.each<[string, () => Response]>([
    ['a web page', html],
    ['a truncated answer', text(JSON.stringify(utxo).slice(0, 60))],
    ['an answer that breaks off', cutOff],
    ['nothing', text('')],
    ['10 MB of nothing', endless],
    ['null', text('null')],
    ['an object where a list belongs', json({})],
    ['amounts as numbers', json([{ ...utxo[0], value: 917_283_951_061 }])],
    ['negative amounts', json([{ ...utxo[0], value: '-1' }])],
    ['amounts above all money', json([{ ...utxo[0], value: '1000000000000000001' }])],
    ['missing amounts', json([{ ...utxo[0], value: undefined }])],
    ['a malformed id', json([{ ...utxo[0], txid: 'abc' }])],
    ['an output index that is no integer', json([{ ...utxo[0], vout: 1.5 }])],
    ['negative confirmations', json([{ ...utxo[0], confirmations: -1 }])],
  ])('are faults: %s', async (_, answer) => {
    serve(FIRST, answer);
    expect(await faultOf(make().unspent(owner))).toBe('bad-answer');
    expect(asked).toHaveLength(1);
  });

  it('are not read to their end when they are too long, though they would make sense', async () => {
    let pulled = 0;
    const chunks = 200;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        if (pulled < chunks) controller.enqueue(new Uint8Array(50_000).fill(0x20));
        else {
          controller.enqueue(new TextEncoder().encode('[]'));
          controller.close();
        }
      },
    });
    serve(FIRST, () => new Response(body));
    expect(await faultOf(make().unspent(owner))).toBe('bad-answer');
    expect(pulled).toBeLessThan(chunks);
  });

  it('send the question on to the next server', async () => {
    serve(FIRST, html);
    serve(SECOND, json(utxo));
    expect(await make({ baseUrls: [FIRST, SECOND] }).unspent(owner)).toHaveLength(1);
  });
});

describe('silence', () => {
  it('is a time-out when the answer does not come in time', async () => {
    serve(FIRST, never);
    const work = make().unspent(owner);
    const fault = faultOf(work);
    await vi.waitUntil(() => asked.length === 1);
    clock.advance(TIMEOUT_MS);
    expect(await fault).toBe('timeout');
    expect(asked).toHaveLength(1);
  });

  it('is a time-out too when the answer begins and does not end', async () => {
    const started = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    });
    serve(FIRST, () => new Response(started));
    const fault = faultOf(make().unspent(owner));
    await vi.waitUntil(() => asked.length === 1);
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(TIMEOUT_MS);
    expect(await fault).toBe('timeout');
  });

  it('is offline when nothing answers, after every round', async () => {
    serve(FIRST, silent);
    expect(await faultOf(make().unspent(owner))).toBe('offline');
    expect(asked).toHaveLength(MAX_ROUNDS);
  });

  it('leaves no timer behind', async () => {
    serve(FIRST, json(utxo));
    await make().unspent(owner);
    expect(clock.pending()).toEqual([]);
  });
});

describe('giving up', () => {
  it('rejects with the caller’s reason, before, during and between requests', async () => {
    const reason = new Error('left the screen');
    serve(FIRST, never);
    await expect(make().unspent(owner, AbortSignal.abort(reason))).rejects.toBe(reason);

    const during = new AbortController();
    const work = make().unspent(owner, during.signal);
    await vi.waitUntil(() => asked.length === 1);
    during.abort(reason);
    await expect(work).rejects.toBe(reason);

    const between = new AbortController();
    serve(FIRST, silent);
    const waiting = make().unspent(owner, between.signal);
    await vi.waitUntil(() => asked.length === 2 && clock.pending()[0] === 500);
    between.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(clock.pending()).toEqual([]);
  });
});

describe('asking again', () => {
  it.each([
    ['a lost connection', silent],
    ['an inner error', json({ error: 'Internal server error' }, { status: 500 })],
    ['a gateway’s page', () => new Response('<html>', { status: 503 })],
    ['a plea to slow down', json({}, { status: 429 })],
  ])('mends %s', async (_, answer) => {
    serve(FIRST, answer, answer, json(utxo));
    expect(await skipPauses(make().unspent(owner))).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  it('waits longer each time, and up to half less by chance', async () => {
    const waits = async (random: () => number): Promise<number[]> => {
      serve(FIRST, silent);
      asked = [];
      const work = make({ random }).unspent(owner);
      work.catch(() => undefined);
      const seen: number[] = [];
      for (let round = 1; round < MAX_ROUNDS; round += 1) {
        await vi.waitUntil(() => asked.length === round && (clock.pending()[0] ?? TIMEOUT_MS) < TIMEOUT_MS);
        seen.push(clock.pending()[0] ?? 0);
        clock.runNext();
      }
      await expect(work).rejects.toThrow(Fault);
      return seen;
    };
    expect(await waits(() => 1)).toEqual([500, 1_000]);
    expect(await waits(() => 0)).toEqual([250, 500]);
  });

  it('waits as long as the server asks', async () => {
    serve(FIRST, json({}, { status: 429, headers: { 'retry-after': '7' } }), json(utxo));
    const work = make().unspent(owner);
    await vi.waitUntil(() => clock.pending()[0] === 7_000);
    clock.runNext();
    expect(await work).toHaveLength(1);
  });

  it('does not wait when the server asks for more than a person would', async () => {
    serve(FIRST, json({}, { status: 429, headers: { 'retry-after': '3600' } }));
    expect(await faultOf(make().unspent(owner))).toBe('rate-limited');
    expect(asked).toHaveLength(1);
  });
});

describe('several servers', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['is down', silent],
    ['is overloaded', json({}, { status: 503 })],
    ['turns us away', () => new Response('<html>denied', { status: 403 })],
  ])('are tried in turn at once when the first %s', async (_, answer) => {
    serve(FIRST, answer);
    serve(SECOND, json(utxo));
    expect(await make({ baseUrls: [FIRST, `${SECOND}/`] }).unspent(owner)).toHaveLength(1);
    expect(asked).toEqual([`${FIRST}/api/v2/utxo/${owner}`, `${SECOND}/api/v2/utxo/${owner}`]);
  });

  it('are tried in turn when the first is too slow', async () => {
    serve(FIRST, never);
    serve(SECOND, json(utxo));
    const work = make({ baseUrls: [FIRST, SECOND] }).unspent(owner);
    await vi.waitUntil(() => asked.length === 1);
    clock.advance(TIMEOUT_MS);
    expect(await work).toHaveLength(1);
  });

  it('are remembered: the one that answered is asked first from then on', async () => {
    serve(FIRST, silent);
    serve(SECOND, json(utxo));
    const indexer = make({ baseUrls: [FIRST, SECOND] });
    await indexer.unspent(owner);
    await indexer.unspent(owner);
    expect(asked.map((url) => new URL(url).host)).toEqual(['one.test', 'two.test', 'two.test']);
  });

  it('give the fault of the one that said something', async () => {
    serve(FIRST, silent);
    serve(SECOND, () => new Response('<html>'));
    expect(await faultOf(make({ baseUrls: [FIRST, SECOND] }).unspent(owner))).toBe('bad-answer');
  });
});
