// The result of checking a signature.
import { Icon } from '../../../components/art/Icon.tsx';
import type { SignatureVerdict } from '../../../domain/keys/checkSignature.ts';
import { describeVerdict } from '../../../i18n/messages/dapps/toolMessages.ts';
import styles from './Verdict.module.css';

/** Icon, color and text say the same. */
export function Verdict({ verdict }: { readonly verdict: SignatureVerdict }) {
  const { title, text } = describeVerdict(verdict);
  const isSigned = verdict.kind === 'signed' || verdict.kind === 'line-endings';
  return (
    <div className={styles.verdict} data-signed={isSigned || undefined} role="status">
      <Icon name={isSigned ? 'check' : 'problem'} size={28} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
