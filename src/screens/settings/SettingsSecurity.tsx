// The settings that keep others out.
import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import { describeSecondLook, SECOND_LOOK_WORDS } from '../../text/secondLookWords.ts';
import { shortAutoLock, SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';
import type { SettingsEvents, SettingsView } from './SettingsScreen.types.ts';

type SettingsSecurityProps = SettingsView &
  SettingsEvents & {
    readonly onAutoLockOpen: () => void;
    readonly onSecondLookOpen: () => void;
    /** the row of the quick unlock */
    readonly children: ReactNode;
  };

/** Password, times, quick unlock, and locking at once. */
export function SettingsSecurity(props: SettingsSecurityProps) {
  return (
    <Card padding="flush" title={WORDS.security}>
      <SettingRow
        icon="pencil"
        title={WORDS.password}
        control={{ kind: 'open', onPress: () => props.onOpen('change-password') }}
      />
      <SettingRow
        icon="clock"
        title={WORDS.autoLock}
        value={shortAutoLock(props.autoLockMinutes)}
        control={{ kind: 'open', onPress: props.onAutoLockOpen }}
      />
      {props.secondLook !== null && (
        <SettingRow
          icon="shield"
          title={SECOND_LOOK_WORDS.setting}
          value={describeSecondLook(props.secondLook)}
          control={{ kind: 'open', onPress: props.onSecondLookOpen }}
        />
      )}
      <SettingRow
        icon="refresh"
        title={WORDS.stay}
        text={props.isStayShort ? WORDS.stayShort : WORDS.stayText}
        control={{ kind: 'switch', isOn: props.staysUnlocked, onChange: props.onStay }}
      />
      {props.children}
      <SettingRow icon="lock" title={WORDS.lockNow} control={{ kind: 'act', onPress: props.onLock }} />
    </Card>
  );
}
