/** The host's back button and bottom button. */
import { hideBackButton, on, setMainButtonParams, showBackButton } from '@telegram-apps/sdk-react';
import { cutForHost } from '../../domain/host/limits.ts';
import type { BottomButton } from '../../ports/Telegram.ts';
import type { Attempt } from './attempt.ts';

/** the bottom button's text when a screen gives none (Spec §4) */
const DEFAULT_TEXT = 'Continue';

/** @returns a text of 1 to 64 characters; a longer one ends with an ellipsis and splits no character */
export function bottomButtonText(text: string): string {
  return cutForHost('bottomButtonText', text) || DEFAULT_TEXT;
}

/** Shows or hides the back button. */
export function setBackButton(attempt: Attempt, isVisible: boolean): void {
  attempt('change its back button', () => (isVisible ? showBackButton() : hideBackButton()));
}

/** The bottom button, with the host's own colours. */
export interface BottomButtonControl {
  set(button: BottomButton | null): void;
  /** called on each press that meets an enabled, idle button */
  onPress(listener: () => void): () => void;
}

function paramsOf(button: BottomButton | null) {
  if (!button) return { isVisible: false, isLoaderVisible: false };
  return {
    isVisible: true,
    text: bottomButtonText(button.text),
    isEnabled: button.isEnabled && !button.isBusy,
    isLoaderVisible: button.isBusy,
  };
}

/**
 * Controls the bottom button. Says nothing twice, and drops presses that were on their way when the button changed.
 *
 * Of several changes in one turn only the last reaches the host: a screen that takes the button over from another would
 * make it blink otherwise.
 */
export function controlBottomButton(attempt: Attempt): BottomButtonControl {
  let current: BottomButton | null = null;
  let isScheduled = false;
  let last = '';
  const flush = (): void => {
    isScheduled = false;
    const params = paramsOf(current);
    const next = JSON.stringify(params);
    if (next === last) return;
    attempt('change its bottom button', () => {
      setMainButtonParams(params);
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
