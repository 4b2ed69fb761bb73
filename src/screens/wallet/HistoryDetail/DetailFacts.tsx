// A transaction's counterparts, its costs, and its block.
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { FiatText } from '../../../components/money/FiatText.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import { countBytes, FACT_MESSAGES, perBytes } from '../../../i18n/messages/wallet/detailMessages.ts';
import styles from './HistoryDetailScreen.module.css';
import type { TransferDetail } from './HistoryDetailScreen.types.ts';

interface DetailCounterpartProps {
  readonly detail: TransferDetail;
  /** the contact's name of an address; null if it isn't a contact */
  readonly nameOf: (address: DogeAddress) => string | null;
}

/** The other side in full; nothing if there is none. */
export function DetailCounterpart({ detail, nameOf }: DetailCounterpartProps) {
  const { counterparts, direction } = detail.entry;
  if (counterparts.length === 0) return null;
  return (
    <Card title={direction === 'sent' ? FACT_MESSAGES.sentTo : FACT_MESSAGES.receivedFrom}>
      {counterparts.map((address) => (
        <div key={address} className={styles.address}>
          {nameOf(address) !== null && (
            <p className={styles.name}>
              <bdi>{nameOf(address)}</bdi>
            </p>
          )}
          <AddressText address={address} />
        </div>
      ))}
    </Card>
  );
}

interface DetailFactsProps {
  readonly detail: TransferDetail;
  readonly price: FiatPrice | null;
}

export function DetailFacts(props: DetailFactsProps) {
  return (
    <Card>
      <Facts facts={factsOf(props)} />
    </Card>
  );
}

function factsOf({ detail, price }: DetailFactsProps): readonly Fact[] {
  const { entry, totalFee, feeRate, size, blockHeight } = detail;
  const facts: Fact[] = [];
  if (entry.direction !== 'mined') {
    facts.push({
      name: entry.fee === null ? FACT_MESSAGES.senderFee : FACT_MESSAGES.fee,
      value: <AmountText amount={totalFee} />,
      ...(price ? { second: <FiatText amount={totalFee} price={price} /> } : {}),
    });
  }
  if (feeRate !== null) {
    facts.push({
      name: FACT_MESSAGES.feeRate,
      value: <AmountText amount={feeRate} />,
      second: perBytes(),
    });
  }
  if (size !== null) facts.push({ name: FACT_MESSAGES.size, value: countBytes(size) });
  if (blockHeight !== null) facts.push({ name: FACT_MESSAGES.block, value: inCount(blockHeight) });
  return facts;
}
