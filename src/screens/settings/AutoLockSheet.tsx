// The choice of when the wallet locks itself.
import { useId } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { AUTO_LOCK_CHOICES, type AutoLockMinutes } from '../../domain/session/sessionExpiry.ts';
import { describeAutoLock, SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';
import styles from './AutoLockSheet.module.css';

interface AutoLockSheetProps {
  readonly isOpen: boolean;
  readonly minutes: AutoLockMinutes;
  readonly onChoose: (minutes: AutoLockMinutes) => void;
  readonly onClose: () => void;
}

/** Arrow keys move between the choices, which hold at once. */
export function AutoLockSheet({ isOpen, minutes, onChoose, onClose }: AutoLockSheetProps) {
  const name = useId();
  return (
    <Sheet isOpen={isOpen} title={WORDS.autoLock} onClose={onClose}>
      <p className={styles.text}>{WORDS.autoLockText}</p>
      <fieldset className={styles.choices}>
        <legend className="heard">{WORDS.autoLock}</legend>
        {AUTO_LOCK_CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              className="heard"
              type="radio"
              name={name}
              checked={choice === minutes}
              onChange={() => onChoose(choice)}
            />
            <span>{describeAutoLock(choice)}</span>
            {choice === minutes && <Icon name="check" size={22} />}
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
