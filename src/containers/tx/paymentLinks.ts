/** Payment links in the sending form: one that opened it, and one that is a bill's. */
import { useEffect } from 'react';
import { CREATE_MESSAGES } from '../../i18n/messages/send/txMessages.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { BillStore } from '../../stores/bill/BillStore.ts';
import type { AppServices } from '../AppContext.tsx';
import { loadGivenReader, otherText } from '../givenTexts.ts';
import type { CodeState } from '../sendForm.ts';

/** Takes whom to pay from a text that another app shared; of any other text it says what that is. */
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

/** Takes whom to pay from a link that opened the form, once: what was typed before gives way. */
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
 * A link that leads to a bill leaves the form for the bill, by whichever way it came in. Where none is fetched it stays an ordinary one, and
 * one without an address is said to be of no use.
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
