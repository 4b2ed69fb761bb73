/** The host's bottom button has one owner: the screen whose action was shown last. */
import type { BottomActionShower, BottomActionState } from '../../components/layout/shellContexts.ts';
import type { Telegram } from '../../ports/Telegram.ts';

/** Makes the owner. @returns null where the host has no such button: actions are then drawn in the page */
export function ownBottomButton(host: Telegram): BottomActionShower | null {
  if (!host.hasBottomButton) return null;
  let shown: BottomActionState | null = null;
  host.onBottomButton(() => {
    if (!shown?.isEnabled || shown.isBusy) return;
    // Who presses it has typed all there is, and what comes of it should not appear behind the keyboard.
    host.hideKeyboard();
    shown.onPress();
  });
  const become = (action: BottomActionState | null) => {
    shown = action;
    if (action === null) host.setBottomButton(null);
    else {
      const { label: text, isEnabled, isBusy, tone } = action;
      host.setBottomButton({ text, isEnabled, isBusy, tone });
    }
  };
  return {
    show(action) {
      become(action);
      return () => {
        if (shown === action) become(null);
      };
    },
  };
}
