/** Coins that the person froze: whatever a page plans, nothing is signed that spends one. */

import { type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { SessionId, SigningProblem } from '../../../ports/Vault.ts';
import type { WorkerTools } from './WorkerTools.ts';

/** The first of these that is frozen, as the reason not to sign; null where none is. @throws {Fault} `locked` */
export function frozenAmong(
  { sessions }: WorkerTools,
  session: SessionId,
  coins: readonly Outpoint[],
): Extract<SigningProblem, { kind: 'frozen-coin' }> | null {
  const { frozen } = sessions.open(session);
  const found = coins.find((coin) => frozen.has(outpointKey(coin)));
  return found === undefined ? null : { kind: 'frozen-coin', txid: found.txid, vout: found.vout };
}

/** What answers the call of its name. */
export const FROZEN_HANDLERS = {
  freezeCoins: ({ sessions }: WorkerTools, session: SessionId, outpoints: readonly string[]): void =>
    sessions.freeze(session, new Set(outpoints)),
};
