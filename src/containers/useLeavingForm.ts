/** Asks about a draft when its form is left: in a popup of the host, or in a sheet if the host has none. */
import { useEffect, useRef, useState } from 'react';
import { DRAFT_MESSAGES as MESSAGES } from '../i18n/messages/send/sendMessages.ts';
import type { HostPopup } from '../ports/HostRequests.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppServices } from './AppContext.tsx';
import { useHostRequests } from './openPage.ts';

export type DraftChoice = 'keep' | 'discard';

/** A form with a draft. */
export interface LeavableForm {
  readonly draft: { readonly input: object; readonly isEmpty: boolean };
  /** key of the account and of the subject: each has its own draft */
  readonly about: string;
  readonly discard: () => void;
}

export interface LeavingForm {
  /** absent when nothing changed: then going back does not ask */
  readonly onBack: (() => void) | undefined;
  readonly isAsking: boolean;
  readonly onChoose: (choice: DraftChoice) => void;
  readonly onStay: () => void;
}

const popup = (): HostPopup => ({
  title: MESSAGES.leaveTitle,
  message: MESSAGES.leaveText,
  buttons: [
    { id: 'keep', type: 'default', text: MESSAGES.keep },
    { id: 'discard', type: 'destructive', text: MESSAGES.discard },
    { id: 'stay', type: 'cancel' },
  ],
});

type PopupAnswer = DraftChoice | 'stay' | 'closed' | 'none';

const ANSWERS: readonly PopupAnswer[] = ['keep', 'discard', 'stay'];

/** A page that frames the app can forge the answer: at worst it discards the draft. */
async function askInPopup(host: Telegram, signal: AbortSignal): Promise<PopupAnswer> {
  const answer = await host.showPopup(popup(), signal);
  if (!answer.ok) return 'none';
  return ANSWERS.find((one) => one === answer.value) ?? 'closed';
}

/**
 * Asks before going back from a form that was changed since it was opened.
 *
 * Android may drop a popup silently, and Telegram's web clients may report one as closed without showing it: a second press of back
 * opens the sheet instead.
 */
export function useLeavingForm(
  { host, nav }: AppServices,
  { draft, about, discard }: LeavableForm,
): LeavingForm {
  useHostRequests(host);
  const [opened, setOpened] = useState(draft.input);
  const [isAsking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input when another draft was opened
  useEffect(() => setOpened(draft.input), [draft, about]);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const leave = (choice: DraftChoice): void => {
    setAsking(false);
    if (choice === 'discard') discard();
    nav.back();
  };
  const ask = async () => {
    if (asked.current !== null) {
      asked.current.abort();
      return setAsking(true);
    }
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    const answer = await askInPopup(host, signal);
    if (signal.aborted) return;
    if (answer === 'none') setAsking(true);
    else if (answer === 'stay') asked.current = null;
    else if (answer !== 'closed') leave(answer);
  };
  const hasChanged = !draft.isEmpty && draft.input !== opened;
  return {
    onBack: hasChanged ? () => void ask() : undefined,
    isAsking,
    onChoose: leave,
    onStay: () => setAsking(false),
  };
}
