// Asks once more who is there, in a sheet over what is about to be sent.
import { useState } from 'react';
import type { Fault } from '../domain/fault.ts';
import { describeWrongPassword } from '../text/describeUnlock.ts';
import { SECOND_LOOK_WORDS as WORDS } from '../text/secondLookWords.ts';
import { ASK_WORDS, BIOMETRY_WORDS, type BiometrySensor } from '../text/securityWords.ts';
import { Button } from './Button.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { Form } from './Form.tsx';
import { Notice } from './Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Sheet } from './Sheet.tsx';
import { TryCountdown } from './TryCountdown.tsx';

/** How the asking stands. */
export type SecondLookAsk =
  | { readonly status: 'asking' }
  | { readonly status: 'checking' }
  /** `freeTriesLeft` before waiting begins */
  | { readonly status: 'wrong'; readonly freeTriesLeft: number }
  /** both milliseconds since 1970 */
  | { readonly status: 'throttled'; readonly untilMs: number; readonly nowMs: number }
  /** the device's lock no longer stands for this wallet */
  | { readonly status: 'lost' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface SecondLookSheetProps {
  readonly isOpen: boolean;
  readonly ask: SecondLookAsk;
  /** the device's own lock, where it is turned on; null where only the password counts */
  readonly sensor: BiometrySensor | null;
  readonly onPassword: (password: string) => void;
  readonly onBiometry: () => void;
  readonly onClose: () => void;
}

/** The password lives in the field and goes with the sheet. */
export function SecondLookSheet(props: SecondLookSheetProps) {
  const { isOpen, ask, onClose } = props;
  return (
    <Sheet isOpen={isOpen} title={WORDS.title} onClose={onClose}>
      <p>{WORDS.text}</p>
      {isOpen && ask.status === 'throttled' && <TryCountdown {...ask} />}
      {isOpen && ask.status !== 'throttled' && <Question {...props} />}
    </Sheet>
  );
}

function Question({ ask, sensor, onPassword, onBiometry }: SecondLookSheetProps) {
  const [password, setPassword] = useState('');
  const isBusy = ask.status === 'checking';
  const canGoOn = password !== '' && !isBusy;
  const goOn = () => onPassword(password);
  return (
    <>
      {sensor !== null && (
        <Button isWide tone="quiet" isDisabled={isBusy} onPress={onBiometry}>
          {BIOMETRY_WORDS[sensor].unlock}
        </Button>
      )}
      <Form canSubmit={canGoOn} onSubmit={goOn}>
        <PasswordField
          label={ASK_WORDS.password}
          purpose="current"
          text={password}
          onText={setPassword}
          hasFocus
          isDisabled={isBusy}
          problem={ask.status === 'wrong' ? describeWrongPassword(ask.freeTriesLeft) : null}
        />
        {ask.status === 'lost' && <Notice tone="caution" isLive title={WORDS.lost} />}
        {ask.status === 'failed' && <FaultNotice fault={ask.fault} />}
        <Button isWide tone="gold" isDisabled={!canGoOn} isBusy={isBusy} onPress={goOn}>
          {isBusy ? WORDS.checking : WORDS.confirm}
        </Button>
      </Form>
    </>
  );
}
