/** Client of the sandbox: its control, and the demo server's state. */
import type { IndexService } from '../../../sandbox/tokens/indexFaults.ts';
import type { IndexerMood, PanelState, TokenIndexMood } from '../../server/panelState.ts';
import type { PhoneName } from '../../server/phoneFacts.ts';

const CONTROL = '/sandbox/control';

async function read(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const hasError = typeof answer === 'object' && answer !== null && 'error' in answer;
  throw new Error(hasError ? String(answer.error) : `The sandbox answered ${response.status}.`);
}

/**
 * Sends the sandbox a command.
 *
 * @throws {Error} with the sandbox's message when it rejects
 */
export async function order(
  verb: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const body = JSON.stringify(parameters);
  const headers = { 'content-type': 'application/json' };
  return read(await fetch(`${CONTROL}/${verb}`, { method: 'POST', headers, body }));
}

/** Reads the sandbox's state. @throws {Error} when it does not answer */
export async function readSandbox(): Promise<PanelState> {
  return (await read(await fetch('/sandbox/panel'))) as PanelState;
}

/** Clears a phone's addresses once its wallet is deleted. @throws {Error} when the sandbox does not answer */
export async function forgetAddresses(phone: PhoneName): Promise<void> {
  await read(await fetch(`/sandbox/panel/forget/${phone}`, { method: 'POST' }));
}

/** A slow indexer's delay, milliseconds. */
export const SLOW_MS = 3000;

/** The command for each indexer mood, sent after `heal-indexer`. */
const MOOD_ORDERS: Readonly<Record<Exclude<IndexerMood, 'normal'>, readonly [string, object]>> = {
  slow: ['slow', { ms: SLOW_MS }],
  wrong: ['wrong', { mode: 'wrong-types' }],
  lying: ['wrong', { mode: 'lying-values' }],
  down: ['down', { mode: 'refused' }],
};

/** @throws {Error} as `order` */
export async function setMood(mood: IndexerMood): Promise<void> {
  await order('heal-indexer');
  if (mood === 'normal') return;
  const [verb, parameters] = MOOD_ORDERS[mood];
  await order(verb, { ...parameters });
}

/** How many blocks a lagging token index is behind. */
export const BLOCKS_BEHIND = 3;

/** The sandbox's faults for each mood of a token index. */
const TOKEN_FAULTS: Readonly<Record<TokenIndexMood, object>> = {
  normal: {},
  slow: { slowMs: SLOW_MS },
  behind: { lag: BLOCKS_BEHIND },
  wrong: { wrong: 'garbage' },
  lying: { wrong: 'lying-balance', direction: 'up' },
  freezing: { wrong: 'freezing' },
  down: { down: 'refused' },
};

/** @throws {Error} as `order` */
export async function setTokenMood(service: IndexService, mood: TokenIndexMood): Promise<void> {
  await order('index-faults', { service, ...TOKEN_FAULTS[mood] });
}
