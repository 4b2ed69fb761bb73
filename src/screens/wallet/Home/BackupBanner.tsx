// Asks for the backup: a line, a banner or a warning, as loud as what rests on it. It blocks nothing.

import { Avatar } from '../../../components/address/Avatar.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import {
  BACKUP_BANNER_MESSAGES as MESSAGES,
  warnOfBackup,
} from '../../../i18n/messages/settings/backupMessages.ts';
import { promptForBackup } from '../../../i18n/messages/settings/promptForBackup.ts';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type BackupBannerProps = Pick<HomeView, 'backup' | 'wallet' | 'isHidden'> & Pick<HomeEvents, 'onBackup'>;

/** Nothing where nothing is asked. */
export function BackupBanner({ backup, wallet, isHidden, onBackup }: BackupBannerProps) {
  if (backup === null) return null;
  const asked = promptForBackup(wallet.kind);
  if (backup.urgency === 'quiet') {
    return (
      <Card padding="flush">
        <Row
          leading={<Avatar icon="shield" />}
          title={asked.title}
          text={MESSAGES.quiet}
          onPress={onBackup}
          hasChevron
        />
      </Card>
    );
  }
  const isLoud = backup.urgency === 'loud';
  return (
    <Notice
      tone={isLoud ? 'problem' : 'caution'}
      {...(isLoud ? warnOfBackup(wallet.kind, isHidden ? null : backup.atRisk) : asked)}
      action={{ label: MESSAGES.check, onPress: onBackup }}
    />
  );
}
