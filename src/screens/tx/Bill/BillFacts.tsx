// Further details of a bill: order, note, vendor and relay.
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import type { BillDetails } from '../../../domain/dogeconnect/Bill.ts';
import { BILL_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import styles from './Bill.module.css';

const said = (name: string, text: string | null): readonly Fact[] =>
  text === null ? [] : [{ name, value: <bdi className={styles.fact}>{text}</bdi> }];

const hostOf = (url: string): string => new URL(url).host;

interface BillFactsProps {
  readonly bill: BillDetails;
  /** shown first */
  readonly facts?: readonly Fact[];
}

/** All of it is the vendor's claim. */
export function BillFacts({ bill, facts = [] }: BillFactsProps) {
  return (
    <Card title={MESSAGES.details}>
      <Facts
        facts={[
          ...facts,
          ...said(MESSAGES.order, bill.orderReference),
          ...said(MESSAGES.orderId, bill.orderId),
          ...said(MESSAGES.note, bill.note),
          ...said(MESSAGES.shopAddress, bill.vendorAddress),
          ...said(MESSAGES.shopSite, bill.vendorSite),
          ...said(MESSAGES.paidThrough, hostOf(bill.relay)),
        ]}
      />
    </Card>
  );
}
