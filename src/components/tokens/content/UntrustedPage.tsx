// A page of strangers, to be looked at: no scripts, no links, no focus, nothing loaded.
import styles from '../content.module.css';
import { frameOf } from './frameOf.ts';

interface UntrustedPageProps {
  readonly html: string;
  /** said aloud */
  readonly label: string;
}

/** An empty `sandbox` allows nothing; what cannot be pressed leads nowhere either. */
export function UntrustedPage({ html, label }: UntrustedPageProps) {
  return (
    <iframe
      className={styles.page}
      title={label}
      sandbox=""
      srcDoc={frameOf(html)}
      referrerPolicy="no-referrer"
      loading="lazy"
      tabIndex={-1}
      inert
    />
  );
}
