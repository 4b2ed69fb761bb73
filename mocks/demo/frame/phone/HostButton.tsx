/** Telegram's bottom button, below the wallet and outside of it. */
import type { HostState } from '../../../telegram/hostState.ts';

interface HostButtonProps {
  readonly state: HostState;
  readonly onPress: () => void;
}

export function HostButton({ state, onPress }: HostButtonProps) {
  const { isVisible, isEnabled, isBusy, text, colour, textColour } = state.bottomButton;
  if (!isVisible) return null;
  return (
    <div className="host-bottom" style={{ background: state.bottomBarColour }}>
      <button
        type="button"
        className="host-button"
        style={{ background: colour, color: textColour }}
        disabled={!isEnabled || isBusy}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {isBusy ? <span className="host-spinner" role="img" aria-label={text} /> : text}
      </button>
    </div>
  );
}
