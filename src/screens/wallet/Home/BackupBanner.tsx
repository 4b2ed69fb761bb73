// Asks for a backup: as a line, a banner or a warning, depending on what is at risk. Blocks nothing.

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

/** Renders nothing without a prompt. */
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
