// A text to the letter: lines as they are, and what would hide or turn letters drawn as its number.
import { signedTextParts } from '../../domain/dapp/signedText.ts';
import styles from './ExactText.module.css';

/** Never cut. What was written by strangers stays in its own direction and cannot turn what stands around it. */
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
