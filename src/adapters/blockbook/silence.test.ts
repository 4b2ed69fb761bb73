import { describe, expect, it, vi } from 'vitest';
import {
  FIRST,
  json,
  never,
  openServers,
  owner,
  SECOND,
  silent,
  TIMEOUT_MS,
} from '../../../mocks/blockbook/openServers.ts';
import utxo from '../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import { Fault } from '../../domain/fault.ts';
import { MAX_ROUNDS } from '../http/client.ts';

const { fixture, make, serve, skipPauses, faultOf } = openServers();

describe('silence', () => {
  it('is a time-out when the answer does not come in time', async () => {
    serve(FIRST, never);
    const work = make().unspent(owner);
    const fault = faultOf(work);
    await vi.waitUntil(() => fixture.asked.length === 1);
    fixture.clock.advance(TIMEOUT_MS);
    expect(await fault).toBe('timeout');
    expect(fixture.asked).toHaveLength(1);
  });

  it('is a time-out too when the answer begins and does not end', async () => {
    const started = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    });
    serve(FIRST, () => new Response(started));
    const fault = faultOf(make().unspent(owner));
    await vi.waitUntil(() => fixture.asked.length === 1);
    await new Promise((resolve) => setImmediate(resolve));
    fixture.clock.advance(TIMEOUT_MS);
    expect(await fault).toBe('timeout');
  });

  it('is offline when nothing answers, after every round', async () => {
    serve(FIRST, silent);
    expect(await faultOf(make().unspent(owner))).toBe('offline');
    expect(fixture.asked).toHaveLength(MAX_ROUNDS);
  });

  it('leaves no timer behind', async () => {
    serve(FIRST, json(utxo));
    await make().unspent(owner);
    expect(fixture.clock.pending()).toEqual([]);
  });
});

describe('giving up', () => {
  it('rejects with the caller’s reason, before, during and between requests', async () => {
    const reason = new Error('left the screen');
    serve(FIRST, never);
    await expect(make().unspent(owner, AbortSignal.abort(reason))).rejects.toBe(reason);

    const during = new AbortController();
    const work = make().unspent(owner, during.signal);
    await vi.waitUntil(() => fixture.asked.length === 1);
    during.abort(reason);
    await expect(work).rejects.toBe(reason);

    const between = new AbortController();
    serve(FIRST, silent);
    const waiting = make().unspent(owner, between.signal);
    await vi.waitUntil(() => fixture.asked.length === 2 && fixture.clock.pending()[0] === 500);
    between.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(fixture.clock.pending()).toEqual([]);
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
    expect(fixture.asked).toHaveLength(3);
  });

  it('waits longer each time, and up to half less by chance', async () => {
    const waits = async (random: () => number): Promise<number[]> => {
      serve(FIRST, silent);
      fixture.asked = [];
      const work = make({ random }).unspent(owner);
      work.catch(() => undefined);
      const seen: number[] = [];
      for (let round = 1; round < MAX_ROUNDS; round += 1) {
        await vi.waitUntil(
          () => fixture.asked.length === round && (fixture.clock.pending()[0] ?? TIMEOUT_MS) < TIMEOUT_MS,
        );
        seen.push(fixture.clock.pending()[0] ?? 0);
        fixture.clock.runNext();
      }
      await expect(work).rejects.toThrow(Fault);
      return seen;
    };
    expect(await waits(() => 1)).toEqual([500, 1_000]);
    expect(await waits(() => 0)).toEqual([250, 500]);
  });

  it('gives who comes at the last attempt attempts of their own', async () => {
    let cut = (): void => undefined;
    const last = new Promise<Response>((resolve) => {
      cut = () => resolve(silent());
    });
    serve(FIRST, silent, silent, () => last, json(utxo));
    const chain = make();
    const first = faultOf(chain.unspent(owner));
    await vi.waitUntil(() => fixture.asked.length === MAX_ROUNDS);
    const second = chain.unspent(owner);
    cut();
    expect(await first).toBe('offline');
    expect(await second).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    serve(FIRST, json({}, { status: 429, headers: { 'retry-after': '7' } }), json(utxo));
    const work = make().unspent(owner);
    await vi.waitUntil(() => fixture.clock.pending()[0] === 7_000);
    fixture.clock.runNext();
    expect(await work).toHaveLength(1);
  });

  it('does not wait when the server asks for more than a person would', async () => {
    serve(FIRST, json({}, { status: 429, headers: { 'retry-after': '3600' } }));
    expect(await faultOf(make().unspent(owner))).toBe('rate-limited');
    expect(fixture.asked).toHaveLength(1);
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
    expect(fixture.asked).toEqual([`${FIRST}/api/v2/utxo/${owner}`, `${SECOND}/api/v2/utxo/${owner}`]);
  });

  it('are tried in turn when the first is too slow', async () => {
    serve(FIRST, never);
    serve(SECOND, json(utxo));
    const work = make({ baseUrls: [FIRST, SECOND] }).unspent(owner);
    await vi.waitUntil(() => fixture.asked.length === 1);
    fixture.clock.advance(TIMEOUT_MS);
    expect(await work).toHaveLength(1);
  });

  it('are remembered: the one that answered is asked first from then on', async () => {
    serve(FIRST, silent);
    serve(SECOND, json(utxo));
    const indexer = make({ baseUrls: [FIRST, SECOND] });
    await indexer.unspent(owner);
    await indexer.unspent(owner);
    expect(fixture.asked.map((url) => new URL(url).host)).toEqual(['one.test', 'two.test', 'two.test']);
  });

  it('give the fault of the one that said something', async () => {
    serve(FIRST, silent);
    serve(SECOND, () => new Response('<html>'));
    expect(await faultOf(make({ baseUrls: [FIRST, SECOND] }).unspent(owner))).toBe('bad-answer');
  });
});
