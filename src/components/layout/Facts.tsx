// A list of names and values: fee, change, block.
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** `second` is shown dim below the value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly second?: ReactNode;
}

/** Names on one side, values on the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, second }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {second !== undefined && <span className={styles.second}>{second}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
