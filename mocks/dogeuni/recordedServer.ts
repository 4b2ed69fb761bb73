/** A Dogeuni adapter over a table of responses, for tests. */

import { createDogeuni } from '../../src/adapters/dogeuni/index.ts';
import type { Network } from '../../src/domain/address/Network.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import { createManualClock } from '../clock/manualClock.ts';

/** A request: the path after `/v4`, and the body. */
export interface RecordedRequest {
  readonly path: string;
  readonly question: Readonly<Record<string, unknown>>;
}

/** Responses by path: values are sent as JSON, texts unchanged, a Response as it is; functions are called. */
export type Answers = Readonly<Record<string, unknown>>;

const EMPTY = { code: 200, msg: 'success', data: null, total: 0 };

/** Makes an adapter; paths missing from the table answer with an empty list. */
export function recordedServer(
  answers: Answers,
  network: Network = 'mainnet',
): { readonly index: TokenIndexer; readonly asked: RecordedRequest[] } {
  const asked: RecordedRequest[] = [];
  const answer = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const path = String(input).replace('https://index.test/v4', '');
    const question = JSON.parse(String(init?.body)) as RecordedRequest['question'];
    asked.push({ path, question });
    const known = path in answers ? answers[path] : EMPTY;
    const value: unknown = typeof known === 'function' ? known(question) : known;
    if (value instanceof Response) return value;
    return new Response(typeof value === 'string' ? value : JSON.stringify(value));
  };
  const index = createDogeuni({
    network,
    name: 'index.test',
    baseUrl: 'https://index.test',
    clock: createManualClock(),
    fetch: answer as typeof fetch,
  });
  return { index, asked };
}
