// The mark beside the product's name.
import { PRODUCT_NAME } from '../../i18n/messages/app/startMessages.ts';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** As on welcome and while the app loads. */
export function Wordmark({ size = 'small' }: { readonly size?: 'small' | 'large' }) {
  return (
    <p className={styles.wordmark} data-size={size} data-top={size === 'small' || undefined}>
      <Mark size={size === 'large' ? 72 : 28} />
      <span>{PRODUCT_NAME}</span>
    </p>
  );
}
