// What is known of a recipient, in one line: a name, an earlier payment, or the first time.
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import { describeTrust } from '../../i18n/messages/send/recipientMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './RecipientLine.module.css';

export interface RecipientLineProps {
  /** renders nothing for a look-alike */
  readonly trust: RecipientTrust;
}

const ICONS: Readonly<Record<RecipientTrust['kind'], IconName>> = {
  own: 'wallet',
  contact: 'contact',
  watched: 'eye',
  'paid-before': 'check',
  'first-time': 'info',
  'look-alike': 'warning',
};

/** Shown beside an address, never instead of it. A look-alike has its own notice. */
export function RecipientLine({ trust }: RecipientLineProps) {
  const message = describeTrust(trust);
  if (message === null) return null;
  return (
    <span className={styles.line} data-kind={trust.kind}>
      <Icon name={ICONS[trust.kind]} size={16} />
      <span dir="auto">{message}</span>
    </span>
  );
}
