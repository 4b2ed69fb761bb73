// Verifying a signed message: three fields, and a result in words.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { LongTextField } from '../../../components/fields/LongTextField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { CodeNotice, type OtherText } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { SignatureVerdict, SignedText } from '../../../domain/keys/checkSignature.ts';
import { VERIFY_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import { Verdict } from './Verdict.tsx';

export type VerifyMessageView = {
  readonly typed: SignedText;
  readonly canCheck: boolean;
  /** text in a field that belongs elsewhere. @default null */
  readonly other?: OtherText | null;
} & (
  | { readonly status: 'entering' }
  | { readonly status: 'checking' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'judged'; readonly verdict: SignatureVerdict }
);

export interface VerifyMessageEvents {
  readonly onType: (part: Partial<SignedText>) => void;
  readonly onCheck: () => void;
}

/** The result is shown above the form, and cleared on any change. */
export function VerifyMessageScreen(props: VerifyMessageView & VerifyMessageEvents) {
  const { typed, canCheck, other = null, onType, onCheck } = props;
  const isChecking = props.status === 'checking';
  return (
    <Page
      bottom={
        <BottomAction
          label={isChecking ? MESSAGES.checking : MESSAGES.check}
          onPress={onCheck}
          isEnabled={canCheck && !isChecking}
          isBusy={isChecking}
        />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {props.status === 'judged' && <Verdict verdict={props.verdict} />}
      {props.status === 'failed' && (
        <FaultNotice fault={props.fault} meaning={MESSAGES.failedText} onRetry={onCheck} />
      )}
      <CodeNotice isReading={false} problem={other} />
      <Form canSubmit={canCheck && !isChecking} onSubmit={onCheck}>
        <TextField
          label={MESSAGES.address}
          text={typed.address}
          onText={(address) => onType({ address })}
          isCode
        />
        <LongTextField
          label={MESSAGES.message}
          text={typed.message}
          onText={(message) => onType({ message })}
        />
        <LongTextField
          label={MESSAGES.signature}
          text={typed.signature}
          onText={(signature) => onType({ signature })}
          hint={MESSAGES.signatureHint}
          isCode
        />
      </Form>
    </Page>
  );
}
