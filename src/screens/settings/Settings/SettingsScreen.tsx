// Settings: this wallet, all wallets, security, and deleting everything.
import { useState } from 'react';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { MULTISIG_BACKUP_MESSAGES } from '../../../i18n/messages/accounts/multisigMessages.ts';
import { isWatched } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import { SHARED_PAYMENT_MESSAGES } from '../../../i18n/messages/codes/sharedPaymentMessages.ts';
import { SETTINGS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/settingsMessages.ts';
import { AutoLockSheet } from './AutoLockSheet.tsx';
import { BiometrySheet } from './BiometrySheet.tsx';
import { SecondConfirmationSettings } from './SecondConfirmationSettings.tsx';
import { SettingsBiometry } from './SettingsBiometry.tsx';
import { SettingsIdentity } from './SettingsIdentity.tsx';
import { SettingsPersonal } from './SettingsPersonal.tsx';
import styles from './SettingsScreen.module.css';
import type { SettingsEvents, SettingsView } from './SettingsScreen.types.ts';
import { SettingsSecurity } from './SettingsSecurity.tsx';

type SettingsProps = SettingsView & SettingsEvents;

/** Spec §2, route /settings. */
export function SettingsScreen(props: SettingsProps) {
  const [sheet, setSheet] = useState<'none' | 'auto-lock' | 'biometry' | 'second-look'>('none');
  const close = () => setSheet('none');
  /** clears the last password problem before asking again */
  const ask = (next: 'biometry' | 'second-look') => {
    props.onEnrolmentClear();
    setSheet(next);
  };
  return (
    <Page title={MESSAGES.title}>
      {props.account !== null && (
        <SettingsIdentity account={props.account} wallet={props.wallet} nowMs={props.nowMs} />
      )}
      <ThisWallet {...props} />
      <AllWallets {...props} />
      <SettingsSecurity
        {...props}
        onAutoLockOpen={() => setSheet('auto-lock')}
        onSecondConfirmationOpen={() => ask('second-look')}
      >
        <SettingsBiometry {...props} onEnrol={() => ask('biometry')} />
      </SettingsSecurity>
      <SettingsPersonal {...props} />
      <div className={styles.end}>
        <Card padding="flush">
          <SettingRow
            icon="trash"
            title={MESSAGES.deleteAll}
            control={{ kind: 'act', tone: 'danger', onPress: () => props.onOpen('delete-everything') }}
          />
        </Card>
        <p className={styles.about}>{MESSAGES.about}</p>
      </div>
      <AutoLockSheet
        isOpen={sheet === 'auto-lock'}
        minutes={props.autoLockMinutes}
        onChoose={props.onAutoLock}
        onClose={close}
      />
      {props.secondConfirmation !== null && (
        <SecondConfirmationSettings
          isOpen={sheet === 'second-look'}
          rule={props.secondConfirmation}
          ask={props.enrolment}
          onSave={props.onSecondConfirmation}
          onClose={close}
        />
      )}
      <BiometrySheet {...props} isOpen={sheet === 'biometry'} onClose={close} />
    </Page>
  );
}

function ThisWallet({ wallet, account, onOpen }: SettingsProps) {
  if (wallet.kind === 'multisig')
    return (
      <Card padding="flush" title={MESSAGES.thisWallet}>
        <SettingRow
          icon="pencil"
          title={SHARED_PAYMENT_MESSAGES.row}
          control={{ kind: 'open', onPress: () => onOpen('psbt') }}
        />
        <SettingRow
          icon="key"
          title={MULTISIG_BACKUP_MESSAGES.row}
          control={{ kind: 'open', onPress: () => onOpen('multisig-keys') }}
        />
      </Card>
    );
  if (isWatched(wallet.kind)) return null;
  return (
    <Card padding="flush" title={MESSAGES.thisWallet}>
      <SettingRow
        icon="shield"
        title={MESSAGES.checkBackup}
        control={{ kind: 'open', onPress: () => onOpen('check-backup') }}
      />
      {wallet.kind !== 'private-key' && (
        <SettingRow
          icon="eye"
          title={wallet.kind === 'extended-key' ? MESSAGES.showExtended : MESSAGES.showWords}
          control={{ kind: 'open', onPress: () => onOpen('export-mnemonics') }}
        />
      )}
      <SettingRow
        icon="key"
        title={MESSAGES.showKey}
        text={<bdi>{account?.name}</bdi>}
        control={{ kind: 'open', onPress: () => onOpen('export-private-key') }}
      />
    </Card>
  );
}

function AllWallets({ walletCount, onOpen }: SettingsProps) {
  return (
    <Card padding="flush" title={MESSAGES.wallets}>
      <SettingRow
        icon="wallet"
        title={MESSAGES.allWallets}
        value={walletCount}
        control={{ kind: 'open', onPress: () => onOpen('switch-keyring') }}
      />
      <SettingRow
        icon="file"
        title={MESSAGES.backupFile}
        text={MESSAGES.backupFileText}
        control={{ kind: 'open', onPress: () => onOpen('backup-file') }}
      />
      <SettingRow
        icon="receive"
        title={MESSAGES.restoreFile}
        control={{ kind: 'open', onPress: () => onOpen('restore-file') }}
      />
    </Card>
  );
}
