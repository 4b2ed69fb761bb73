/** The host's bottom button has one owner: the screen whose action was shown last. */
import type { BottomActionShower, BottomActionState } from '../../components/layout/shellContexts.ts';
import type { Telegram } from '../../ports/Telegram.ts';

/** @returns null when the host has no such button: actions are then rendered in the page */
export function ownBottomButton(host: Telegram): BottomActionShower | null {
  if (!host.hasBottomButton) return null;
  let shown: BottomActionState | null = null;
  host.onBottomButton(() => {
    if (!shown?.isEnabled || shown.isBusy) return;
    // typing is finished, and the result should not appear behind the keyboard
    host.hideKeyboard();
    shown.onPress();
  });
  const become = (action: BottomActionState | null) => {
    shown = action;
    host.setBottomButton(
      action === null ? null : { text: action.label, isEnabled: action.isEnabled, isBusy: action.isBusy },
    );
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
