// The descriptor of a multisig wallet, and its exports: as text, files, or codes.
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { AnimatedQrCode } from '../../../components/codes/AnimatedQrCode.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { MULTISIG_BACKUP_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/multisigMessages.ts';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import { ROW_MESSAGES } from '../../../i18n/messages/codes/rowMessages.ts';
import styles from './MultisigKeys.module.css';
import type { MultisigKeysEvents, MultisigKeysView } from './MultisigKeysScreen.types.ts';

type DescriptionProps = Pick<
  Extract<MultisigKeysView, { status: 'ready' }>,
  'descriptor' | 'copied' | 'row' | 'isCodeShown'
> &
  Pick<MultisigKeysEvents, 'onCopy' | 'onSave' | 'onSaveForOthers' | 'onShowCode'>;

export function Description(props: DescriptionProps) {
  const { descriptor, copied, row, isCodeShown, onCopy, onSave, onSaveForOthers, onShowCode } = props;
  return (
    <Card title={MESSAGES.description}>
      <p className={styles.text}>{MESSAGES.descriptionText}</p>
      {isCodeShown ? (
        <div className={styles.qr}>
          {row === null ? (
            <span role="status">
              <span className="heard">{ROW_MESSAGES.preparing}</span>
              <Skeleton shape="block" width="260px" height="260px" />
            </span>
          ) : (
            <AnimatedQrCode row={row} label={MESSAGES.qrCode} />
          )}
        </div>
      ) : (
        <code className={styles.descriptor} dir="ltr" translate="no">
          {descriptor}
        </code>
      )}
      <div className={styles.ways}>
        <CopyButton label={MESSAGES.copy} outcome={copied} onCopy={onCopy} />
        <Button icon="qr" size="small" onPress={() => onShowCode(!isCodeShown)}>
          {isCodeShown ? MESSAGES.hideCode : MESSAGES.showCode}
        </Button>
        {onSave && (
          <Button icon="file" size="small" onPress={onSave}>
            {MESSAGES.save}
          </Button>
        )}
        {onSaveForOthers && (
          <Button icon="file" size="small" onPress={onSaveForOthers}>
            {MESSAGES.saveForOthers}
          </Button>
        )}
      </div>
      {onSave === undefined && (
        <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.code} />
      )}
    </Card>
  );
}
