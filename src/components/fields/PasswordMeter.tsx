// Password strength: the dog's mood, a bar, and the most helpful tip.

import type { PasswordLevel, PasswordStrength } from '../../domain/session/passwordStrength.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { describePassword, describePasswordLevel } from '../../i18n/messages/accounts/describePassword.ts';
import { type Mood, MoodDog } from '../art/MoodDog.tsx';
import { Meter } from '../feedback/Meter.tsx';
import styles from './PasswordMeter.module.css';

const FILLED: Readonly<Record<PasswordLevel, number>> = { unusable: 1, fair: 2, good: 3, strong: 4 };
const TONES = { unusable: 'problem', fair: 'caution', good: 'received', strong: 'received' } as const;
const MOODS: Readonly<Record<PasswordLevel, Mood>> = {
  unusable: 'worried',
  fair: 'alert',
  good: 'happy',
  strong: 'happy',
};

interface PasswordMeterProps {
  /** only used to check whether it is empty */
  readonly password: string;
  /** the strength of `password` */
  readonly strength: PasswordStrength;
}

/** A tip while empty, the estimate afterwards. */
export function PasswordMeter({ password, strength }: PasswordMeterProps) {
  const isEmpty = password === '';
  return (
    <div className={styles.opinion}>
      <MoodDog mood={isEmpty ? 'asleep' : MOODS[strength.level]} />
      <Meter
        label={MESSAGES.strength}
        filled={isEmpty ? 0 : FILLED[strength.level]}
        tone={TONES[strength.level]}
        level={isEmpty ? '' : describePasswordLevel(strength.level)}
        text={isEmpty ? MESSAGES.empty : describePassword(strength)}
      />
    </div>
  );
}
