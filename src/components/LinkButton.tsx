// A link to another place outside the app, drawn as the gold button.
import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './icons/Icon.tsx';

export interface LinkButtonProps {
  /** http or https */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link as wide as its column. */
export function LinkButton({ href, children }: LinkButtonProps) {
  return (
    <a className={styles.button} data-tone="gold" data-wide="true" href={href} rel="noreferrer">
      <span>{children}</span>
      <Icon name="link" size={20} />
    </a>
  );
}
