// A text verbatim: line breaks kept, and invisible or direction-changing characters shown as their code.
import { signedTextParts } from '../../domain/dapp/signedText.ts';
import styles from './ExactText.module.css';

/** Never truncated. Untrusted text keeps its own direction and can't affect the text around it. */
export function ExactText({ text }: { readonly text: string }) {
  let at = 0;
  return (
    <p className={styles.text} dir="auto" translate="no">
      {signedTextParts(text).map((part) => {
        at += 1;
        return part.kind === 'seen' ? (
          <bdi key={at}>{part.text}</bdi>
        ) : (
          <span key={at} className={styles.hidden} dir="ltr">
            {part.name}
          </span>
        );
      })}
    </p>
  );
}
