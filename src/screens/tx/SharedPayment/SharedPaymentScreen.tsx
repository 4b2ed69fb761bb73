// A payment from a shared wallet: opened, looked at, signed, passed on, sent.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { describePsbtProblem } from '../../../i18n/messages/codes/psbtMessages.ts';
import { SHARED_PAYMENT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/sharedPaymentMessages.ts';
import { PaymentEntry } from './PaymentEntry.tsx';
import type { SharedPaymentEvents, SharedPaymentView } from './SharedPaymentScreen.types.ts';
import { ShownPayment } from './ShownPayment.tsx';

/** A screen for each step. */
export function SharedPaymentScreen(props: SharedPaymentView & SharedPaymentEvents) {
  const { onDiscard, onTryAgain } = props;
  switch (props.status) {
    case 'empty':
      return (
        <Page>
          <Lead title={MESSAGES.openTitle} text={MESSAGES.openText} />
          <PaymentEntry action={MESSAGES.open} {...props} />
        </Page>
      );
    case 'making':
      return <Working label={MESSAGES.making} />;
    case 'reading':
      return <Working label={MESSAGES.reading} />;
    case 'unmade':
      return (
        <Page isLow>
          <Scene name="failure" />
          <Lead title={MESSAGES.unmade} text={MESSAGES.unmadeText} />
          {props.failure && <PrepareFailureNotice failure={props.failure} onRetry={onTryAgain} />}
        </Page>
      );
    case 'refused':
      return (
        <Page
          isLow
          bottom={<BottomAction label={MESSAGES.discard} onPress={onDiscard} isEnabled isBusy={false} />}
        >
          <Scene name="failure" />
          <Lead
            title={describePsbtProblem(props.problem).title}
            text={`${describePsbtProblem(props.problem).text} ${MESSAGES.nothingSigned}`}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page isCentred>
          <FaultState fault={props.fault} more={MESSAGES.nothingSigned} onRetry={onTryAgain} />
        </Page>
      );
    case 'shown':
    case 'signing':
      return <ShownPayment {...props} isSigning={props.status === 'signing'} />;
  }
}

function Working({ label }: { readonly label: string }) {
  return (
    <Page isCentred>
      <h1 className="heard">{label}</h1>
      <Progress label={label} stages={[label]} current={0} />
    </Page>
  );
}
