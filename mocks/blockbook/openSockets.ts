/** An adapter over one or two servers whose sockets a test controls and whose HTTP answers it sets. */

import {
  type Blockbook,
  type BlockbookOptions,
  createBlockbook,
} from '../../src/adapters/blockbook/index.ts';
import { NODE_SIGN } from '../../src/adapters/blockbook/protocol/questions.ts';
import { createManualClock, type ManualClock } from '../clock/manualClock.ts';
import { createFakeSockets, type FakeSocket, type SocketRequest } from '../socket/fakeSocket.ts';

export const ONE = 'https://one.test';
export const TWO = 'https://two.test';

/** Runs everything that doesn't wait for the clock. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

export interface SocketBench {
  readonly clock: ManualClock;
  readonly chain: Blockbook;
  readonly sockets: readonly FakeSocket[];
  /** URLs of HTTP requests, with their bodies; status requests excluded */
  readonly requested: string[];
  /** URLs of status requests, which accompany unspent outputs and histories */
  readonly states: string[];
  /** sets the HTTP answer from now on */
  answerHttp(answer: (url: string) => Response | Promise<Response>): void;
  /** the newest socket */
  socket(): FakeSocket;
  /** unanswered requests, pings and subscriptions included */
  open(): readonly SocketRequest[];
  /** answers the newest of a method */
  answer(method: string, data: unknown): Promise<void>;
}

/** getInfo of a server in sync with its chain. */
export const WELL_INFO = {
  bestHeight: 100,
  bestHash: 'ab'.repeat(32),
  testnet: true,
  backend: { version: '1140900' },
};

/** Such a server's answer for an unknown transaction id: its node has answered. */
export const WELL_SIGN = { error: { message: `Transaction '${NODE_SIGN.params.txid}' not found` } };

const isSign = ({ method, params }: SocketRequest): boolean =>
  method === NODE_SIGN.method && params.txid === NODE_SIGN.params.txid;

/**
 * Opens it. Without `answerHttp` no HTTP request is answered.
 *
 * @param own - what every socket answers by itself, by method; `sign` is the check only the node can answer
 */
export function openSockets(
  options: Partial<BlockbookOptions> = {},
  own: Readonly<Record<string, object>> = { getInfo: WELL_INFO, sign: WELL_SIGN },
): SocketBench {
  const clock = createManualClock();
  const { WebSocket, made } = createFakeSockets((request) => own[isSign(request) ? 'sign' : request.method]);
  const requested: string[] = [];
  const states: string[] = [];
  let answerHttp: (url: string) => Response | Promise<Response> = () => {
    throw new TypeError('nothing answers');
  };
  const chain = createBlockbook({
    network: 'regtest',
    baseUrls: [ONE],
    clock,
    WebSocket,
    random: () => 1,
    fetch: async (input, init) => {
      const url = String(input);
      if (url.endsWith('/api/status')) states.push(url);
      else requested.push(init?.body === undefined ? url : `${url} ${String(init.body)}`);
      return answerHttp(url);
    },
    ...options,
  });
  const socket = (): FakeSocket => {
    const newest = made.at(-1);
    if (!newest) throw new TypeError('no socket was made');
    return newest;
  };
  return {
    clock,
    chain,
    sockets: made,
    requested,
    states,
    socket,
    answerHttp: (answer) => {
      answerHttp = answer;
    },
    open: () => socket().requests,
    async answer(method, data) {
      socket().push(socket().last(method).id, data);
      await settle();
    },
  };
}

export const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
