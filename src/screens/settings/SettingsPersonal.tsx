// The settings that are about the person and about Kennel, and about no secret.
import { Card } from '../../components/Card.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import { titleNetwork } from '../../text/networkWords.ts';
import { nameLanguage } from '../../text/preferenceWords.ts';
import { SETTINGS_WORDS as WORDS } from '../../text/settingsWords.ts';
import type { SettingsEvents, SettingsPlace, SettingsView } from './SettingsScreen.types.ts';

/** Preferences, contacts and history; then the network and what Kennel is. */
export function SettingsPersonal(props: SettingsView & SettingsEvents) {
  const { preferences, contactCount, network, homeScreen } = props;
  const open = (place: SettingsPlace) => ({ kind: 'open' as const, onPress: () => props.onOpen(place) });
  return (
    <>
      <Card padding="flush" title={WORDS.personal}>
        <SettingRow
          icon="settings"
          title={WORDS.preferences}
          value={`${nameLanguage(preferences.language)} · ${preferences.currency.toUpperCase()}`}
          control={open('preferences')}
        />
        <SettingRow
          icon="contact"
          title={WORDS.contacts}
          value={contactCount === 0 ? undefined : contactCount}
          control={open('contacts')}
        />
        <SettingRow
          icon="history"
          title={WORDS.exportHistory}
          text={WORDS.exportHistoryText}
          control={open('export-history')}
        />
      </Card>
      <Card padding="flush" title={WORDS.system}>
        <SettingRow
          icon="globe"
          title={WORDS.networkRow}
          value={titleNetwork(network)}
          control={open('network')}
        />
        {homeScreen === 'offered' && (
          <SettingRow
            icon="apps"
            title={WORDS.homeScreen}
            text={WORDS.homeScreenText}
            control={{ kind: 'act', onPress: props.onHomeScreen }}
          />
        )}
        {homeScreen === 'added' && (
          <SettingRow icon="check" title={WORDS.homeScreenAdded} control={{ kind: 'none' }} />
        )}
        <SettingRow icon="info" title={WORDS.aboutRow} control={open('about')} />
      </Card>
    </>
  );
}
