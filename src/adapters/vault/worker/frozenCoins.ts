/** Frozen coins: nothing that spends one is signed, whatever the page plans. */

import { type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { SessionId, SigningProblem } from '../../../ports/Vault.ts';
import type { WorkerTools } from './WorkerTools.ts';

/** The first frozen coin of these, as the reason not to sign; null if there is none. @throws {Fault} `locked` */
export function frozenAmong(
  { sessions }: WorkerTools,
  session: SessionId,
  coins: readonly Outpoint[],
): Extract<SigningProblem, { kind: 'frozen-coin' }> | null {
  const { frozen } = sessions.open(session);
  const found = coins.find((coin) => frozen.has(outpointKey(coin)));
  return found === undefined ? null : { kind: 'frozen-coin', txid: found.txid, vout: found.vout };
}

export const FROZEN_HANDLERS = {
  freezeCoins: ({ sessions }: WorkerTools, session: SessionId, outpoints: readonly string[]): void =>
    sessions.freeze(session, new Set(outpoints)),
};
