// The lower edge of a shown secret: hold to show, and a way for those who cannot hold.
import { Button } from '../../components/Button.tsx';
import { HoldToReveal } from '../../components/HoldToReveal.tsx';
import { EXPORT_WORDS as WORDS } from '../../text/securityWords.ts';
import type { HeldSecret } from './useHeldSecret.ts';

interface HoldBarProps {
  readonly held: HeldSecret<unknown>;
  /** @default "Hold to show" */
  readonly label?: string;
}

/** Goes into the bottom of a Page. */
export function HoldBar({ held, label = WORDS.hold }: HoldBarProps) {
  const { state, hold, release, toggleTimed } = held;
  const isShown = state.kind === 'shown';
  return (
    <>
      <HoldToReveal
        label={label}
        heldLabel={WORDS.holding}
        isHeld={isShown}
        isBusy={state.kind === 'asking'}
        onHold={hold}
        onRelease={release}
        onAidPress={toggleTimed}
      />
      <Button tone="plain" size="small" isWide onPress={toggleTimed}>
        {isShown ? WORDS.hideNow : WORDS.timed}
      </Button>
    </>
  );
}
