// Checking a signed message: three fields, and a verdict in words.
import { BottomAction } from '../../components/BottomAction.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { LongTextField } from '../../components/LongTextField.tsx';
import { Page } from '../../components/Page.tsx';
import { TextField } from '../../components/TextField.tsx';
import { VERIFY_MESSAGES as MESSAGES } from '../../text/toolMessages.ts';
import { Verdict } from './Verdict.tsx';
import type { VerifyMessageEvents, VerifyMessageView } from './VerifyMessageScreen.types.ts';

/** The verdict stands over the form, and leaves as soon as something else is typed. */
export function VerifyMessageScreen(props: VerifyMessageView & VerifyMessageEvents) {
  const { typed, canCheck, onType, onCheck } = props;
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
