// One transaction in a list: direction, time, counterpart, amount.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { formatDoge } from '../../domain/amount/formatDoge.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { describeTokenEntry, namePart } from '../../i18n/messages/tokens/tokenEntryMessages.ts';
import { nameEntry } from '../../i18n/messages/wallet/describeEntry.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { Avatar } from '../address/Avatar.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { Row } from '../layout/Row.tsx';
import { TimeText } from '../layout/TimeText.tsx';
import { AmountText } from '../money/AmountText.tsx';
import { FiatText } from '../money/FiatText.tsx';
import styles from './TxRow.module.css';

export interface TxRowProps {
  readonly entry: HistoryEntry;
  /** null while unknown: the unit replaces the fiat value */
  readonly price: FiatPrice | null;
  readonly isHidden: boolean;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
  readonly onEntry: (txid: Txid) => void;
  /** the list already shows the date: show the time of day. @default false */
  readonly isUnderDay?: boolean;
  /** a note or name that replaces the counterpart's address. @default null */
  readonly label?: string | null;
}

const ICONS: Record<HistoryEntry['direction'], IconName> = {
  received: 'receive',
  mined: 'coin',
  sent: 'send',
  'to-self': 'self',
};

/** Links to the transaction's details. */
export function TxRow(props: TxRowProps) {
  const { entry, price, isHidden, nowMs, onEntry, isUnderDay = false, label = null } = props;
  const { state } = entry;
  const isVoid = state.kind === 'dropped' || state.kind === 'replaced';
  return (
    <Row
      leading={<EntryAvatar entry={entry} />}
      title={titleOf(entry, isHidden)}
      second={<SecondLine entry={entry} nowMs={nowMs} isUnderDay={isUnderDay} label={label} />}
      trailing={
        <span
          className={styles.amount}
          data-void={(isVoid && !isHidden) || undefined}
          data-long={(!isHidden && isLong(entry.amount)) || undefined}
        >
          <AmountText amount={entry.amount} tone={toneOf(entry)} isHidden={isHidden} hasUnit={false} />
        </span>
      }
      trailingSecond={isHidden || !price ? 'DOGE' : <FiatText amount={entry.amount} price={price} />}
      onPress={() => onEntry(entry.txid)}
    />
  );
}

/** The direction; for a part of a token transfer, the token. */
const titleOf = (entry: HistoryEntry, isHidden: boolean): string =>
  entry.token ? describeTokenEntry(entry.token.subject, entry.token.role, isHidden) : nameEntry(entry);

/**
 * Amounts of a hundred million DOGE, or with many decimals, are set smaller so that the row's name isn't truncated. Hidden ones
 * aren't: the size would reveal the length.
 */
const isLong = (amount: bigint): boolean => formatDoge(amount).length > 11;

/** The transaction's icon in a circle; pulses while under way. */
export function EntryAvatar({ entry }: { readonly entry: HistoryEntry }) {
  const { direction, state } = entry;
  switch (state.kind) {
    case 'unknown':
    case 'dropped':
    case 'replaced':
      return <Avatar icon={state.kind === 'unknown' ? 'warning' : 'close'} tone="caution" />;
    case 'pending':
      return <Avatar icon={ICONS[direction]} tone="note" isPending />;
    case 'confirmed': {
      const isIncome = direction === 'received' || direction === 'mined';
      return <Avatar icon={ICONS[direction]} tone={isIncome ? 'received' : 'plain'} />;
    }
  }
}

/** The sign of an entry's amount. Money that never moved has none. */
export function toneOf({ direction, state }: HistoryEntry): 'none' | 'received' | 'sent' {
  if (state.kind === 'dropped' || state.kind === 'replaced' || direction === 'to-self') return 'none';
  return direction === 'sent' ? 'sent' : 'received';
}

function SecondLine(props: {
  readonly entry: HistoryEntry;
  readonly nowMs: number;
  readonly isUnderDay: boolean;
  readonly label: string | null;
}) {
  const { entry, nowMs, isUnderDay, label } = props;
  const [other] = entry.counterparts;
  if (entry.token) {
    return (
      <>
        <TimeText atMs={entry.timeMs} nowMs={nowMs} as={isUnderDay ? 'clock' : 'age'} />
        {`\u00a0· ${namePart(entry.token.role)}`}
      </>
    );
  }
  if (label !== null) {
    return (
      <>
        <TimeText atMs={entry.timeMs} nowMs={nowMs} as={isUnderDay ? 'clock' : 'age'} />
        {'\u00a0· '}
        <bdi>{label}</bdi>
      </>
    );
  }
  return (
    <span className={styles.second}>
      <TimeText atMs={entry.timeMs} nowMs={nowMs} as={isUnderDay ? 'clock' : 'age'} />
      {other !== undefined && (
        <span>
          &nbsp;· <bdi dir="ltr">{shortAddress(other)}</bdi>
        </span>
      )}
    </span>
  );
}
