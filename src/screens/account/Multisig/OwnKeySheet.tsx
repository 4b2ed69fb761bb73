// Our own key, to share with the others.
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { QrCode } from '../../../components/address/QrCode.tsx';
import { RadioRow } from '../../../components/fields/RadioRow.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { bipOfPath } from '../../../domain/multisig/cosignerKey.ts';
import {
  describeKeyPath,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import styles from './Multisig.module.css';
import type { CollectedView, MultisigEvents } from './MultisigScreen.types.ts';

interface OwnKeySheetProps extends Pick<CollectedView, 'signers' | 'copied'> {
  readonly own: NonNullable<CollectedView['own']>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSigner: MultisigEvents['onSigner'];
  readonly onCopyKey: MultisigEvents['onCopyKey'];
}

/** Offers a choice if several wallets could be used. */
export function OwnKeySheet({ own, signers, copied, onSigner, onCopyKey, ...sheet }: OwnKeySheetProps) {
  return (
    <Sheet {...sheet} title={MESSAGES.yourKey}>
      <p className={styles.sheetText}>{MESSAGES.yourKeyText}</p>
      {signers.length > 1 && (
        <fieldset className={styles.signers}>
          <legend className={styles.counterName}>{MESSAGES.which}</legend>
          {signers.map(({ key, name, isChosen }) => (
            <RadioRow
              key={key}
              name="signer"
              label={<bdi>{name}</bdi>}
              isChosen={isChosen}
              onChoose={() => onSigner(key)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.code}>
        <QrCode text={own.text} label={MESSAGES.keyCode} />
      </div>
      <p className={styles.text} dir="ltr" translate="no">
        {own.text}
      </p>
      <p className={styles.sheetText}>
        {describeKeyPath(own.path, bipOfPath(own.path))}. {MESSAGES.otherPath}
      </p>
      <CopyButton label={MESSAGES.copyKey} outcome={copied} onCopy={onCopyKey} />
    </Sheet>
  );
}
