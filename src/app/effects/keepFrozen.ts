/** Passes the frozen coins to the key worker, before anything else may be signed. */
import { compareStructural, reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/Stores.ts';

/**
 * At each unlock, and whenever the list changes. Prepared transfers are dropped: they may spend one of them. If the call fails, the worker
 * cannot sign either.
 */
export function keepFrozen({ tx, tokens, session }: Stores, { vault }: Pick<Ports, 'vault'>): () => void {
  let before: readonly string[] = [];
  return reaction(
    () => ({ id: session.isUnlocked ? session.sessionId : null, frozen: tx.coins.frozen.list }),
    ({ id, frozen }) => {
      if (frozen.some((key) => !before.includes(key))) {
        tx.flow.cancel();
        tokens.flow.cancel();
      }
      before = frozen;
      if (id !== null) void vault.freezeCoins(id, frozen).catch(() => undefined);
    },
    { name: 'tell the key worker what is frozen', equals: compareStructural, fireImmediately: true },
  );
}
