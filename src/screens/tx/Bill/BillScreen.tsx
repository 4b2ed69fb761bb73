// An itemized bill: vendor, items, total, and expiry.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import { PreparingBar } from '../../../components/feedback/PreparingBar.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { DataNote } from '../../../components/money/DataNote.tsx';
import { describeCountdown } from '../../../i18n/messages/app/describeUnlock.ts';
import {
  describeBillProblem,
  describeLineDifference,
  BILL_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/billMessages.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
import { SENT_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import styles from './Bill.module.css';
import { BillFacts } from './BillFacts.tsx';
import { BillHead } from './BillHead.tsx';
import type { BillEvents, BillView } from './BillScreen.types.ts';
import { BillSlip } from './BillSlip.tsx';

type BillProps = BillView & BillEvents;
type Shown = Extract<BillProps, { readonly bill: unknown }>;

/** Route /bill. */
export function BillScreen(props: BillProps) {
  switch (props.status) {
    case 'loading':
      return (
        <Page title={MESSAGES.title}>
          <p className="heard" role="status">
            {MESSAGES.loading}
          </p>
          <RowsSkeleton count={5} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState
            fault={props.fault}
            text={MESSAGES.loadFailed}
            more={MESSAGES.nothingSent}
            onRetry={props.onRetry}
          />
        </Page>
      );
    case 'refused':
      return <Refused {...describeBillProblem(props.problem, props.nowMs)} {...props} />;
    case 'closed':
      return (
        <Refused
          title={MESSAGES.refusedTitle}
          text={props.hasAddress ? MESSAGES.closed : MESSAGES.closedNoAddress}
          {...props}
        />
      );
    default:
      return <Shown {...props} />;
  }
}

interface RefusedProps extends Pick<BillEvents, 'onHome'> {
  readonly title: string;
  readonly text: string;
}

function Refused({ title, text, onHome }: RefusedProps) {
  return (
    <Page title={MESSAGES.title} isCentred>
      <EmptyState
        illustration={<Illustration name="failure" />}
        title={title}
        text={`${text} ${MESSAGES.nothingSent}`}
        action={{ label: SENT_MESSAGES.home, onPress: onHome }}
      />
    </Page>
  );
}

function Shown(props: Shown) {
  const { bill, lineSum, price, icon, nowMs, onIcon } = props;
  return (
    <Page title={MESSAGES.title} bottom={<BillAction {...props} />}>
      <BillHead
        host={bill.host}
        vendor={bill.vendor}
        icon={bill.icon === null ? null : icon}
        onIcon={onIcon}
      />
      <div className={styles.ask}>
        <p className={styles.lead}>{MESSAGES.lead}</p>
        <AmountHero amount={bill.total} price={price} tone="gold" />
        {props.status !== 'paid' && <TimeLeft expiresAtMs={bill.expiresAtMs} nowMs={nowMs} />}
      </div>
      <BillNotices {...props} />
      {lineSum !== null && <Notice tone="caution" {...describeLineDifference(lineSum, bill.total)} />}
      {bill.data && <DataNote data={bill.data.hex} reasons={bill.data.reasons} />}
      <BillSlip {...bill} />
      <BillFacts bill={bill} />
      <p className={styles.lead}>{MESSAGES.claims}</p>
    </Page>
  );
}

const SOON_MS = 60_000;
const DAY_MS = 86_400_000;

/** Not shown if more than a day is left. */
function TimeLeft({ expiresAtMs, nowMs }: { readonly expiresAtMs: number; readonly nowMs: number }) {
  const leftMs = Math.max(0, expiresAtMs - nowMs);
  if (leftMs > DAY_MS) return null;
  return (
    <Chip
      icon="clock"
      tone={leftMs < SOON_MS ? 'caution' : 'plain'}
      label={`${MESSAGES.expires} ${describeCountdown(leftMs)}`}
    />
  );
}

function BillNotices(props: Shown) {
  switch (props.status) {
    case 'paid':
      return (
        <Notice
          tone="caution"
          title={MESSAGES.paidTitle}
          text={MESSAGES.paidText}
          action={{ label: MESSAGES.seeReceipt, onPress: props.onReceipt }}
        />
      );
    case 'watch-only':
      return <Notice tone="note" title={MESSAGES.watchTitle} text={MESSAGES.watchText} />;
    case 'preparing':
      return null;
    case 'ready':
      return (
        <>
          {props.failure && <PrepareFailureNotice failure={props.failure} onRetry={props.onReview} />}
          {props.problem && <Notice tone="problem" isLive title={describeTransferProblem(props.problem)} />}
        </>
      );
  }
}

function BillAction(props: Shown) {
  switch (props.status) {
    case 'paid':
      return <BottomAction label={MESSAGES.seeReceipt} isEnabled isBusy={false} onPress={props.onReceipt} />;
    case 'watch-only':
      return null;
    case 'preparing':
      return <PreparingBar step={props.step} onCancel={props.onCancel} />;
    case 'ready':
      return <BottomAction label={MESSAGES.review} isEnabled isBusy={false} onPress={props.onReview} />;
  }
}
