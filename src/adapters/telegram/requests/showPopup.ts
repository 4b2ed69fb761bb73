/** Popups drawn by the host over the app. */
import { popupFits } from '../../../domain/host/hostLimits.ts';
import { ok } from '../../../domain/result.ts';
import type { HostAnswer, HostPopup, PopupButton } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';
import { type HostLine, oneAtATime, problem } from './HostLine.ts';

const wireButton = (button: PopupButton) =>
  'text' in button
    ? { id: button.id.trim(), type: button.type, text: button.text.trim() }
    : { id: button.id.trim(), type: button.type };

const pressedId = (payload: unknown): string | null => {
  const id = fieldOf(payload, 'button_id');
  return typeof id === 'string' && id !== '' ? id : null;
};

/** Creates popups that open once at a time; a host that doesn't answer is given up after a minute. */
export function popups(
  line: HostLine,
): (popup: HostPopup, signal?: AbortSignal) => HostAnswer<string | null> {
  const alone = oneAtATime<string | null>('popup-open');
  return (popup, signal) =>
    alone(async () => {
      if (!popupFits(popup)) return problem('invalid-popup');
      const buttons = popup.buttons.map(wireButton);
      const answer = await line.ask({
        method: 'web_app_open_popup',
        params: { title: popup.title?.trim() ?? '', message: popup.message.trim(), buttons },
        answers: ['popup_closed'],
        patience: PERSON_TIMEOUT_MS,
        // A late answer may belong to an earlier popup that timed out.
        isAnswer: (payload) => {
          const id = pressedId(payload);
          return id === null || buttons.some((button) => button.id === id);
        },
        ...(signal === undefined ? {} : { signal }),
      });
      return answer.ok ? ok(pressedId(answer.value.payload)) : answer;
    });
}
