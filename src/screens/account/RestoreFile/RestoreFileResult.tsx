// What a backup file restored.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { describeKnown, describeRestored } from '../../../i18n/messages/settings/describeBackupProblem.ts';
import { RESTORE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';

export interface RestoredFile {
  /** of the restored wallets */
  readonly walletNames: readonly string[];
  readonly knownCount: number;
}

interface RestoreFileResultProps extends RestoredFile {
  readonly onOpen: () => void;
}

/** Lists wallets by name. */
export function RestoreFileResult({ walletNames, knownCount, onOpen }: RestoreFileResultProps) {
  const isNothing = walletNames.length === 0;
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.open} onPress={onOpen} isEnabled isBusy={false} />}>
      <Scene name="success" />
      <Lead
        title={isNothing ? MESSAGES.noneTitle : describeRestored(walletNames.length)}
        text={isNothing ? MESSAGES.noneText : describeKnown(knownCount)}
      />
      {!isNothing && (
        <Card padding="flush">
          <ul>
            {walletNames.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list never changes
              <li key={at}>
                <SettingRow icon="wallet" title={name} control={{ kind: 'none' }} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
