/** Fake DogeConnect vendors and relays: they answer at once with what a test sets, without a network. */
import { createDogeConnect, type DogeConnectOptions } from '../../src/adapters/dogeconnect/index.ts';
import type { Clock } from '../../src/ports/Clock.ts';

/** A request's timeout, milliseconds; shorter waits are pauses between tries. */
const DEADLINE_MS = 15_000;
/** Pauses between three tries. */
const MAX_PAUSES = 2;

/** Random numbers for the pauses between three tries, and no more: endless tries fail. */
export function threeTries(): () => number {
  let draws = 0;
  return () => {
    draws += 1;
    if (draws > MAX_PAUSES) throw new RangeError('tries without an end');
    return 0.5;
  };
}

/** A response, or a failure. */
export type Reply = () => Response | Promise<Response>;
/** A response with a status, and a text or JSON body. */
export const answer = (status: number, body: unknown = {}): Reply => {
  return () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};
export const offline: Reply = () => Promise.reject(new TypeError('failed to fetch'));

/** A client that gets these responses in order; the last repeats. */
export function asking(replies: readonly Reply[], options: Partial<DogeConnectOptions> = {}) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const waits: number[] = [];
  const clock: Clock = {
    nowMs: () => 0,
    after(delayMs, callback) {
      waits.push(delayMs);
      if (delayMs < DEADLINE_MS) queueMicrotask(callback);
      return () => undefined;
    },
  };
  const relay = createDogeConnect({
    network: 'regtest',
    clock,
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return (replies[asked.length - 1] ?? (replies.at(-1) as Reply))();
    },
    random: threeTries(),
    ...options,
  });
  return { relay, asked, pauses: () => waits.filter((ms) => ms < DEADLINE_MS), waits };
}
