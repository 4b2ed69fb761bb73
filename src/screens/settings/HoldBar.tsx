// The button under a secret: hold to show, with an alternative for users who can't hold.
import { Button } from '../../components/actions/Button.tsx';
import { HoldToReveal } from '../../components/actions/HoldToReveal.tsx';
import { EXPORT_MESSAGES as MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import type { HeldSecret } from './useHeldSecret.ts';

interface HoldBarProps {
  readonly held: HeldSecret<unknown>;
  /** @default "Hold to show" */
  readonly label?: string;
}

/** For the bottom of a Page. */
export function HoldBar({ held, label = MESSAGES.hold }: HoldBarProps) {
  const { state, hold, release, toggleTimed } = held;
  const isShown = state.kind === 'shown';
  return (
    <>
      <HoldToReveal
        label={label}
        heldLabel={MESSAGES.holding}
        isHeld={isShown}
        isBusy={state.kind === 'asking'}
        onHold={hold}
        onRelease={release}
        onAidPress={toggleTimed}
      />
      <Button tone="plain" size="small" isWide onPress={toggleTimed}>
        {isShown ? MESSAGES.hideNow : MESSAGES.timed}
      </Button>
    </>
  );
}
