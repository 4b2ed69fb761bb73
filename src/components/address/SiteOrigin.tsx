// A site's identity: its origin, large and whole; its own name small below.
import { foreignText } from '../../domain/text/foreignText.ts';
import { callsItself } from '../../i18n/messages/app/componentMessages.ts';
import styles from './SiteOrigin.module.css';

export interface SiteOriginProps {
  /** `https://…` */
  readonly origin: string;
  /** the site's own name: untrusted */
  readonly name: string;
}

/**
 * No lock icon and no green: a certificate says nothing about who the site is. A long origin breaks anywhere, not at its dots:
 * otherwise its first line could look like another site's whole address.
 */
export function SiteOrigin({ origin, name }: SiteOriginProps) {
  return (
    <div className={styles.site}>
      <p className={styles.origin} dir="ltr" translate="no">
        <span className={styles.scheme}>https://</span>
        <wbr />
        {origin.replace(/^https:\/\//, '')}
      </p>
      <p className={styles.name}>
        {callsItself()[0]}
        <bdi>{foreignText(name)}</bdi>
        {callsItself()[1]}
      </p>
    </div>
  );
}
