/** Fake DogeConnect vendors and relays: they answer at once, as the test says, without a network. */
import { createDogeConnect, type DogeConnectOptions } from '../../src/adapters/dogeconnect/index.ts';
import type { Clock } from '../../src/ports/Clock.ts';

/** What a request is given, milliseconds; what is shorter is a pause between two. */
const DEADLINE_MS = 15_000;
/** Between three tries. */
const MAX_PAUSES = 2;

/** Draws for the pauses between three tries, and no more: tries without an end fail. */
export function threeTries(): () => number {
  let draws = 0;
  return () => {
    draws += 1;
    if (draws > MAX_PAUSES) throw new RangeError('tries without an end');
    return 0.5;
  };
}

/** One answer, or that none comes. */
export type Reply = () => Response | Promise<Response>;
/** An answer of a status, with a text or a value as JSON. */
export const answer = (status: number, body: unknown = {}): Reply => {
  return () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};
/** Nobody there. */
export const offline: Reply = () => Promise.reject(new TypeError('failed to fetch'));

/** Somebody who asks, and gets these answers in order, the last of them ever after. */
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
