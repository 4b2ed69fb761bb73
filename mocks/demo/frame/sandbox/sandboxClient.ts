/** Talks with the sandbox: its control, and what the demo's server tells of it. */
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
 * Gives the sandbox an order.
 *
 * @throws {Error} with the sandbox's own words when it rejects
 */
export async function order(
  verb: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const body = JSON.stringify(parameters);
  const headers = { 'content-type': 'application/json' };
  return read(await fetch(`${CONTROL}/${verb}`, { method: 'POST', headers, body }));
}

/** Asks the sandbox how it stands. @throws {Error} when it does not answer */
export async function readSandbox(): Promise<PanelState> {
  return (await read(await fetch('/sandbox/panel'))) as PanelState;
}

/** A phone's wallet is gone: its addresses count no more. @throws {Error} when the sandbox does not answer */
export async function forgetAddresses(phone: PhoneName): Promise<void> {
  await read(await fetch(`/sandbox/panel/forget/${phone}`, { method: 'POST' }));
}

/** How late a slow indexer answers, milliseconds. */
export const SLOW_MS = 3000;

/** The order that puts the indexer into a mood, after `heal-indexer`. */
const MOOD_ORDERS: Readonly<Record<Exclude<IndexerMood, 'normal'>, readonly [string, object]>> = {
  slow: ['slow', { ms: SLOW_MS }],
  wrong: ['wrong', { mode: 'wrong-types' }],
  lying: ['wrong', { mode: 'lying-values' }],
  down: ['down', { mode: 'refused' }],
};

/** Changes the indexer's mood. @throws {Error} as `order` */
export async function setMood(mood: IndexerMood): Promise<void> {
  await order('heal-indexer');
  if (mood === 'normal') return;
  const [verb, parameters] = MOOD_ORDERS[mood];
  await order(verb, { ...parameters });
}

/** How many blocks an index of tokens that is behind is behind. */
export const BLOCKS_BEHIND = 3;

/** What each mood of an index of tokens means to the sandbox. */
const TOKEN_FAULTS: Readonly<Record<TokenIndexMood, object>> = {
  normal: {},
  slow: { slowMs: SLOW_MS },
  behind: { lag: BLOCKS_BEHIND },
  wrong: { wrong: 'garbage' },
  lying: { wrong: 'lying-balance', direction: 'up' },
  freezing: { wrong: 'freezing' },
  down: { down: 'refused' },
};

/** Changes the mood of one index of tokens. @throws {Error} as `order` */
export async function setTokenMood(service: IndexService, mood: TokenIndexMood): Promise<void> {
  await order('index-faults', { service, ...TOKEN_FAULTS[mood] });
}
