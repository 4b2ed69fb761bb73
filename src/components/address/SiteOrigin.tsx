// Who a site is: its address, large and whole; what it calls itself stands small under it.
import { foreignText } from '../../domain/text/foreignText.ts';
import { callsItself } from '../../i18n/messages/app/componentMessages.ts';
import styles from './SiteOrigin.module.css';

export interface SiteOriginProps {
  /** `https://…` */
  readonly origin: string;
  /** what it calls itself: anybody can write anything there */
  readonly name: string;
}

/**
 * No lock and no green: that a site has a certificate says nothing about who it is. A long address breaks anywhere, not at its dots: there the
 * first line could be made to read like the whole address of another site.
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
