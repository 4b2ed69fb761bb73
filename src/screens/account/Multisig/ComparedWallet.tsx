// The complete wallet before use: every cosigner's phone must show the same.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { PathDifference } from '../../../domain/multisig/keyPaths.ts';
import { describePathDifference } from '../../../i18n/messages/accounts/describePathDifference.ts';
import {
  describeSigning,
  describeUsed,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import { CosignerList } from '../CosignerList.tsx';
import styles from './Multisig.module.css';
import type { ComparedView, MultisigEvents } from './MultisigScreen.types.ts';

interface ComparedWalletProps extends ComparedView, Pick<MultisigEvents, 'onUse' | 'onChange' | 'onName'> {
  readonly isKeeping: boolean;
}

const noticeOf = (difference: PathDifference) => (
  <Notice
    key={`${difference.kind} ${'path' in difference ? difference.path : ''}`}
    tone={difference.kind === 'mixed' ? 'note' : 'caution'}
    {...describePathDifference(difference)}
  />
);

/** What may be wrong with our own key comes first: a small phone has the button in sight, and all else above it scrolls. */
export function ComparedWallet(props: ComparedWalletProps) {
  const { keys, required, code, firstAddress, used, isKeeping, onUse, onChange, onName } = props;
  const { paths = [] } = props;
  return (
    <Page
      bottom={
        <BottomAction
          label={isKeeping ? MESSAGES.keeping : MESSAGES.use}
          onPress={onUse}
          isEnabled={!isKeeping}
          isBusy={isKeeping}
        />
      }
    >
      <Lead title={MESSAGES.checkTitle} text={MESSAGES.checkText} />
      {paths.filter(({ kind }) => kind !== 'mixed').map(noticeOf)}
      <Card>
        <dl className={styles.compared}>
          <div>
            <dt className={styles.counterName}>{MESSAGES.code}</dt>
            <dd className={styles.walletCode} dir="ltr" translate="no">
              {code}
            </dd>
          </div>
          <div>
            <dt className={styles.counterName}>{MESSAGES.firstAddress}</dt>
            <dd className={styles.address}>
              <AddressText address={firstAddress} />
            </dd>
          </div>
        </dl>
        <p className={styles.sum}>{describeSigning(required, keys.length)}</p>
      </Card>
      {!keys.some(({ isOwn }) => isOwn) && (
        <Notice tone="caution" title={MESSAGES.noKeyTitle} text={MESSAGES.noKeyText} />
      )}
      {used === null && (
        <Notice tone="caution" title={MESSAGES.notSearchedTitle} text={MESSAGES.notSearchedText} />
      )}
      {used !== null && used > 0 && <Notice tone="note" title={describeUsed(used)} />}
      {paths.filter(({ kind }) => kind === 'mixed').map(noticeOf)}
      <CosignerList keys={keys} onName={onName} />
      <Button tone="plain" size="small" isDisabled={isKeeping} onPress={onChange}>
        {MESSAGES.change}
      </Button>
    </Page>
  );
}
