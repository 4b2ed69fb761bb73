/** A real server at its limits: what it rejects is asked again as late as it says, and what ends a socket loses no question. */
import { describe, expect, it } from 'vitest';
import { json, openSockets, settle } from '../../../mocks/blockbook/openSockets.ts';
import { recorded } from '../../../mocks/blockbook/recorded.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
interface Case {
  readonly what: string;
  readonly response: Partial<Reply> & {
    readonly rejected?: Reply | number;
    readonly firstRejected?: Reply;
    readonly answered?: number;
    readonly closed?: object | null;
  };
}

const cases = recorded('limits') as unknown as readonly Case[];
const owner = testAddress(1);

/** Rejections over HTTP, and those of a socket. */
const rejections = cases.flatMap(({ what, response }) => {
  const { rejected, firstRejected, status } = response;
  const answer = firstRejected ?? (typeof rejected === 'object' ? rejected : response);
  return firstRejected || typeof rejected === 'object' || status === 429
    ? [{ what, reply: answer as Reply }]
    : [];
});
const isOfSocket = ({ reply }: { readonly reply: Reply }) => reply.body.includes('websocket');

describe('a real server at its limits', () => {
  it('was recorded rejecting five requests and two sockets', () => {
    expect(
      [rejections.filter((one) => !isOfSocket(one)), rejections.filter(isOfSocket)].map(
        ({ length }) => length,
      ),
    ).toEqual([5, 2]);
  });

  it.each(rejections.filter((one) => !isOfSocket(one)))(
    'is asked again when it says: $what',
    async ({ reply }) => {
      const bench = openSockets({ WebSocket: null });
      const { status, headers, body } = reply;
      bench.answerHttp(() =>
        bench.requested.length === 1 ? new Response(body, { status, headers }) : json([]),
      );
      const startMs = bench.clock.nowMs();
      let coins: unknown = null;
      const asking = bench.chain.unspent(owner).then((found) => {
        coins = found;
      });
      await settle();
      while (coins === null && bench.clock.runNext()) await settle();
      await asking;
      expect(coins).toEqual([]);
      const waitedMs = bench.clock.nowMs() - startMs;
      const wanted = Number(headers['retry-after'] ?? 0) * 1_000;
      expect(waitedMs).toBeGreaterThanOrEqual(Math.max(1, wanted));
      expect(waitedMs).toBeLessThan(15_000);
    },
  );

  it.each(rejections.filter(isOfSocket))('is asked over HTTP while it takes no socket: $what', async () => {
    const bench = openSockets();
    bench.answerHttp(() => json([]));
    const asking = bench.chain.unspent(owner);
    await settle();
    bench.socket().drop();
    await settle();
    while (bench.requested.length === 0 && bench.clock.runNext()) await settle();
    expect(await asking).toEqual([]);
  });

  it.each(cases.filter(({ response }) => response.closed != null))(
    'loses no question by ending its socket: $what',
    async ({ response }) => {
      const bench = openSockets();
      bench.answerHttp(() => json([]));
      const first = bench.chain.unspent(owner);
      await settle();
      bench.socket().open();
      await settle();
      // some are answered, and then it is over
      if ((response.answered ?? 0) > 0) {
        await bench.answer('getAccountUtxo', []);
        expect(await first).toEqual([]);
      }
      const second = bench.chain.unspent(testAddress(2));
      await settle();
      bench.socket().drop();
      await settle();
      while (bench.requested.length === 0 && bench.clock.runNext()) await settle();
      expect([await first, await second]).toEqual([[], []]);
    },
  );
});
