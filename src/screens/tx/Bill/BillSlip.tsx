// The slip: each line with its sum, the total under a perforated line, and the vendor's fiat total.
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { BillDetails, BillLine } from '../../../domain/dogeconnect/Bill.ts';
import {
  describeCount,
  describeFiatClaim,
  BILL_MESSAGES as MESSAGES,
  nameLineKind,
} from '../../../i18n/messages/send/billMessages.ts';
import styles from './Bill.module.css';

type BillSlipProps = Pick<BillDetails, 'lines' | 'total' | 'fees' | 'taxes' | 'fiat'>;

/** Totals of fees and taxes are shown only if no line states them. */
export function BillSlip({ lines, total, fees, taxes, fiat }: BillSlipProps) {
  const has = (kind: BillLine['kind']) => lines.some((line) => line.kind === kind);
  return (
    <section className={styles.slip} aria-label={MESSAGES.items}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their index
            <SlipLine key={index} line={line} />
          ))}
        </ul>
      )}
      {taxes !== null && !has('tax') && <Subtotal name={MESSAGES.taxes} amount={taxes} />}
      {fees !== null && !has('fee') && <Subtotal name={MESSAGES.fees} amount={fees} />}
      <div className={styles.total}>
        <span>{MESSAGES.total}</span>
        <span className={styles.sum}>
          <AmountText amount={total} />
        </span>
      </div>
      {fiat !== null && (
        <p className={styles.claim}>
          {MESSAGES.fiat}: {describeFiatClaim(fiat)}. {MESSAGES.fiatNote}.
        </p>
      )}
    </section>
  );
}

const Subtotal = ({ name, amount }: { readonly name: string; readonly amount: bigint }) => (
  <div className={styles.line}>
    <span className={styles.dim}>{name}</span>
    <AmountText amount={amount} />
  </div>
);

function SlipLine({ line }: { readonly line: BillLine }) {
  const { name, description, count, unit, total } = line;
  const kind = nameLineKind(line.kind);
  const several = count > 1 ? describeCount(count, unit < 0n ? -unit : unit) : null;
  const about = [kind, several].filter((word) => word !== null).join(' · ');
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <bdi className={styles.name}>{name}</bdi>
        {about !== '' && <span className={styles.dim}>{about}</span>}
        {description !== null && (
          <span className={styles.dim} dir="auto">
            {description}
          </span>
        )}
      </span>
      <span className={styles.sum} data-less={total < 0n || undefined}>
        <AmountText
          amount={total < 0n ? -total : total}
          tone={total < 0n ? 'sent' : 'none'}
          hasUnit={false}
        />
      </span>
    </li>
  );
}
