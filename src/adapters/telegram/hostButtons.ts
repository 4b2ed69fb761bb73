/** The host's back button and bottom button. */
import { on } from '@telegram-apps/bridge';
import { cutForHost } from '../../domain/host/hostLimits.ts';
import type { BottomButton } from '../../ports/Telegram.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';

type Colour = `#${string}`;

/** the bottom button's default text (Spec §4) */
const DEFAULT_TEXT = 'Continue';

/** @returns a text of 1 to 64 characters; a longer one ends with an ellipsis and splits no character */
export function bottomButtonText(text: string): string {
  return cutForHost('bottomButtonText', text) || DEFAULT_TEXT;
}

/** Shows or hides the back button; skips repeated calls. */
export function controlBackButton(attempt: Attempt): (isVisible: boolean) => void {
  let last: boolean | null = null;
  return (isVisible) => {
    if (isVisible === last) return;
    attempt('change its back button', () => {
      postEvent('web_app_setup_back_button', { is_visible: isVisible });
      last = isVisible;
    });
  };
}

export interface BottomButtonControl {
  set(button: BottomButton | null): void;
  /** called on each press of an enabled, idle button */
  onPress(listener: () => void): () => void;
}

const HIDDEN = { is_visible: false, is_active: false, is_progress_visible: false, text: DEFAULT_TEXT };

function paramsOf(button: BottomButton | null) {
  if (!button) return HIDDEN;
  return {
    is_visible: true,
    is_active: button.isEnabled && !button.isBusy,
    is_progress_visible: button.isBusy,
    text: bottomButtonText(button.text),
  };
}

export interface ButtonColours {
  readonly color: Colour;
  readonly text_color: Colour;
}

/** The clients' defaults (Spec §4). */
export const HOST_BUTTON_COLOURS: ButtonColours = { color: '#2481cc', text_color: '#ffffff' };

/**
 * Controls the bottom button. Skips repeated calls, and drops presses that were under way when the button changed.
 *
 * Of several changes in one task only the last reaches the host: otherwise the button would blink when one screen takes it over
 * from another.
 */
export function controlBottomButton(attempt: Attempt, colours: () => ButtonColours): BottomButtonControl {
  let current: BottomButton | null = null;
  let isScheduled = false;
  let last = '';
  const flush = (): void => {
    isScheduled = false;
    const params = { ...paramsOf(current), ...colours(), has_shine_effect: false };
    const next = JSON.stringify(params);
    if (next === last) return;
    attempt('change its bottom button', () => {
      postEvent('web_app_setup_main_button', params);
      last = next;
    });
  };
  return {
    set(button) {
      current = button;
      if (!isScheduled) queueMicrotask(flush);
      isScheduled = true;
    },
    onPress: (listener) =>
      on('main_button_pressed', () => {
        if (current?.isEnabled && !current.isBusy) listener();
      }),
  };
}
