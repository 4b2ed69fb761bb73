// What brings a shared wallet back: its description, and as many phrases as have to sign.
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import type { CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import type { Fault } from '../../../domain/fault.ts';
import {
  describeLoss,
  describePhrases,
  describeSigning,
  describeWhose,
  MULTISIG_BACKUP_MESSAGES as MESSAGES,
  MULTISIG_MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import { CosignerList, type ListedCosigner } from '../CosignerList.tsx';
import { type CosignerNaming, NameCosignerSheet } from '../NameCosignerSheet.tsx';
import { Description } from './Description.tsx';
import styles from './MultisigKeys.module.css';

/** What the page of a shared wallet's keys shows. */
export type MultisigKeysView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly required: number;
      readonly keys: readonly ListedCosigner[];
      readonly code: string;
      readonly descriptor: string;
      readonly copied: CopyOutcome | null;
      /** null while no code is shown, or until it is made */
      readonly row: CodeRow | null;
      readonly isCodeShown: boolean;
    }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface MultisigKeysEvents extends CosignerNaming {
  readonly onCopy: () => void;
  readonly onSave: () => void;
  /** as the text that other wallets read */
  readonly onSaveForOthers: () => void;
  readonly onShowCode: (isShown: boolean) => void;
  readonly onTryAgain: () => void;
}

export function MultisigKeysScreen(props: MultisigKeysView & MultisigKeysEvents) {
  if (props.status === 'failed') {
    const action = { label: MULTISIG_MESSAGES.again, onPress: props.onTryAgain };
    return <VaultFailure fault={props.fault} text={MESSAGES.failedText} action={action} />;
  }
  return (
    <Page>
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {props.status === 'loading' ? (
        <Card padding="flush">
          <RowsSkeleton count={4} />
        </Card>
      ) : (
        <KnownKeys {...props} />
      )}
      <NameCosignerSheet {...props} />
    </Page>
  );
}

type KnownKeysProps = Extract<MultisigKeysView, { status: 'ready' }> & MultisigKeysEvents;

function KnownKeys(props: KnownKeysProps) {
  const { required, keys, code, onName } = props;
  return (
    <>
      {!keys.some(({ isOwn }) => isOwn) && (
        <Notice tone="note" title={MESSAGES.watching} text={MESSAGES.watchingText} />
      )}
      <Card padding="flush" title={MESSAGES.needs}>
        <ul>
          <li>
            <Row
              leading={<Avatar icon="file" />}
              title={MESSAGES.needsDescription}
              second={<span className={styles.whole}>{MESSAGES.needsDescriptionText}</span>}
            />
          </li>
          <li>
            <Row
              leading={<Avatar icon="phrase" />}
              title={describePhrases(required)}
              second={<span className={styles.whole}>{describeWhose(keys.length)}</span>}
            />
          </li>
        </ul>
      </Card>
      <Notice
        tone="caution"
        title={describeSigning(required, keys.length)}
        text={describeLoss(required, keys.length)}
      />
      <Description {...props} />
      <CosignerList keys={keys} onName={onName} />
      <Card title={MULTISIG_MESSAGES.code}>
        <p className={styles.code} dir="ltr" translate="no">
          {code}
        </p>
        <p className={styles.text}>{MESSAGES.addressesText}</p>
      </Card>
    </>
  );
}
