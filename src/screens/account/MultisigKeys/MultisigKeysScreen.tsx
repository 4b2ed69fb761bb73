// What restores a multisig wallet: its descriptor, and as many phrases as signatures are required.
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import {
  describeLoss,
  describePhrases,
  describeSigning,
  describeWhose,
  MULTISIG_BACKUP_MESSAGES as MESSAGES,
  MULTISIG_MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import { CosignerList } from '../CosignerList.tsx';
import { NameCosignerSheet } from '../NameCosignerSheet.tsx';
import { Description } from './Description.tsx';
import styles from './MultisigKeys.module.css';
import type { MultisigKeysEvents, MultisigKeysView } from './MultisigKeysScreen.types.ts';

export function MultisigKeysScreen(props: MultisigKeysView & MultisigKeysEvents) {
  if (props.status === 'failed') {
    const action = { label: MULTISIG_MESSAGES.again, onPress: props.onTryAgain };
    return <VaultFailure fault={props.fault} text={MESSAGES.failedText} action={action} />;
  }
  if (props.status === 'none') {
    const action = { label: MESSAGES.toWallets, onPress: props.onWallets };
    return (
      <Page isCentred>
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.noneTitle}
          text={MESSAGES.noneText}
          action={action}
        />
      </Page>
    );
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
              text={MESSAGES.needsDescriptionText}
            />
          </li>
          <li>
            <Row
              leading={<Avatar icon="phrase" />}
              title={describePhrases(required)}
              text={describeWhose(keys.length)}
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
