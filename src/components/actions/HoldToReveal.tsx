// A button that shows something only while it is held: by a finger, by Space or Enter, or for a while by a press from a screen
// reader or a switch, which can't hold.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './HoldToReveal.module.css';

export interface HoldToRevealProps {
  /** for example "Hold to show" */
  readonly label: string;
  /** label while held, for example "Release to hide" */
  readonly heldLabel: string;
  readonly isHeld: boolean;
  readonly isBusy: boolean;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  /** pressed without holding, by assistive technology */
  readonly onAidPress: () => void;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** In the page, never the host's button. A finger may slide while holding. */
export function HoldToReveal(props: HoldToRevealProps) {
  const { label, heldLabel, isHeld, isBusy, onHold, onRelease, onAidPress } = props;
  const isKeyHeld = useRef(false);
  const press = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    onHold();
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      onRelease();
    };
    // wherever the finger is lifted
    window.addEventListener('pointerup', end, ending);
    window.addEventListener('pointercancel', end, ending);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!isHoldKey(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    isKeyHeld.current = true;
    onHold();
  };
  const letGo = () => {
    if (isKeyHeld.current) onRelease();
    isKeyHeld.current = false;
  };
  const keyUp = (event: KeyboardEvent) => {
    if (!isHoldKey(event)) return;
    event.preventDefault();
    letGo();
  };
  const click = (event: MouseEvent) => {
    // keys cause no click here, and touch and mouse clicks count from 1
    if (event.detail === 0) onAidPress();
  };
  return (
    <button
      type="button"
      className={styles.hold}
      data-held={isHeld || undefined}
      aria-pressed={isHeld}
      aria-busy={isBusy || undefined}
      onPointerDown={press}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
      onBlur={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
    >
      <Icon name={isHeld ? 'eye' : 'eye-off'} size={20} />
      {isHeld ? heldLabel : label}
    </button>
  );
}
