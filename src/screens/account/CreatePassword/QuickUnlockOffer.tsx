// Offers the device's own lock in addition to the password; optional.
import { useId } from 'react';
import { Icon } from '../../../components/art/Icon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import type { BiometrySensor } from '../../../domain/session/unlocking.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { BIOMETRY_MESSAGES, biometryIcon } from '../../../i18n/messages/settings/securityMessages.ts';
import styles from './QuickUnlockOffer.module.css';

interface QuickUnlockOfferProps {
  readonly sensor: BiometrySensor;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row that looks like one in the settings, without loading their code. */
export function QuickUnlockOffer({ sensor, isOn, onChange }: QuickUnlockOfferProps) {
  const id = useId();
  return (
    <Card padding="flush">
      <div className={styles.row}>
        <Icon name={biometryIcon(sensor)} size={22} className={styles.icon} />
        <span className={styles.textBlock}>
          <label htmlFor={id} className={styles.title}>
            {BIOMETRY_MESSAGES[sensor].name}
          </label>
          <span id={`${id}-text`} className={styles.text}>
            {MESSAGES.quickUnlockText}
          </span>
        </span>
        <input
          id={id}
          className={styles.track}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={`${id}-text`}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
    </Card>
  );
}
