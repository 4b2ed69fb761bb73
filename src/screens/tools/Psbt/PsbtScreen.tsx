// A PSBT: entered, explained before signing, signed, passed on, broadcast.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { Agreement } from '../../../components/review/SigningReview.tsx';
import { isAgreed } from '../../../domain/review/Review.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { describeUrProblem } from '../../../i18n/messages/codes/coldSignMessages.ts';
import {
  describePsbtProblem,
  describePsbtSite,
  PSBT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/codes/psbtMessages.ts';
import {
  describePayer,
  SHARED_PAYMENT_MESSAGES,
} from '../../../i18n/messages/codes/sharedPaymentMessages.ts';
import { AddSignatures, MorePsbtEntry, PsbtEntry } from './PsbtEntry.tsx';
import { PsbtFacts } from './PsbtFacts.tsx';
import { PsbtPass } from './PsbtPass.tsx';
import styles from './PsbtScreen.module.css';
import type { PsbtEvents, PsbtScreenFailure, PsbtView } from './PsbtScreen.types.ts';
import { PsbtSigners } from './PsbtSigners.tsx';
import { SignedRequestList } from './SignedRequestList.tsx';

type PsbtProps = PsbtView & PsbtEvents;
type Of<Status extends PsbtView['status']> = Extract<PsbtView, { status: Status }> & PsbtEvents;

export function PsbtScreen(props: PsbtProps) {
  switch (props.status) {
    case 'empty':
      return (
        <Page title={MESSAGES.title}>
          <Lead title={MESSAGES.leadTitle} text={MESSAGES.leadText} />
          <Failure failure={props.failure} />
          <PsbtEntry {...props} />
          <SignedRequestList requests={props.requests ?? []} onCancelRequest={props.onCancelRequest} />
        </Page>
      );
    case 'reading':
      return (
        <Page title={MESSAGES.title}>
          <p className="heard" role="status">
            {MESSAGES.reading}
          </p>
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="180px" />
        </Page>
      );
    case 'refused':
      return <Refused {...props} />;
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState fault={props.fault} text={MESSAGES.failedText} onRetry={props.onRetry} />
        </Page>
      );
    case 'shown':
    case 'signing':
    case 'preparing':
      return <Shown {...props} />;
  }
}

function Refused({ problem, site = null, onDiscard }: Of<'refused'>) {
  const { title, text } = describePsbtProblem(problem);
  return (
    <Page title={MESSAGES.title} isCentred>
      {site !== null && <p className={styles.site}>{describePsbtSite(site).title}</p>}
      <EmptyState
        illustration={<Illustration name="failure" />}
        title={title}
        text={text}
        action={{ label: MESSAGES.another, onPress: onDiscard }}
      />
    </Page>
  );
}

/** The page explains exactly the bytes that are signed. */
function Shown(props: Of<'shown' | 'signing' | 'preparing'>) {
  const isBusy = props.status !== 'shown';
  return (
    <Page
      title={MESSAGES.title}
      bottom={
        <>
          <Next {...props} />
          <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onDiscard}>
            {MESSAGES.discard}
          </Button>
        </>
      }
    >
      <Failure failure={props.failure} />
      {props.site && <Notice tone="note" {...describePsbtSite(props.site)} />}
      {props.payer && (
        <Notice
          tone="note"
          title={describePayer(foreignText(props.payer))}
          text={SHARED_PAYMENT_MESSAGES.openWalletText}
          action={{ label: SHARED_PAYMENT_MESSAGES.openWallet, onPress: props.onOpenPayer }}
        />
      )}
      {props.shared && <PsbtSigners shared={props.shared} next={props.next} />}
      <PsbtFacts summary={props.summary} agreement={agreementOf(props)} onAgree={props.onAgree} />
      {props.next !== 'sign' && <PsbtPass {...props} />}
      {props.next === 'sign' && <MorePsbtEntry {...props} />}
      {props.next === 'pass' && (
        <Card title={MESSAGES.add}>
          <AddSignatures {...props} />
        </Card>
      )}
    </Page>
  );
}

/** Checkboxes appear only where a press signs; what is passed on or broadcast is already signed, and is reviewed again before it leaves. */
function agreementOf({ status, next, agreed }: Of<'shown' | 'signing' | 'preparing'>): Agreement {
  if (next !== 'sign') return { status: 'not-asked' };
  return status === 'shown' ? { status: 'asked', agreed } : { status: 'given' };
}

/** Signing takes a press in the page: a host button alone never signs. */
function Next({ status, next, summary, agreed, onSign, onSend }: Of<'shown' | 'signing' | 'preparing'>) {
  const isBusy = status !== 'shown';
  switch (next) {
    case 'sign':
      return (
        <BottomAction
          isInPageOnly
          label={status === 'signing' ? MESSAGES.signing : MESSAGES.sign}
          isEnabled={!isBusy && isAgreed(summary, agreed)}
          isBusy={isBusy}
          onPress={onSign}
        />
      );
    case 'send':
      return (
        <BottomAction
          label={status === 'preparing' ? MESSAGES.preparing : MESSAGES.review}
          isEnabled={!isBusy}
          isBusy={isBusy}
          onPress={onSend}
        />
      );
    case 'pass':
      return null;
  }
}

function Failure({ failure }: { readonly failure: PsbtScreenFailure | null }) {
  if (failure === null) return null;
  if (failure.kind === 'fault') return <FaultNotice fault={failure.fault} />;
  if (failure.kind === 'other-text') return <CodeNotice isReading={false} problem={failure} />;
  const message =
    failure.kind === 'psbt' ? describePsbtProblem(failure.problem) : describeUrProblem(failure.problem);
  return <Notice tone="problem" isLive title={message.title} text={message.text} />;
}
