// The row of the quick unlock, in each of its states.
import { SettingRow } from '../../components/SettingRow.tsx';
import { BIOMETRY_WORDS, biometryIcon } from '../../text/securityWords.ts';
import { SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';
import type { SettingsEvents, SettingsView } from './SettingsScreen.types.ts';

type SettingsBiometryProps = Pick<SettingsView, 'biometry'> &
  Pick<SettingsEvents, 'onBiometryOff' | 'onBiometrySettings'> & {
    /** asks for the password, to turn it on */
    readonly onEnrol: () => void;
  };

/** Where there is no such lock the row says so, so that nobody looks for it. */
export function SettingsBiometry(props: SettingsBiometryProps) {
  const { standing, sensor } = props.biometry;
  const words = BIOMETRY_WORDS[sensor];
  const icon = biometryIcon(sensor);
  switch (standing) {
    case 'unknown':
      return null;
    case 'absent':
      return (
        <SettingRow
          icon="finger"
          title={WORDS.biometryAbsent}
          text={WORDS.biometryAbsentText}
          control={{ kind: 'none' }}
        />
      );
    case 'refused':
      return (
        <SettingRow
          icon={icon}
          title={words.name}
          text={WORDS.biometryRefused}
          textTone="caution"
          control={{ kind: 'open', onPress: props.onBiometrySettings }}
        />
      );
    case 'changed':
      return (
        <SettingRow
          icon={icon}
          title={words.name}
          text={words.changed}
          textTone="caution"
          control={{ kind: 'open', onPress: props.onEnrol }}
        />
      );
    case 'off':
    case 'on':
      return (
        <SettingRow
          icon={icon}
          title={words.name}
          text={WORDS.biometryPassword}
          control={{
            kind: 'switch',
            isOn: standing === 'on',
            onChange: (isOn) => (isOn ? props.onEnrol() : props.onBiometryOff()),
          }}
        />
      );
  }
}
