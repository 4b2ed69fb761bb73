/** Shows notifications of incoming payments while the app is open in the background, if the user enabled them. */
import { reaction } from 'mobx';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import {
  describePayment,
  PAYMENT_NOTICE_MESSAGES,
} from '../../i18n/messages/wallet/paymentNoticeMessages.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/Stores.ts';

const isIncoming = ({ direction }: HistoryEntry): boolean =>
  direction === 'received' || direction === 'mined';

/** Does nothing on hosts without notifications. @returns stops */
export function notifyPayments({ tx, ui, preferences }: Stores, { telegram }: Ports): () => void {
  const { notices } = telegram;
  if (notices === null) return () => {};
  let isSeen = true;
  const stopWatching = telegram.onVisibility((isVisible) => {
    isSeen = isVisible;
  });
  const notify = (entries: readonly HistoryEntry[]) => {
    for (const { amount } of entries.filter(isIncoming))
      notices.show(PAYMENT_NOTICE_MESSAGES.title, describePayment(ui.isBalanceHidden ? null : amount));
  };
  /** the address whose history is known, with its known transactions */
  let known: { readonly from: string; readonly txids: Set<string> } | null = null;
  const stop = reaction(
    () => {
      const { pages } = tx.history.cache;
      const isRead = pages.status === 'ready' && pages.value.address === tx.from;
      return { from: tx.from, isRead, entries: tx.history.entries };
    },
    ({ from, isRead, entries }) => {
      if (from === null || !isRead) return;
      const before = known?.from === from ? known.txids : null;
      known = { from, txids: new Set(entries.map(({ txid }) => txid)) };
      if (before !== null && !isSeen && preferences.notifiesOfPayments)
        notify(entries.filter(({ txid }) => !before.has(txid)));
    },
    { name: 'tell of payments while out of sight', fireImmediately: true },
  );
  return () => {
    stop();
    stopWatching();
  };
}
