// Passing a PSBT on: copied, as a file, as codes.
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { AnimatedQrCode } from '../../../components/codes/AnimatedQrCode.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import { PSBT_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/psbtMessages.ts';
import { ROW_MESSAGES } from '../../../i18n/messages/codes/rowMessages.ts';
import styles from './PsbtScreen.module.css';
import type { PsbtEvents, PsbtView } from './PsbtScreen.types.ts';

type PsbtPassProps = Pick<Extract<PsbtView, { copied: unknown }>, 'copied' | 'row' | 'isCodeShown'> &
  Pick<PsbtEvents, 'onCopy' | 'onSave' | 'onShowCode'>;

export function PsbtPass({ copied, row, isCodeShown, onCopy, onSave, onShowCode }: PsbtPassProps) {
  return (
    <Card title={MESSAGES.pass}>
      <div className={styles.stack}>
        <p className={styles.lead}>{MESSAGES.passText}</p>
        {row === 'too-large' && (
          <Notice tone="note" title={ROW_MESSAGES.tooLargeTitle} text={ROW_MESSAGES.tooLargeText} />
        )}
        {isCodeShown && row !== 'too-large' && (
          <div className={styles.code}>
            {row === null ? (
              <span role="status">
                <span className="heard">{ROW_MESSAGES.preparing}</span>
                <Skeleton shape="block" width="260px" height="260px" />
              </span>
            ) : (
              <AnimatedQrCode row={row} label={MESSAGES.code} />
            )}
          </div>
        )}
        {row !== 'too-large' && (
          <Button tone="quiet" isWide icon="qr" onPress={() => onShowCode(!isCodeShown)}>
            {isCodeShown ? MESSAGES.hideCode : MESSAGES.showCode}
          </Button>
        )}
        {onSave && (
          <Button tone="quiet" isWide icon="file" onPress={onSave}>
            {MESSAGES.save}
          </Button>
        )}
        <CopyButton label={MESSAGES.copy} outcome={copied} onCopy={onCopy} />
        {onSave === undefined && (
          <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.code} />
        )}
      </div>
    </Card>
  );
}
