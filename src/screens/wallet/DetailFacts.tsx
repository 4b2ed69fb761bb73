// What a transaction cost, where it lies, and with whom it was.
import { AddressText } from '../../components/AddressText.tsx';
import { AmountText } from '../../components/AmountText.tsx';
import { Card } from '../../components/Card.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { FiatText } from '../../components/FiatText.tsx';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import styles from './HistoryDetailScreen.module.css';
import type { TransferDetail } from './HistoryDetailScreen.types.ts';

interface DetailFactsProps {
  readonly detail: TransferDetail;
  readonly price: FiatPrice | null;
}

/** The other side in full, then the numbers. */
export function DetailFacts({ detail, price }: DetailFactsProps) {
  const { counterparts, direction } = detail.entry;
  return (
    <>
      {counterparts.length > 0 && (
        <Card title={direction === 'sent' ? 'Sent to' : 'Received from'}>
          {counterparts.map((address) => (
            <p key={address} className={styles.address}>
              <AddressText address={address} />
            </p>
          ))}
        </Card>
      )}
      <Card>
        <Facts facts={factsOf({ detail, price })} />
      </Card>
    </>
  );
}

function factsOf({ detail, price }: DetailFactsProps): readonly Fact[] {
  const { entry, totalFee, feeRate, size, blockHeight } = detail;
  const facts: Fact[] = [];
  if (entry.direction !== 'mined') {
    facts.push({
      name: entry.fee === null ? 'Fee, paid by the sender' : 'Network fee',
      value: <AmountText amount={totalFee} />,
      ...(price ? { second: <FiatText amount={totalFee} price={price} /> } : {}),
    });
  }
  if (feeRate !== null) {
    facts.push({ name: 'Fee rate', value: <AmountText amount={feeRate} />, second: 'per 1,000 bytes' });
  }
  if (size !== null) facts.push({ name: 'Size', value: `${size.toLocaleString('en')} bytes` });
  if (blockHeight !== null) facts.push({ name: 'Block', value: blockHeight.toLocaleString('en') });
  return facts;
}
