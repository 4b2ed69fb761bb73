/** The control as JSON over HTTP: `POST /control/{verb}`, and `GET /control/state` and `/control/usage`. */

import type { Payload } from '../dogeconnect/payload.ts';
import { VENDOR_MOODS } from '../dogeconnect/Vendor.ts';
import { LOST_NODE_MODES } from './blockbook/lostNode.ts';
import type { BlockbookReply, Json } from './blockbook/types.ts';
import type { MineOptions } from './chain/Sandbox.ts';
import type { SandboxControl } from './control.ts';
import { type Body, choiceField, countField, koinuField, textField } from './controlFields.ts';
import { DOWN_MODES, type LostMode } from './faults/faults.ts';
import {
  NO_WEB_SOCKET,
  type NoWebSocketStatus,
  SOCKET_FAULTS,
  type SocketFault,
} from './faults/socketFaults.ts';
import { WRONG_MODES, type Wrong } from './faults/spoil.ts';
import type { LimitsName } from './limits/limits.ts';
import { TOKEN_CONTROLS } from './tokens/tokenControls.ts';

type Verb = (body: Body, control: SandboxControl) => unknown;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function mineOptions(body: Body): MineOptions {
  return {
    ...(typeof body.to === 'string' ? { to: body.to } : {}),
    exclude: body.exclude === 'all' ? 'all' : texts(body.exclude),
    include: texts(body.include),
    unrelayed: body.unrelayed === true,
  };
}

function readWrong(body: Body): Wrong | null {
  const mode = choiceField(body, 'mode', WRONG_MODES, 'html');
  if (!mode) return null;
  const direction = body.direction === 'up' ? 'up' : 'down';
  return typeof body.only === 'string' ? { mode, direction, only: body.only } : { mode, direction };
}

function readSocketFault(body: Body): SocketFault | null {
  const mode = choiceField(body, 'mode', SOCKET_FAULTS, 'silence');
  if (!mode) return null;
  return {
    mode,
    ...(typeof body.only === 'string' ? { only: body.only } : {}),
    ...(body.count === undefined ? {} : { left: countField(body, 'count') }),
  };
}

function readNoWebSocket({ status = 404 }: Body): NoWebSocketStatus | null {
  const known = NO_WEB_SOCKET.find((candidate) => candidate === status);
  if (known === undefined && status !== null) {
    throw new RangeError(`status: one of ${NO_WEB_SOCKET.join(', ')}, or null`);
  }
  return known ?? null;
}

/** Changes the given settings, and returns the shop's state. */
function useShop(body: Body, { shop }: SandboxControl) {
  if (body.mood !== undefined) shop.mood = choiceField(body, 'mood', VENDOR_MOODS, 'honest') ?? 'honest';
  if (typeof body.bill === 'object' && body.bill !== null) shop.changes = body.bill as Payload;
  const { mood, handedOver, asked } = shop;
  return { mood, link: shop.link(), handedOver, asked };
}

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  [
    'faucet',
    (body, control) =>
      control.faucet(textField(body, 'address'), koinuField(body, 'amountKoinu'), {
        confirmed: body.confirmed !== false,
      }),
  ],
  ['mine', (body, control) => control.mine(countField(body, 'count', 1), mineOptions(body))],
  ['reorg', (body, control) => control.reorg(countField(body, 'depth', 1), mineOptions(body))],
  ['advance-time', (body, control) => control.advanceTime(countField(body, 'ms'))],
  ['slow', (body, control) => control.slow(countField(body, 'ms'))],
  ['index-lag', (body, control) => control.indexLag(countField(body, 'ms'))],
  ['wrong', (body, control) => control.wrong(readWrong(body))],
  ['down', (body, control) => control.down(choiceField(body, 'mode', DOWN_MODES, 'refused'))],
  [
    'large-waiting',
    (body, control) => control.largeWaiting(textField(body, 'address'), countField(body, 'count', 3)),
  ],
  ['lose-node', (body, control) => control.loseNode(choiceField(body, 'mode', LOST_NODE_MODES, 'refused'))],
  ['socket-fault', (body, control) => control.socketFault(readSocketFault(body))],
  ['close-to-pages', (body, control) => control.closeToPages(body.is !== false)],
  ['no-websocket', (body, control) => control.noWebSocket(readNoWebSocket(body))],
  [
    'limits',
    (body, control) => control.limits(choiceField<LimitsName>(body, 'name', ['blockbook'], 'blockbook')),
  ],
  ['usage', (_body, control) => control.usage()],
  ['forget-usage', (_body, control) => control.forgetUsage()],
  ['drop-websocket', (_body, control) => control.dropWebSocket()],
  [
    'broadcast-lost',
    (body, control) =>
      control.broadcastLost(
        choiceField<LostMode>(body, 'mode', ['cut', 'silence'], 'cut'),
        countField(body, 'count', 1),
      ),
  ],
  ['usd-rate', (body, control) => control.usdRate(typeof body.rate === 'number' ? body.rate : null)],
  [
    'fee-estimate',
    (body, control) => control.feeEstimate(body.koinuPerKb === null ? null : koinuField(body, 'koinuPerKb')),
  ],
  ['crowd', (body, control) => control.crowd(koinuField(body, 'koinuPerKb'))],
  ['shop', useShop],
  ['shop-order', (_body, { shop }) => shop.takeOrder()],
  ['snapshot', (_body, control) => control.snapshot()],
  ['restore', (_body, control) => control.restore()],
  ['heal', (_body, control) => control.heal()],
  ['heal-indexer', (_body, control) => control.healIndexer()],
  ['reset', (_body, control) => control.reset()],
  ['state', (_body, control) => control.state()],
  ...TOKEN_CONTROLS,
]);

function readBody(text: string): Body {
  if (text.trim() === '') return {};
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new RangeError('a JSON object is needed');
  return body as Body;
}

const reply = (status: number, value: unknown): BlockbookReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value ?? {}),
});

const reject = (error: string, status = 400): BlockbookReply => reply(status, { error } satisfies Json);

/**
 * Runs a control request.
 *
 * @param path - `/control/{verb}`
 * @param body - a JSON object, or empty
 */
export function answerControl(path: string, body: string, control: SandboxControl): BlockbookReply {
  const verb = VERBS.get(path.replace(/^\/control\//, ''));
  if (!verb) return reject(`unknown verb; there are ${[...VERBS.keys()].join(', ')}`, 404);
  try {
    return reply(200, verb(readBody(body), control));
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof SyntaxError) return reject(thrown.message);
    throw thrown;
  }
}
