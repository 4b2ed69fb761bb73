/** Entry to vendors and relays of DogeConnect: everything over https, bounded, without cookies, and never redirected. */
import * as v from 'valibot';
import type { BillPointer } from '../../domain/address/billPointer.ts';
import { readHttps } from '../../domain/address/billPointer.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import {
  type Bill,
  type BillProblem,
  MAX_ENVELOPE_BYTES,
  type RelayAnswer,
} from '../../domain/dogeconnect/Bill.ts';
import { readRelayAnswer } from '../../domain/dogeconnect/readAnswer.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import type { Result } from '../../domain/result.ts';
import type { Clock } from '../../ports/Clock.ts';
import {
  MAX_ICON_BYTES,
  type PaymentHandOver,
  type PaymentRelay,
  type RelayedPayment,
} from '../../ports/PaymentRelay.ts';
import { backOffMs, pause } from '../http/backOff.ts';
import { parseJson } from '../http/boundedJson.ts';
import {
  type HttpAnswer,
  type HttpTools,
  hostFetch,
  plainMime,
  request,
  requestBytes,
} from '../http/request.ts';
import { readPayload } from './readPayload.ts';
import { rejection, status } from './schema.ts';

export interface DogeConnectOptions {
  /** network of the paid addresses */
  readonly network: Network;
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** per request, milliseconds; defaults to 15,000 */
  readonly timeoutMs?: number;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const MAX_STATUS_BYTES = 20_000;
/** How often fetching a bill is tried: phones lose requests. */
const TRIES = 3;

/** Creates the adapter. No request is made before the user opens a link. */
export function createDogeConnect(options: DogeConnectOptions): PaymentRelay {
  const { network, clock, timeoutMs = DEFAULT_TIMEOUT_MS, random = Math.random } = options;
  const tools: HttpTools = { fetch: options.fetch ?? hostFetch, clock, timeoutMs };
  return {
    async bill(pointer, signal) {
      for (let failures = 0; ; failures += 1) {
        try {
          return await fetchBill(tools, pointer, network, signal);
        } catch (thrown) {
          signal?.throwIfAborted();
          if (failures + 1 >= TRIES || !isPassing(thrown)) throw toFault(thrown, 'bad-answer');
        }
        await pause(clock, backOffMs(failures, random), signal);
      }
    },
    pay: (handOver) => ask(tools, 'pay', handOver, bodyOf(handOver)),
    status: (payment, signal) => ask(tools, 'status', payment, { id: payment.id }, signal),
    icon: (url, signal) => fetchIcon(tools, url, signal),
  };
}

/** Faults that a retry may fix: no answer, or a gateway's page instead of one. */
const isPassing = (thrown: unknown): boolean =>
  !(thrown instanceof Fault) || ['offline', 'timeout', 'bad-answer', 'rate-limited'].includes(thrown.kind);

async function fetchBill(
  tools: HttpTools,
  pointer: BillPointer,
  network: Network,
  signal?: AbortSignal,
): Promise<Result<Bill, BillProblem>> {
  const { url } = pointer;
  const answer = await request(tools, {
    url,
    signal,
    isRedirectRejected: true,
    maxBytes: MAX_ENVELOPE_BYTES,
  });
  if (answer.status !== 200) throw faultOf(answer);
  return readPayload(parseJson(answer.text), pointer, network);
}

function faultOf({ status: code }: Pick<HttpAnswer, 'status'>): Fault {
  const detail = `HTTP ${code}`;
  if (code === 404 || code === 410) return new Fault('not-found', detail);
  if (code === 429) return new Fault('rate-limited', detail);
  // a gateway in front of the vendor's server may answer on a retry
  return new Fault(code >= 500 ? 'bad-answer' : 'rejected', detail);
}

const bodyOf = ({ id, rawHex, refund, relayToken }: PaymentHandOver) => ({
  id,
  tx: rawHex,
  refund,
  ...(relayToken === null ? {} : { relay_token: relayToken }),
});

/** Asks once: an answer about another payment is a fault. */
async function ask(
  tools: HttpTools,
  what: 'pay' | 'status',
  about: RelayedPayment,
  body: object,
  signal?: AbortSignal,
): Promise<RelayAnswer> {
  const url = `${about.relay}/${what}`;
  if (readHttps(url) === null) throw new Fault('bad-answer', 'a relay without https');
  const answer = await request(tools, {
    url,
    signal,
    contentType: 'application/json',
    maxBytes: MAX_STATUS_BYTES,
    body: JSON.stringify(body),
  });
  const json = parseJson(answer.text);
  const refused = v.safeParse(rejection, json);
  if (refused.success) return { kind: 'refused', code: refused.output.error };
  const written = v.safeParse(status, json);
  const read = written.success ? readRelayAnswer(written.output, about) : null;
  // a relay declines with 403 and a reason, by the protocol
  if (answer.status === 403 && read?.kind === 'declined') return read;
  if (answer.status !== 200) throw faultOf(answer);
  if (read === null) throw new Fault('bad-answer', 'an answer about something else');
  return read;
}

async function fetchIcon(tools: HttpTools, url: string, signal?: AbortSignal): Promise<UntrustedContent> {
  if (readHttps(url) === null) throw new Fault('not-found', 'a picture without https');
  const init = { url, signal, isRedirectRejected: true, maxBytes: MAX_ICON_BYTES };
  const answer = await requestBytes(tools, init);
  if (answer.status !== 200) throw faultOf(answer);
  return { mime: plainMime(answer.contentType), bytes: answer.bytes };
}
