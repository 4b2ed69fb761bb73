// The result of a request: paid but not reported, opened, answered, or declined.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Illustration, type IllustrationName } from '../../../components/art/Illustration.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { inDoge } from '../../../i18n/format/inAmounts.ts';
import {
  describeOutcome,
  describePaid,
  DAPP_MESSAGES as MESSAGES,
} from '../../../i18n/messages/dapps/dappMessages.ts';
import { describeOpenedPsbt, SITE_PSBT_MESSAGES } from '../../../i18n/messages/dapps/sitePsbtMessages.ts';
import styles from './AppConnectScreen.module.css';
import type { AppConnectEvents, AppConnectView } from './AppConnectScreen.types.ts';

type ConnectOutcomeProps = Extract<AppConnectView, { status: 'paid' | 'opened' | 'answered' | 'declined' }> &
  AppConnectEvents;

const siteOf = (origin: string): string => origin.replace(/^https:\/\//, '');

const DRAWINGS = { out: 'success', open: 'empty', lost: 'failure' } as const;

export function ConnectOutcome(props: ConnectOutcomeProps) {
  if (props.status === 'paid') return <Paid {...props} />;
  if (props.status === 'opened') return <Opened {...props} />;
  const outcome = props.status === 'declined' ? 'declined' : props.kind;
  const drawing = props.status === 'declined' ? 'empty' : 'success';
  return (
    <Page bottom={<Onwards {...props} />}>
      <Head drawing={drawing} {...describeOutcome(outcome, siteOf(props.origin))} />
      <Way problem={props.problem} onOpenAgain={props.onOpenAgain} />
    </Page>
  );
}

/** A user who came only for this request can leave the app with a press. */
function Onwards({
  canClose,
  onClose,
  onLeave,
}: Extract<ConnectOutcomeProps, { status: 'answered' | 'declined' }>) {
  return (
    <>
      <BottomAction label={MESSAGES.done} isEnabled isBusy={false} onPress={canClose ? onClose : onLeave} />
      {canClose && (
        <Button tone="plain" isWide onPress={onLeave}>
          {MESSAGES.back}
        </Button>
      )}
    </>
  );
}

function Opened({ origin, onViewPsbt }: Extract<ConnectOutcomeProps, { status: 'opened' }>) {
  return (
    <Page
      bottom={<BottomAction label={SITE_PSBT_MESSAGES.view} isEnabled isBusy={false} onPress={onViewPsbt} />}
    >
      <Head drawing="success" {...describeOpenedPsbt(siteOf(origin))} />
    </Page>
  );
}

function Paid(props: Extract<ConnectOutcomeProps, { status: 'paid' }>) {
  const { payment, amount, origin, onReportPaid } = props;
  const { notify, ...message } = describePaid(payment, inDoge(amount), siteOf(origin));
  return (
    <Page bottom={<BottomAction label={notify} isEnabled isBusy={false} onPress={onReportPaid} />}>
      <Head drawing={DRAWINGS[payment]} {...message} />
    </Page>
  );
}

function Head(props: { readonly drawing: IllustrationName; readonly title: string; readonly text: string }) {
  return (
    <div className={styles.outcome}>
      <Illustration name={props.drawing} />
      <Lead align="centre" title={props.title} text={props.text} />
    </div>
  );
}

/** The way back to the site: quiet if it worked, a notice if it didn't. */
function Way({
  problem,
  onOpenAgain,
}: { readonly problem: HostProblemKind | null } & Pick<AppConnectEvents, 'onOpenAgain'>) {
  if (problem === null) {
    return (
      <div className={styles.again}>
        <Button tone="plain" size="small" icon="link" onPress={onOpenAgain}>
          {MESSAGES.again}
        </Button>
      </div>
    );
  }
  return (
    <Notice
      tone="caution"
      isLive
      title={MESSAGES.notOpened}
      text={MESSAGES.notOpenedText}
      action={{ label: MESSAGES.again, onPress: onOpenAgain }}
    />
  );
}
