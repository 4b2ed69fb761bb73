// Signing between two phones by codes alone: the watching one requests and broadcasts, the one with the keys stays offline.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { AnimatedQrCode } from '../../../components/codes/AnimatedQrCode.tsx';
import { CollectRow } from '../../../components/codes/CollectRow.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import { isAgreed } from '../../../domain/review/Review.ts';
import { COLD_SIGN_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/coldSignMessages.ts';
import { describePsbtProblem } from '../../../i18n/messages/codes/psbtMessages.ts';
import { COLLECT_MESSAGES, ROW_MESSAGES } from '../../../i18n/messages/codes/rowMessages.ts';
import { ColdSignNotice } from './ColdSignNotice.tsx';
import styles from './ColdSignScreen.module.css';
import type { ColdSignEvents, ColdSignView } from './ColdSignScreen.types.ts';
import { SigningFacts } from './SigningFacts.tsx';

type ColdSignProps = ColdSignView & ColdSignEvents;
type Of<Status extends ColdSignView['status']> = Extract<ColdSignView, { status: Status }> & ColdSignEvents;

/** Steps of both phones together. */
const STEPS = 3;

export function ColdSignScreen(props: ColdSignProps) {
  switch (props.status) {
    case 'nothing':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="empty" />}
            title={MESSAGES.nothingTitle}
            text={MESSAGES.nothingText}
            action={{ label: MESSAGES.prepare, onPress: props.onPrepare }}
          />
        </Page>
      );
    case 'collecting':
      return <Collecting {...props} />;
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
    case 'review':
    case 'signing':
      return <Review {...props} />;
    case 'showing':
      return <Showing {...props} />;
    case 'complete':
    case 'preparing':
      return <Complete {...props} />;
  }
}

function Collecting(props: Of<'collecting'>) {
  const isWatcher = props.role === 'watcher';
  return (
    <Page isLow>
      {props.progress === null && props.failure === null && <Scene name="searching" size="small" />}
      <Steps count={STEPS} current={isWatcher ? 2 : 1} />
      <Lead
        title={isWatcher ? MESSAGES.scanAnswer : MESSAGES.scanRequest}
        text={isWatcher ? MESSAGES.scanAnswerText : MESSAGES.scanRequestText}
      />
      <ColdSignNotice failure={props.failure} />
      <CodeNotice isReading={false} problem={props.other ?? null} wanted={COLLECT_MESSAGES.foreignText} />
      <CollectRow {...props} />
      {isWatcher && (
        <Button tone="plain" isWide onPress={props.onShowAgain}>
          {MESSAGES.showAgain}
        </Button>
      )}
    </Page>
  );
}

function Refused({ problem, onDiscard }: Of<'refused'>) {
  const { title, text } = describePsbtProblem(problem);
  return (
    <Page title={MESSAGES.title} isCentred>
      <EmptyState
        illustration={<Illustration name="failure" />}
        title={title}
        text={text}
        action={{ label: MESSAGES.scanAnother, onPress: onDiscard }}
      />
    </Page>
  );
}

/** Signing takes a press in the page: a host button alone never signs. */
function Review(props: Of<'review' | 'signing'>) {
  const isBusy = props.status === 'signing';
  return (
    <Page
      title={MESSAGES.reviewTitle}
      bottom={
        <>
          <BottomAction
            isInPageOnly
            label={isBusy ? MESSAGES.signing : MESSAGES.sign}
            isEnabled={!isBusy && isAgreed(props.summary, props.agreed)}
            isBusy={isBusy}
            onPress={props.onSign}
          />
          <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onDiscard}>
            {MESSAGES.decline}
          </Button>
        </>
      }
    >
      <ColdSignNotice failure={props.failure} />
      <SigningFacts
        summary={props.summary}
        lead={MESSAGES.reviewLead}
        agreement={isBusy ? { status: 'given' } : { status: 'asked', agreed: props.agreed }}
        onAgree={props.onAgree}
      />
    </Page>
  );
}

function Showing(props: Of<'showing'>) {
  const isWatcher = props.role === 'watcher';
  if (props.row === 'too-large') return <WithoutCodes {...props} />;
  return (
    <Page
      bottom={
        <>
          <Button tone="gold" isWide onPress={isWatcher ? props.onShown : props.onDiscard}>
            {isWatcher ? MESSAGES.next : MESSAGES.done}
          </Button>
          {isWatcher && (
            <Button tone="plain" isWide onPress={props.onDiscard}>
              {MESSAGES.discard}
            </Button>
          )}
        </>
      }
    >
      <Steps count={STEPS} current={isWatcher ? 1 : 2} />
      <div className={styles.code}>
        {props.row === null ? (
          <span role="status">
            <span className="heard">{ROW_MESSAGES.preparing}</span>
            <Skeleton shape="block" width="260px" height="260px" />
          </span>
        ) : (
          <AnimatedQrCode row={props.row} label={isWatcher ? MESSAGES.requestCode : MESSAGES.answerCode} />
        )}
      </div>
      <Lead
        align="centre"
        title={isWatcher ? MESSAGES.showRequest : MESSAGES.showAnswer}
        text={isWatcher ? MESSAGES.showRequestText : MESSAGES.showAnswerText}
      />
      {isWatcher && (
        <Button tone="quiet" isWide icon="file" onPress={props.onOtherWays}>
          {MESSAGES.otherWays}
        </Button>
      )}
    </Page>
  );
}

/** Too large for codes: save it as a file on the page of other ways, and open the answer there. */
function WithoutCodes(props: Of<'showing'>) {
  const isWatcher = props.role === 'watcher';
  return (
    <Page
      title={MESSAGES.title}
      bottom={
        <>
          <Button tone="gold" isWide icon="file" onPress={props.onOtherWays}>
            {MESSAGES.otherWays}
          </Button>
          <Button tone="plain" isWide onPress={props.onDiscard}>
            {isWatcher ? MESSAGES.discard : MESSAGES.done}
          </Button>
        </>
      }
    >
      <Steps count={STEPS} current={isWatcher ? 1 : 2} />
      <Notice tone="caution" title={ROW_MESSAGES.tooLargeTitle} text={ROW_MESSAGES.tooLargeText} />
    </Page>
  );
}

function Complete(props: Of<'complete' | 'preparing'>) {
  const isBusy = props.status === 'preparing';
  return (
    <Page
      title={MESSAGES.completeTitle}
      bottom={
        <>
          <BottomAction
            label={isBusy ? MESSAGES.preparing : MESSAGES.review}
            isEnabled={!isBusy}
            isBusy={isBusy}
            onPress={props.onReview}
          />
          <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onDiscard}>
            {MESSAGES.discard}
          </Button>
        </>
      }
    >
      <Steps count={STEPS} current={3} />
      <ColdSignNotice failure={props.failure} />
      <SigningFacts
        summary={props.summary}
        lead={MESSAGES.completeLead}
        agreement={{ status: 'not-asked' }}
        onAgree={props.onAgree}
      />
    </Page>
  );
}
