// A summary of several recipients: their number, total, the first ones, and a button to edit the list.
import type { ReactNode } from 'react';
import {
  andMore,
  countRecipients,
  LIST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/recipientListMessages.ts';
import { Button } from '../../actions/Button.tsx';
import { Identicon } from '../../art/Identicon.tsx';
import { Card } from '../../layout/Card.tsx';
import { Row } from '../../layout/Row.tsx';
import { shortAddress } from '../AddressText.tsx';
import styles from './RecipientListCard.module.css';
import type { ListedRecipient } from './RecipientListVerdict.tsx';

export interface RecipientListCardProps<Payment extends ListedRecipient> {
  readonly payments: readonly Payment[];
  /** of all of them */
  readonly total: ReactNode;
  /** a recipient's amount, without a unit */
  readonly amountOf: (payment: Payment) => ReactNode;
  readonly isDisabled: boolean;
  readonly onEdit: () => void;
  readonly onClear: () => void;
}

/** How many are shown; the others are in the list. */
const SHOWN = 3;

/** The final review shows all of them in full. */
export function RecipientListCard<Payment extends ListedRecipient>(props: RecipientListCardProps<Payment>) {
  const { payments, total, amountOf, isDisabled, onEdit, onClear } = props;
  const rest = payments.length - SHOWN;
  return (
    <section className={styles.list} aria-label={countRecipients(payments.length)}>
      <Card padding="flush">
        <div className={styles.head}>
          <span className={styles.count}>{countRecipients(payments.length)}</span>
          <span className={styles.total}>{total}</span>
        </div>
        <ul>
          {payments.slice(0, SHOWN).map((payment) => (
            <li key={payment.address}>
              <RecipientRow {...payment} amount={amountOf(payment)} />
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>{andMore(rest)}</p>}
      </Card>
      <div className={styles.buttons}>
        <Button size="small" icon="pencil" isDisabled={isDisabled} onPress={onEdit}>
          {MESSAGES.edit}
        </Button>
        <Button size="small" tone="plain" isDisabled={isDisabled} onPress={onClear}>
          {MESSAGES.clear}
        </Button>
      </div>
    </section>
  );
}

function RecipientRow({ address, name, amount }: ListedRecipient & { readonly amount: ReactNode }) {
  return (
    <Row
      leading={<Identicon address={address} />}
      title={name === null ? <Short address={address} /> : <bdi>{name}</bdi>}
      {...(name !== null && { second: <Short address={address} /> })}
      trailing={amount}
    />
  );
}

const Short = ({ address }: { readonly address: string }) => (
  <span className={styles.address} dir="ltr">
    {shortAddress(address)}
  </span>
);
