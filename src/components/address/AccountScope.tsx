// Chooses the current account or all accounts of the wallet.
import { useId } from 'react';
import { RadioRow } from '../fields/RadioRow.tsx';
import { Card } from '../layout/Card.tsx';
import styles from './AccountScope.module.css';

export type Scope = 'account' | 'all';

export interface AccountScopeProps {
  readonly title: string;
  /** label for all of them */
  readonly all: string;
  readonly accountName: string;
  /** accounts of the current wallet; with one there is no choice */
  readonly accountCount: number;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** Two options; with a single account, just its name. */
export function AccountScope({ title, all, accountName, accountCount, scope, onScope }: AccountScopeProps) {
  const name = useId();
  const choices: readonly { value: Scope; label: string }[] = [
    { value: 'account', label: accountName },
    ...(accountCount > 1 ? [{ value: 'all', label: all } as const] : []),
  ];
  return (
    <Card padding="flush" title={title}>
      <fieldset className={styles.choices}>
        <legend className="heard">{title}</legend>
        {choices.map(({ value, label }) => (
          <RadioRow
            key={value}
            name={name}
            label={<bdi>{label}</bdi>}
            isChosen={value === scope}
            onChoose={() => onScope(value)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
