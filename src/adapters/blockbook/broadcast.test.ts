import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import sendtx from '../../../mocks/fixtures/blockbook/sendtx.json' with { type: 'json' };
import { Fault } from '../../domain/fault.ts';
import { txidOfBytes } from '../../domain/tx/parse/txidOf.ts';
import type { BroadcastAnswer } from '../../ports/ChainIndexer.ts';
import { createBlockbook } from './index.ts';

const FIRST = 'https://one.test';
const SECOND = 'https://two.test';
const RAW = '02000000ab';
const ID_OF_RAW = txidOfBytes(Buffer.from(RAW, 'hex'));

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly contentType: string | null;
  readonly body: string;
}

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let clock: ManualClock;
let asked: Asked[];
beforeEach(() => {
  clock = createManualClock();
  asked = [];
});

const send = (rawHex = RAW, signal?: AbortSignal): Promise<BroadcastAnswer> =>
  createBlockbook({
    network: 'mainnet',
    baseUrls: [FIRST, SECOND],
    clock,
    WebSocket: null,
    random: () => 1,
  }).broadcast(rawHex, signal);

const sentTo = (): string[] => asked.filter(({ method }) => method === 'POST').map(({ url }) => url);

function serve(base: string, answer: () => Response | Promise<Response>): void {
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      const { url, method, headers } = request;
      asked.push({ url, method, contentType: headers.get('content-type'), body: await request.text() });
      return answer();
    }),
  );
}

const json =
  (body: unknown, status = 200) =>
  (): Response =>
    HttpResponse.json(body as object, { status });

async function faultOf(work: Promise<unknown>): Promise<string> {
  const thrown: unknown = await work.then(
    () => 'no fault',
    (reason: unknown) => reason,
  );
  return thrown instanceof Fault ? thrown.kind : String(thrown);
}

describe('broadcasting through Blockbook', () => {
  it('posts the bytes as plain text to the path with its slash', async () => {
    serve(FIRST, json(sendtx));
    expect(await send()).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(asked).toEqual([
      { url: `${FIRST}/api/v2/sendtx/`, method: 'POST', contentType: 'text/plain', body: RAW },
    ]);
  });

  it('gives a refusal as a value, with the node’s own words', async () => {
    serve(FIRST, json({ error: '-26: 64: dust' }, 400));
    serve(SECOND, json({ error: '-25: Missing inputs' }, 400));
    expect(await send()).toEqual({ kind: 'rejected', reason: 'dust', detail: '-26: 64: dust', servers: 2 });
    expect(asked).toHaveLength(2);
  });

  it('asks the next server when one refuses, and believes the one that takes it', async () => {
    serve(FIRST, json({ error: '-25: Missing inputs' }, 400));
    serve(SECOND, json(sendtx));
    expect(await send()).toEqual({ kind: 'accepted', txid: sendtx.result });
  });

  it('counts only servers that take transactions', async () => {
    serve(FIRST, () => new Response('nothing here', { status: 404 }));
    serve(SECOND, json({ error: '-26: 64: dust' }, 400));
    expect(await send()).toMatchObject({ kind: 'rejected', servers: 1 });
  });

  it('does not know what became of it when one refuses and the next is silent', async () => {
    serve(FIRST, json({ error: '-25: Missing inputs' }, 400));
    serve(SECOND, () => HttpResponse.error());
    expect(await faultOf(send())).toBe('offline');
  });

  it('takes a transaction that the network has already for sent', async () => {
    serve(FIRST, json({ error: '-27: transaction already in block chain' }, 400));
    expect(await send()).toEqual({ kind: 'already-known' });
  });

  it.each<[string, () => Response, string]>([
    ['a lost connection', () => HttpResponse.error(), 'offline'],
    ['an inner error', json({ error: 'Internal server error' }, 500), 'rejected'],
    ['a gateway’s time-out', () => new Response('<html>', { status: 504 }), 'rejected'],
    ['a web page', () => new Response('<html>'), 'bad-answer'],
    ['an answer without a txid', json({ result: 'ok' }), 'bad-answer'],
    ['a truncated answer', () => new Response('{"result":"7c3b'), 'bad-answer'],
  ])('goes on to the next server after %s, and never to one twice', async (_, answer, kind) => {
    const both = [FIRST, SECOND].map((base) => `${base}/api/v2/sendtx/`);
    serve(FIRST, answer);
    serve(SECOND, json(sendtx));
    expect(await send()).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(sentTo()).toEqual(both);
    // rejections by others prove nothing while the first may have it
    serve(SECOND, json({ error: '-26: 18: bad-txns-inputs-spent' }, 400));
    asked = [];
    expect(await faultOf(send())).toBe(kind);
    expect(sentTo()).toEqual(both);
    expect(clock.pending()).toEqual([]);
  });

  it.each<[string, string, number, string]>([
    ['a starting node', '-28: Loading block index...', 400, 'no-node'],
    [
      'a lost node',
      'Post "http://127.0.0.1:1": dial tcp 127.0.0.1:1: connect: connection refused',
      400,
      'no-node',
    ],
    ['a server that stops', 'Service unavailable', 500, 'not-ready'],
  ])('goes to the next server at once from %s, which handed it to nobody', async (_, error, status, kind) => {
    serve(FIRST, json({ error }, status));
    serve(SECOND, json(sendtx));
    expect(await send()).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(sentTo()).toEqual([FIRST, SECOND].map((base) => `${base}/api/v2/sendtx/`));
    // only that server gets the same bytes again: another one may answer under its name
    serve(SECOND, () => new Response('nothing here', { status: 404 }));
    asked = [];
    const sending = send();
    await vi.waitUntil(() => clock.pending()[0] === 1_000);
    serve(FIRST, json(sendtx));
    clock.runNext();
    expect(await sending).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(asked.filter(({ method }) => method === 'GET')).toEqual([]);
    // the retries end; rejections by others prove nothing meanwhile
    serve(FIRST, json({ error }, status));
    serve(SECOND, json({ error: '-26: 18: bad-txns-inputs-spent' }, 400));
    const startMs = clock.nowMs();
    const failing = faultOf(send());
    let isOver = false;
    void failing.then(() => {
      isOver = true;
    });
    await vi.waitUntil(() => {
      // pending request timeouts must not fire
      if ((clock.pending()[0] ?? 15_000) < 15_000) clock.runNext();
      return isOver;
    });
    expect(await failing).toBe(kind);
    expect(clock.nowMs() - startMs).toBeLessThanOrEqual(20_000);
    expect(clock.pending()).toEqual([]);
  });

  it('looks for it everywhere when no answer came, and takes it for sent where it is found', async () => {
    serve(FIRST, () => HttpResponse.error());
    serve(SECOND, json({ txid: ID_OF_RAW }));
    expect(await send()).toEqual({ kind: 'accepted', txid: ID_OF_RAW });
    expect(sentTo()).toEqual([`${FIRST}/api/v2/sendtx/`]);
    expect(asked.map(({ url }) => url)).toContain(`${SECOND}/api/v2/tx/${ID_OF_RAW}`);
  });

  it('is not taken in by an answer about something else', async () => {
    serve(FIRST, () => HttpResponse.error());
    serve(SECOND, json({ txid: 'ab'.repeat(32) }));
    expect(await faultOf(send())).toBe('offline');
  });

  it('goes to the next server at once when the first is asked too much', async () => {
    serve(FIRST, json({ error: 'rate limit exceeded' }, 429));
    serve(SECOND, json(sendtx));
    expect(await send()).toMatchObject({ kind: 'accepted' });
    expect(sentTo()).toHaveLength(2);
  });

  it('waits for room where every server is asked too much, and is sent to it as soon as there is', async () => {
    serve(FIRST, json({ error: 'rate limit exceeded' }, 429));
    serve(SECOND, json({ error: '-26: 64: dust' }, 400));
    const sending = send();
    await vi.waitUntil(() => asked.length === 2 && clock.pending().length === 1);
    serve(FIRST, json(sendtx));
    clock.runNext();
    expect(await sending).toEqual({ kind: 'accepted', txid: sendtx.result });
    expect(sentTo()).toHaveLength(3);
  });

  it('says that it was asked too much, and nothing else, when there is no room for minutes', async () => {
    const full = () => new Response('{}', { status: 429, headers: { 'retry-after': '600' } });
    serve(FIRST, full);
    serve(SECOND, full);
    expect(await faultOf(send())).toBe('rate-limited');
    expect(sentTo()).toHaveLength(2);
    expect(clock.pending()).toEqual([]);
  });

  it('never sends again after a time-out', async () => {
    serve(FIRST, async () => {
      await delay('infinite');
      return new Response();
    });
    const fault = faultOf(send());
    serve(SECOND, json({ error: 'not found' }, 400));
    await vi.waitUntil(() => asked.length === 1);
    clock.advance(60_000);
    await vi.waitUntil(() => asked.length === 3);
    clock.advance(60_000);
    await vi.waitUntil(() => asked.length === 6);
    clock.advance(60_000);
    expect(await fault).toBe('timeout');
    expect(sentTo()).toEqual([FIRST, SECOND].map((base) => `${base}/api/v2/sendtx/`));
  });

  it.each([404, 405, 501])(
    'goes on to the next server when the first has no such service (%d)',
    async (status) => {
      serve(FIRST, () => new Response('nothing here', { status }));
      serve(SECOND, json(sendtx));
      expect(await send()).toMatchObject({ kind: 'accepted' });
      expect(asked).toHaveLength(2);
    },
  );

  it('takes a verdict for one, whatever the status it comes with', async () => {
    serve(FIRST, json({ error: '-25: Missing inputs' }, 404));
    serve(SECOND, () => new Response('nothing here', { status: 404 }));
    expect(await send()).toMatchObject({ kind: 'rejected', reason: 'missing-inputs', servers: 1 });
  });

  it('is refused when no server has such a service', async () => {
    serve(FIRST, () => new Response('', { status: 404 }));
    serve(SECOND, () => new Response('', { status: 404 }));
    expect(await faultOf(send())).toBe('rejected');
  });

  it('does not follow a redirection with the bytes', async () => {
    const third = 'https://three.test';
    const location = `${third}/api/v2/sendtx/`;
    serve(FIRST, () => new Response(null, { status: 307, headers: { location } }));
    serve(SECOND, () => new Response('', { status: 404 }));
    serve(third, json(sendtx));
    expect(await faultOf(send())).toBe('offline');
    expect(sentTo()).not.toContain(location);
  });

  it('sends nothing when the caller has given up already, or the text is not hex', async () => {
    const reason = new Error('left the screen');
    await expect(send(RAW, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(send('not hex')).rejects.toThrow(RangeError);
    await expect(send('')).rejects.toThrow(RangeError);
    expect(asked).toEqual([]);
  });
});
