// An external link styled as the gold button.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Button.module.css';

export interface LinkButtonProps {
  /** http or https */
  readonly href: string;
  /** where it leads */
  readonly children: ReactNode;
}

/** As wide as its column. */
export function LinkButton({ href, children }: LinkButtonProps) {
  return (
    <a className={styles.button} data-tone="gold" data-wide="true" href={href} rel="noreferrer">
      <span>{children}</span>
      <Icon name="link" size={20} />
    </a>
  );
}
