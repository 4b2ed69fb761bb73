/** Payment links in the sending form: one that opened it, and one that is a bill's. */
import { useEffect } from 'react';
import { paymentTextIn } from '../../domain/address/sharedText.ts';
import { CREATE_MESSAGES } from '../../i18n/messages/send/txMessages.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { BillStore } from '../../stores/bill/BillStore.ts';
import type { AppServices } from '../AppContext.tsx';

/** Takes whom to pay from a link that opened the form, once: what was typed before gives way. */
export function useSharedRecipient({ stores, nav }: AppServices, { link, url }: RouteParams): void {
  useEffect(() => {
    const shared = link ?? url;
    if (shared === undefined) return;
    const text = paymentTextIn(shared);
    if (text === null) stores.ui.toast('info', CREATE_MESSAGES.noRecipientInLink);
    else stores.tx.draft.setRecipientText(text);
    nav.replace('tx-create');
  }, [stores, nav, link, url]);
}

/** A link that leads to a bill leaves the form for the bill, by whichever way it came in. Where none is fetched it stays an ordinary one. */
export function useBillLink({ stores, nav }: AppServices): void {
  const { draft } = stores.tx;
  const leadsToBill = draft.recipient.link?.bill !== undefined;
  const { recipientText: link } = draft.input;
  const { isClosed } = stores.lazy.of(BillStore);
  useEffect(() => {
    if (!leadsToBill || isClosed) return;
    draft.reset();
    nav.replace('bill', { link });
  }, [draft, nav, isClosed, leadsToBill, link]);
}
