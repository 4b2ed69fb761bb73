// Signing a message: the text, the signing address, and the signature to pass on.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { LongTextField } from '../../../components/fields/LongTextField.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { describeTextProblem, SIGN_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import { describeSigningProblem } from '../../../i18n/messages/send/describePrepareFailure.ts';
import { SignedMessage } from './SignedMessage.tsx';
import { SignerLine } from './SignerLine.tsx';
import type { SignFailure, SignMessageEvents, SignMessageView } from './SignMessageScreen.types.ts';

type SignMessageProps = SignMessageView & SignMessageEvents;

/** Signing takes a press in the page: a host button alone never signs. */
export function SignMessageScreen(props: SignMessageProps) {
  switch (props.status) {
    case 'watch-only':
      return (
        <Page title={MESSAGES.title}>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={MESSAGES.watchTitle}
            text={MESSAGES.watchText}
            action={{ label: MESSAGES.bringKey, onPress: props.onBringKey }}
          />
        </Page>
      );
    case 'signed':
      return <SignedMessage {...props} />;
    case 'entering':
    case 'signing':
      return <SignMessageForm {...props} />;
  }
}

function SignMessageForm(props: Extract<SignMessageProps, { status: 'entering' | 'signing' }>) {
  const { account, message, canSign, problem, failure } = props;
  const isSigning = props.status === 'signing';
  return (
    <Page
      bottom={
        <BottomAction
          label={MESSAGES.sign}
          onPress={props.onSign}
          isEnabled={canSign && !isSigning}
          isBusy={isSigning}
          isInPageOnly
        />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {failure && <SignFailureNotice failure={failure} onSign={props.onSign} />}
      <SignerLine account={account} />
      <LongTextField
        label={MESSAGES.label}
        text={message}
        onText={props.onMessage}
        hint={MESSAGES.hint}
        problem={problem === null ? null : describeTextProblem(problem)}
      />
      <CodeNotice isReading={false} problem={props.other ?? null} />
      <Notice tone="caution" title={MESSAGES.caution} />
    </Page>
  );
}

function SignFailureNotice({ failure, onSign }: { readonly failure: SignFailure; onSign: () => void }) {
  return failure.kind === 'fault' ? (
    <FaultNotice fault={failure.fault} meaning={MESSAGES.failedText} onRetry={onSign} />
  ) : (
    <Notice tone="problem" isLive title={MESSAGES.notSigned} text={describeSigningProblem(failure.problem)} />
  );
}
