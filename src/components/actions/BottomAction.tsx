// The one primary action of a screen: on the host's bottom button where there is one, gold in the page where not.
import { useContext, useLayoutEffect, useRef } from 'react';
import { BottomActionHost, type BottomActionState } from '../layout/shellContexts.ts';
import { Button } from './Button.tsx';

export interface BottomActionProps extends BottomActionState {
  /** never on the host's button: a press that spends or reveals has to happen in the page */
  readonly isInPageOnly?: boolean;
}

/** Goes into the `bottom` of a `Page`. */
export function BottomAction({ isInPageOnly = false, ...action }: BottomActionProps) {
  const isHosted = useHostedAction(action, isInPageOnly);
  if (isHosted) return null;
  return (
    <Button
      tone={action.tone ?? 'gold'}
      isWide
      isDisabled={!action.isEnabled}
      isBusy={action.isBusy}
      onPress={action.onPress}
    >
      {action.label}
    </Button>
  );
}

/**
 * Mirrors the action on the host and keeps its latest press without showing it anew. The host's button changes with the
 * screen, not a moment after it: a press then would still be the last screen's.
 */
function useHostedAction(action: BottomActionState, isInPageOnly: boolean): boolean {
  const host = useContext(BottomActionHost);
  const shower = isInPageOnly ? null : host;
  const { label, onPress, isEnabled, isBusy, tone } = action;
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  useLayoutEffect(
    () => shower?.show({ label, isEnabled, isBusy, tone, onPress: () => latest.current() }),
    [shower, label, isEnabled, isBusy, tone],
  );
  return shower !== null;
}
