// The keys of a multisig wallet: their owners and origins. A press names one.
import { Avatar } from '../../components/address/Avatar.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { bipOfPath } from '../../domain/multisig/cosignerKey.ts';
import type { Cosigner } from '../../domain/multisig/MultisigWallet.ts';
import {
  MULTISIG_MESSAGES as MESSAGES,
  nameBip,
  titleCosigner,
} from '../../i18n/messages/accounts/multisigMessages.ts';
import styles from './Multisig/Multisig.module.css';

export interface ListedCosigner extends Cosigner {
  readonly isOwn: boolean;
  /** the name the user gave it; null if none */
  readonly name: string | null;
}

interface CosignerListProps {
  readonly keys: readonly ListedCosigner[];
  readonly onName: (extendedKey: string) => void;
}

/** In the same order for all cosigners. */
export function CosignerList({ keys, onName }: CosignerListProps) {
  return (
    <Card padding="flush" title={MESSAGES.keys}>
      <ol>
        {keys.map((key, at) => (
          <li key={key.extendedKey}>
            <Row
              leading={
                <Avatar icon={key.isOwn ? 'key' : 'contact'} tone={key.isOwn ? 'received' : 'plain'} />
              }
              title={<bdi>{titleCosigner(key, at + 1)}</bdi>}
              text={<KeyOrigin {...key} />}
              onPress={() => onName(key.extendedKey)}
              trailing={
                <span className={styles.share}>{key.name === null ? MESSAGES.name : MESSAGES.rename}</span>
              }
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The root's fingerprint, the BIP that defines the path, and the path. */
export function KeyOrigin({ fingerprint, path }: Pick<Cosigner, 'fingerprint' | 'path'>) {
  const bip = bipOfPath(path);
  return (
    <code className={styles.fingerprint} dir="ltr">
      <span>{bip === null ? fingerprint : `${fingerprint} · ${nameBip(bip)}`}</span>
      <span>{path}</span>
    </code>
  );
}
