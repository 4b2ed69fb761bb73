// A screen's primary action: on the host's bottom button if there is one, otherwise as a gold button in the page.
import { useContext, useLayoutEffect, useRef } from 'react';
import { BottomActionHost, type BottomActionState } from '../layout/shellContexts.ts';
import { Button } from './Button.tsx';

export interface BottomActionProps extends BottomActionState {
  /** gold: the next step · danger: irreversible, never on the host's button. @default 'gold' */
  readonly tone?: 'gold' | 'danger';
  /** never on the host's button: a press that spends or reveals must be in the page */
  readonly isInPageOnly?: boolean;
}

/** For the `bottom` of a `Page`. */
export function BottomAction({ tone = 'gold', isInPageOnly = false, ...action }: BottomActionProps) {
  const isHosted = useHostedAction(action, isInPageOnly || tone === 'danger');
  if (isHosted) return null;
  return (
    <Button tone={tone} isWide isDisabled={!action.isEnabled} isBusy={action.isBusy} onPress={action.onPress}>
      {action.label}
    </Button>
  );
}

/**
 * Mirrors the action on the host, always calling its latest handler without showing it again. The host's button changes together
 * with the screen: a press in between would still trigger the previous screen's action.
 */
function useHostedAction(action: BottomActionState, isInPageOnly: boolean): boolean {
  const host = useContext(BottomActionHost);
  const shower = isInPageOnly ? null : host;
  const { label, onPress, isEnabled, isBusy } = action;
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  useLayoutEffect(
    () => shower?.show({ label, isEnabled, isBusy, onPress: () => latest.current() }),
    [shower, label, isEnabled, isBusy],
  );
  return shower !== null;
}
