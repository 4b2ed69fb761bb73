// How strong a password is, and the one thing that would help.
import { Meter } from '../../components/Meter.tsx';
import type { PasswordLevel, PasswordStrength } from '../../domain/session/passwordStrength.ts';
import { PASSWORD_WORDS as WORDS } from '../../text/accountWords.ts';
import { describePassword, describePasswordLevel } from '../../text/describePassword.ts';

const FILLED: Readonly<Record<PasswordLevel, number>> = { unusable: 1, fair: 2, good: 3, strong: 4 };
const TONES = { unusable: 'problem', fair: 'caution', good: 'received', strong: 'received' } as const;

interface PasswordMeterProps {
  readonly password: string;
  readonly strength: PasswordStrength;
}

/** A tip while nothing is typed, the estimate from then on. */
export function PasswordMeter({ password, strength }: PasswordMeterProps) {
  const isEmpty = password === '';
  return (
    <Meter
      label={WORDS.strength}
      filled={isEmpty ? 0 : FILLED[strength.level]}
      tone={TONES[strength.level]}
      level={isEmpty ? '' : describePasswordLevel(strength.level)}
      text={isEmpty ? WORDS.empty : describePassword(strength)}
    />
  );
}
