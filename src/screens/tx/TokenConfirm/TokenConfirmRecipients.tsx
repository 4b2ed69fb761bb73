// All recipients in full: a single one under the sender, or a list of any length.
import { useMemo, useState } from 'react';
import { AddressText, shortAddress } from '../../../components/address/AddressText.tsx';
import { RecipientName, RecipientNote } from '../../../components/address/RecipientName.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { TransferPath } from '../../../components/money/TransferPath.tsx';
import type { NamedAddress, RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import { COMPONENT_MESSAGES } from '../../../i18n/messages/app/componentMessages.ts';
import { TOKEN_CONFIRM_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { nameSubject } from '../../../i18n/messages/wallet/nameSubject.ts';
import styles from './TokenConfirmScreen.module.css';
import type { SignedTokenTransfer, TokenConfirmView } from './TokenConfirmScreen.types.ts';

/** Addresses are never shortened. */
export function TokenConfirmRecipients({
  account,
  activities,
  trusts,
}: Pick<TokenConfirmView, 'account' | 'activities' | 'trusts'>) {
  const [only] = activities;
  if (activities.length === 1 && only !== undefined) {
    return (
      <Card>
        <TransferPath
          from={account}
          to={[{ address: only.to, amount: 0n, trust: trusts[only.to] ?? null, name: only.name ?? null }]}
        />
      </Card>
    );
  }
  return (
    <>
      <Sender account={account} />
      <RecipientList activities={activities} trusts={trusts} />
    </>
  );
}

function Sender({ account }: { readonly account: NamedAddress }) {
  return (
    <Card>
      <div className={styles.from}>
        <Identicon address={account.address} size={40} />
        <div className={styles.fromLabel}>
          <span className={styles.role}>{COMPONENT_MESSAGES.from}</span>
          <span className={styles.name}>
            <bdi>{account.name}</bdi> <span className={styles.detail}>{shortAddress(account.address)}</span>
          </span>
        </div>
      </div>
    </Card>
  );
}

interface Line extends SignedTokenTransfer {
  readonly trust: RecipientTrust | null;
  /** from 1 */
  readonly position: number;
  readonly of: number;
}

/** Estimated height of a recipient, CSS pixels. */
const RECIPIENT_HEIGHT = 122;

const keyOf = ({ position }: Line): string => String(position);
const heightOf = (): number => RECIPIENT_HEIGHT;

function RecipientList({ activities, trusts }: Pick<TokenConfirmView, 'activities' | 'trusts'>) {
  const [start] = useState(() => ({ offset: 0 }));
  const lines = useMemo(
    () =>
      activities.map(
        (activity, index): Line => ({
          ...activity,
          position: index + 1,
          of: activities.length,
          trust: trusts[activity.to] ?? null,
        }),
      ),
    [activities, trusts],
  );
  return (
    <section>
      <h2 className={styles.heading}>{MESSAGES.recipients}</h2>
      <VirtualList
        items={lines}
        label={MESSAGES.recipients}
        keyOf={keyOf}
        heightOf={heightOf}
        scrollPosition={start}
        draw={(line) => <Recipient {...line} />}
      />
    </section>
  );
}

function Recipient({ to, subject, trust, name = null, position, of }: Line) {
  return (
    <div
      className={styles.item}
      data-first={position === 1 || undefined}
      data-last={position === of || undefined}
    >
      <div className={styles.recipient}>
        <Identicon address={to} size={40} />
        <div className={styles.recipientMessage}>
          <span className={styles.gets}>
            <span className={styles.units}>{nameSubject(subject)}</span>
            <span className={styles.detail}>{inCount(position)}</span>
          </span>
          <RecipientName name={name} trust={trust} />
          <AddressText address={to} />
          <RecipientNote name={name} trust={trust} />
        </div>
      </div>
    </div>
  );
}
