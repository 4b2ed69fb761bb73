// The quick unlock row, in each of its states.
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { BIOMETRY_MESSAGES, biometryIcon } from '../../../i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/settingsMessages.ts';
import type { SettingsEvents, SettingsView } from './SettingsScreen.types.ts';

type SettingsBiometryProps = Pick<SettingsView, 'biometry'> &
  Pick<SettingsEvents, 'onBiometryOff' | 'onBiometrySettings'> & {
    /** asks for the password, to turn it on */
    readonly onEnrol: () => void;
  };

/** Without such a lock the row says so, so that users don't search for it. */
export function SettingsBiometry(props: SettingsBiometryProps) {
  const { level, sensor } = props.biometry;
  const messages = BIOMETRY_MESSAGES[sensor];
  const icon = biometryIcon(sensor);
  switch (level) {
    case 'unknown':
      return null;
    case 'absent':
      return (
        <SettingRow
          icon="finger"
          title={MESSAGES.biometryAbsent}
          text={MESSAGES.biometryAbsentText}
          control={{ kind: 'none' }}
        />
      );
    case 'denied':
      return (
        <SettingRow
          icon={icon}
          title={messages.name}
          text={MESSAGES.biometryDenied}
          textTone="caution"
          control={{ kind: 'open', onPress: props.onBiometrySettings }}
        />
      );
    case 'changed':
      return (
        <SettingRow
          icon={icon}
          title={messages.name}
          text={messages.changed}
          textTone="caution"
          control={{ kind: 'open', onPress: props.onEnrol }}
        />
      );
    case 'off':
    case 'on':
      return (
        <SettingRow
          icon={icon}
          title={messages.name}
          text={MESSAGES.biometryPassword}
          control={{
            kind: 'switch',
            isOn: level === 'on',
            onChange: (isOn) => (isOn ? props.onEnrol() : props.onBiometryOff()),
          }}
        />
      );
  }
}
