// The settings that keep others out.
import type { ReactNode } from 'react';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import {
  describeSecondConfirmation,
  SECOND_CONFIRMATION_MESSAGES,
} from '../../../i18n/messages/send/secondConfirmationMessages.ts';
import {
  countSafety,
  SETTINGS_MESSAGES as MESSAGES,
  shortAutoLock,
} from '../../../i18n/messages/settings/settingsMessages.ts';
import type { SettingsEvents, SettingsView } from './SettingsScreen.types.ts';

type SettingsSecurityProps = SettingsView &
  SettingsEvents & {
    readonly onAutoLockOpen: () => void;
    readonly onSecondConfirmationOpen: () => void;
    /** the quick unlock row */
    readonly children: ReactNode;
  };

/** Password, lock times, quick unlock, and locking now. */
export function SettingsSecurity(props: SettingsSecurityProps) {
  return (
    <Card padding="flush" title={MESSAGES.security}>
      <SettingRow
        icon="shield"
        title={MESSAGES.safety}
        text={MESSAGES.safetyText}
        value={countSafety(props.safety.done, props.safety.total)}
        control={{ kind: 'open', onPress: () => props.onOpen('safety') }}
      />
      <SettingRow
        icon="pencil"
        title={MESSAGES.password}
        control={{ kind: 'open', onPress: () => props.onOpen('change-password') }}
      />
      <SettingRow
        icon="clock"
        title={MESSAGES.autoLock}
        value={shortAutoLock(props.autoLockMinutes)}
        control={{ kind: 'open', onPress: props.onAutoLockOpen }}
      />
      {props.secondConfirmation !== null && (
        <SettingRow
          icon="check"
          title={SECOND_CONFIRMATION_MESSAGES.setting}
          value={describeSecondConfirmation(props.secondConfirmation)}
          control={{ kind: 'open', onPress: props.onSecondConfirmationOpen }}
        />
      )}
      <SettingRow
        icon="refresh"
        title={MESSAGES.stay}
        text={props.isRememberShort ? MESSAGES.stayShort : MESSAGES.stayText}
        control={{ kind: 'switch', isOn: props.staysUnlocked, onChange: props.onStay }}
      />
      {props.children}
      <SettingRow icon="lock" title={MESSAGES.lockNow} control={{ kind: 'act', onPress: props.onLock }} />
    </Card>
  );
}
