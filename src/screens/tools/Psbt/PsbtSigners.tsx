// Which cosigners have signed a multisig payment.
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { titleCosigner } from '../../../i18n/messages/accounts/multisigMessages.ts';
import {
  describeProgress,
  SHARED_PAYMENT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/codes/sharedPaymentMessages.ts';
import styles from './PsbtScreen.module.css';
import type { CosignerProgress, SharedProgress } from './PsbtScreen.types.ts';

interface PsbtSignersProps {
  readonly shared: SharedProgress;
  readonly next: 'sign' | 'send' | 'pass';
}

export function PsbtSigners({ shared: { signers, signatures, needed }, next }: PsbtSignersProps) {
  const isOurs = signers.some(({ isOwn }) => isOwn);
  return (
    <>
      <Progress signatures={signatures} needed={needed} />
      {next === 'pass' && (
        <Notice
          tone="note"
          title={isOurs ? MESSAGES.nextTitle : MESSAGES.noKeyTitle}
          text={isOurs ? MESSAGES.nextText : MESSAGES.noKeyText}
        />
      )}
      <Card title={MESSAGES.signers} padding="flush">
        <ul>
          {signers.map((signer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys have no other identity here than their position
            <li key={at}>
              <Signer {...signer} position={at + 1} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Signer({ name, isOwn, hasSigned, position }: CosignerProgress & { readonly position: number }) {
  return (
    <Row
      leading={
        <Avatar
          icon={hasSigned ? 'check' : isOwn ? 'key' : 'contact'}
          tone={hasSigned ? 'received' : 'plain'}
        />
      }
      title={<bdi>{titleCosigner({ name, isOwn }, position)}</bdi>}
      trailing={<span className={styles.lead}>{hasSigned ? MESSAGES.signed : MESSAGES.missing}</span>}
    />
  );
}

/** A mark for each required signature, and the count in words. */
function Progress({ signatures, needed }: Pick<SharedProgress, 'signatures' | 'needed'>) {
  return (
    <div className={styles.progress}>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: needed }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity than their index
          <span key={at} className={styles.mark} data-on={at < signatures || undefined} />
        ))}
      </span>
      <span role="status">{describeProgress(signatures, needed)}</span>
    </div>
  );
}
