// The keys of a shared wallet: whose they are, and where they come from.
import { Avatar } from '../../components/address/Avatar.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Row } from '../../components/layout/Row.tsx';
import type { Cosigner } from '../../domain/multisig/MultisigWallet.ts';
import {
  MULTISIG_MESSAGES as MESSAGES,
  nameCosigner,
} from '../../i18n/messages/accounts/multisigMessages.ts';
import styles from './Multisig/Multisig.module.css';

interface CosignerListProps {
  readonly keys: readonly (Cosigner & { readonly isOwn: boolean })[];
}

/** In the order that everybody sees. */
export function CosignerList({ keys }: CosignerListProps) {
  return (
    <Card padding="flush" title={MESSAGES.keys}>
      <ol>
        {keys.map(({ extendedKey, fingerprint, path, isOwn }, at) => (
          <li key={extendedKey}>
            <Row
              leading={<Avatar icon={isOwn ? 'key' : 'contact'} tone={isOwn ? 'received' : 'plain'} />}
              title={isOwn ? `${nameCosigner(at + 1)} · ${MESSAGES.yours}` : nameCosigner(at + 1)}
              second={
                <code className={styles.fingerprint}>
                  {fingerprint} · {path}
                </code>
              }
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
