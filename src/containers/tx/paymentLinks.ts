/** Payment links in the send form: those that opened it, and those of bills. */
import { useEffect } from 'react';
import { CREATE_MESSAGES } from '../../i18n/messages/send/txMessages.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { BillStore } from '../../stores/bill/BillStore.ts';
import type { AppServices } from '../AppContext.tsx';
import { loadGivenReader, otherText } from '../givenTexts.ts';
import type { CodeState } from '../sendForm.ts';

/** Takes the recipient from a text shared by another app; any other text is described instead. */
export async function takeShared(
  app: AppServices,
  shared: string,
  showCode: (code: CodeState) => void,
): Promise<void> {
  const { tx, ui } = app.stores;
  const given = (await (await loadGivenReader(app))?.read(shared)) ?? null;
  if (given === null) return tx.draft.setRecipientText(shared);
  if ('text' in given) return tx.draft.setRecipientText(given.text);
  const problem = otherText(app, given, shared);
  if (problem === null) ui.toast('info', CREATE_MESSAGES.noRecipientInLink);
  else showCode({ isReading: false, problem });
}

/** Takes the recipient from a link that opened the form, once; replaces earlier input. */
export function useSharedRecipient(
  app: AppServices,
  { link, url }: RouteParams,
  showCode: (code: CodeState) => void,
): void {
  const { nav } = app;
  useEffect(() => {
    const shared = link ?? url;
    if (shared === undefined) return;
    void takeShared(app, shared, showCode);
    nav.replace('tx-create');
  }, [app, nav, link, url, showCode]);
}

/**
 * Opens a bill's link in the bill screen, however it was entered. If this build never contacts vendors, a link with an address is
 * used as an ordinary one, and a link without is reported there as unusable.
 */
export function useBillLink({ stores, nav }: AppServices): void {
  const { draft } = stores.tx;
  const { link: read } = draft.recipient;
  const { recipientText: text } = draft.input;
  const { isClosed } = stores.lazy.of(BillStore);
  const leadsToBill = read?.bill !== undefined && (!isClosed || read.address === null);
  useEffect(() => {
    if (!leadsToBill) return;
    draft.reset();
    nav.replace('bill', { link: text });
  }, [draft, nav, leadsToBill, text]);
}
