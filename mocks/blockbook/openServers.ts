/** Two Blockbook servers with answers set by a test, and an adapter over them. */
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BlockbookOptions, createBlockbook } from '../../src/adapters/blockbook/index.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { parseAddress } from '../../src/domain/address/parseAddress.ts';
import { Fault, type FaultKind } from '../../src/domain/fault.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { PriceSource } from '../../src/ports/PriceSource.ts';
import { createManualClock, type ManualClock } from '../clock/manualClock.ts';
import tx from '../fixtures/blockbook/tx.json' with { type: 'json' };

export const FIRST = 'https://one.test';
export const SECOND = 'https://two.test/doge';
export const TIMEOUT_MS = 15_000;

export function address(text: string): DogeAddress {
  const parsed = parseAddress(text, 'regtest');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

/** The fixtures' address. */
export const owner = address('mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw');
/** The fixtures' transaction. */
export const id = txid(tx.txid);

export const json = (body: unknown, init?: ResponseInit) => (): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
export const silent = (): Response => HttpResponse.error();
export const never = async (): Promise<Response> => {
  await delay('infinite');
  return new Response();
};

/** Opens them for a test file: each test starts with a fresh clock and no requests. */
export function openServers() {
  const server = setupServer();
  const fixture = { clock: createManualClock(), asked: [] as string[] };
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    fixture.clock = createManualClock();
    fixture.asked = [];
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  function make(options: Partial<BlockbookOptions> = {}): ChainIndexer & PriceSource {
    const defaults = {
      network: 'regtest',
      baseUrls: [FIRST],
      clock: fixture.clock,
      WebSocket: null,
      random: () => 1,
    } as const;
    return createBlockbook({ ...defaults, timeoutMs: TIMEOUT_MS, ...options });
  }

  /** Answers requests under a base URL in turn; the last answer repeats. Status requests are not answered. */
  function serve(base: string, ...answers: (() => Response | Promise<Response>)[]): void {
    serveAll(base, ...answers);
    server.use(http.get(`${base}/api/status`, () => new HttpResponse(null, { status: 404 })));
  }

  /** The same, status requests included. */
  function serveAll(base: string, ...answers: (() => Response | Promise<Response>)[]): void {
    let count = 0;
    server.use(
      http.all(`${base}/*`, ({ request }) => {
        fixture.asked.push(request.url);
        const answer = answers[Math.min(count, answers.length - 1)];
        count += 1;
        return answer?.();
      }),
    );
  }

  /** Advances the clock over the pauses between rounds, and no further. */
  async function skipPauses<Value>(work: Promise<Value>): Promise<Value> {
    let isDone = false;
    void work.then(
      () => (isDone = true),
      () => (isDone = true),
    );
    const ownClock: ManualClock = fixture.clock;
    while (!isDone && ownClock === fixture.clock) {
      const [nextMs = TIMEOUT_MS] = ownClock.pending();
      if (nextMs < TIMEOUT_MS) ownClock.runNext();
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

  return { fixture, make, serve, serveAll, skipPauses, faultOf };
}
