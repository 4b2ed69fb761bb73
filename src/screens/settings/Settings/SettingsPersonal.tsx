// Settings about the user and about Kennel, not about secrets.

import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { PRACTICE_LINK as PRACTICE } from '../../../i18n/messages/app/practiceMessages.ts';
import { titleNetwork } from '../../../i18n/messages/settings/networkMessages.ts';
import { nameLanguage } from '../../../i18n/messages/settings/preferenceMessages.ts';
import { SETTINGS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/settingsMessages.ts';
import { PAYMENT_NOTICE_MESSAGES as NOTICES } from '../../../i18n/messages/wallet/paymentNoticeMessages.ts';
import type { SettingsEvents, SettingsSection, SettingsView } from './SettingsScreen.types.ts';

const LINK_ICONS = { source: 'link', report: 'warning' } as const;

function PaymentNotices({ paymentNotices, onPaymentNotices }: SettingsView & SettingsEvents) {
  if (paymentNotices === 'impossible') return null;
  const isDenied = paymentNotices === 'denied';
  return (
    <SettingRow
      icon="receive"
      title={NOTICES.setting}
      text={isDenied ? NOTICES.denied : NOTICES.settingText}
      {...(isDenied ? { textTone: 'caution' as const } : {})}
      control={
        isDenied
          ? { kind: 'none' }
          : { kind: 'switch', isOn: paymentNotices === 'on', onChange: onPaymentNotices }
      }
    />
  );
}

/** Preferences, contacts and history; then the network and information about Kennel. */
export function SettingsPersonal(props: SettingsView & SettingsEvents) {
  const { preferences, contactCount, network, homeScreen } = props;
  const currency = preferences.currency === null ? [] : [preferences.currency.toUpperCase()];
  const open = (section: SettingsSection) => ({
    kind: 'open' as const,
    onPress: () => props.onOpen(section),
  });
  return (
    <>
      <Card padding="flush" title={MESSAGES.personal}>
        <SettingRow
          icon="settings"
          title={MESSAGES.preferences}
          value={[nameLanguage(preferences.language), ...currency].join(' · ')}
          control={open('preferences')}
        />
        <SettingRow
          icon="contact"
          title={MESSAGES.contacts}
          value={contactCount === 0 ? undefined : contactCount}
          control={open('contacts')}
        />
        <SettingRow icon="file" title={MESSAGES.labels} text={MESSAGES.labelsText} control={open('labels')} />
        <PaymentNotices {...props} />
        {network !== null && (
          <SettingRow
            icon="history"
            title={MESSAGES.statement}
            text={MESSAGES.statementText}
            control={open('statement')}
          />
        )}
        {network !== null && (
          <SettingRow
            icon="history"
            title={MESSAGES.exportHistory}
            text={MESSAGES.exportHistoryText}
            control={open('export-history')}
          />
        )}
      </Card>
      <Card padding="flush" title={MESSAGES.system}>
        {network !== null && (
          <SettingRow
            icon="globe"
            title={MESSAGES.networkRow}
            value={titleNetwork(network)}
            control={open('network')}
          />
        )}
        {homeScreen === 'offered' && (
          <SettingRow
            icon="apps"
            title={MESSAGES.homeScreen}
            text={MESSAGES.homeScreenText}
            control={{ kind: 'act', onPress: props.onHomeScreen }}
          />
        )}
        {homeScreen === 'added' && (
          <SettingRow icon="check" title={MESSAGES.homeScreenAdded} control={{ kind: 'none' }} />
        )}
        {props.hasPractice && (
          <SettingRow
            icon="eye"
            title={PRACTICE.title}
            text={PRACTICE.text}
            control={{ kind: 'open', onPress: props.onPractice }}
          />
        )}
        <SettingRow icon="info" title={MESSAGES.aboutRow} control={open('about')} />
        {props.links.map((link) => (
          <SettingRow
            key={link}
            icon={LINK_ICONS[link]}
            title={MESSAGES[link]}
            text={link === 'source' ? MESSAGES.sourceText : MESSAGES.reportText}
            control={{ kind: 'open', onPress: () => props.onLink(link) }}
          />
        ))}
      </Card>
    </>
  );
}
