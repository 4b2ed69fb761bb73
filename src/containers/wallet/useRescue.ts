/** Loads the rescue of a transfer while it can be rescued, and keeps the user's consents. */
import { useEffect, useState } from 'react';
import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { RescueView } from '../../screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { ForgetOutcome, Rescue } from '../../stores/send/Rescue.ts';
import { rescueViewOf } from './rescueView.ts';

/** For the detail screen. Call it in an observer. */
export interface RescueInUse {
  /** null when there is nothing to rescue */
  readonly view: RescueView | null;
  /** @param then - called once it is ready for review */
  prepare(kind: ReplacementKind, feeRate: FeeRate, then: () => void): Promise<void>;
  forget(): Promise<ForgetOutcome>;
  inspect(): void;
  agree(mayDropOurs: boolean): void;
}

/** @param isWanted - the transfer is ours and still open */
export function useRescue({ tx, tools }: Stores, txid: Txid, isWanted: boolean): RescueInUse {
  const [rescue, setRescue] = useState<Rescue | null>(null);
  const [mayDropOurs, agree] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    if (!tx.flow.isBusy) tx.flow.cancel();
    void tools.openRescue(txid).then((opened) => {
      if (isGone) return;
      setRescue(opened);
      void opened.inspect();
    });
    return () => {
      isGone = true;
    };
  }, [tx, tools, txid, isWanted]);
  return {
    view: isWanted ? rescueViewOf(tx, rescue, mayDropOurs) : null,
    async prepare(kind, feeRate, then) {
      if (rescue === null) return;
      await (kind === 'cancel' ? rescue.cancel(feeRate, mayDropOurs) : rescue.speedUp(feeRate, mayDropOurs));
      if (tx.flow.state.status === 'ready') then();
    },
    forget: async () => (rescue === null ? 'too-early' : rescue.forget()),
    inspect: () => void rescue?.inspect(),
    agree,
  };
}
