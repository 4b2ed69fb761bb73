// The page around the fields for comparing a backup.
import type { ReactNode } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { describeWantedCopy } from '../../../i18n/messages/settings/describeBackupCopy.ts';
import { CHECK_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { CheckAnswer, CheckIntroduction } from './CheckAnswer.tsx';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';

type CheckPageProps = CheckBackupView &
  CheckBackupEvents & {
    /** the typed text can be compared */
    readonly isFilled: boolean;
    readonly onSubmit: () => void;
    /** the fields */
    readonly children: ReactNode;
  };

export const canCompare = ({ status }: CheckBackupView, isFilled: boolean): boolean =>
  isFilled && status !== 'checking';

/** The result of the last comparison is shown above the fields. */
export function CheckPage({ isFilled, onSubmit, children, ...props }: CheckPageProps) {
  const isBusy = props.status === 'checking';
  const canCheck = canCompare(props, isFilled);
  return (
    <Page
      bottom={
        <BottomAction
          label={isBusy ? MESSAGES.checking : MESSAGES.check}
          onPress={onSubmit}
          isEnabled={canCheck}
          isBusy={isBusy}
        />
      }
    >
      <Lead title={MESSAGES.title} text={<CheckIntroduction walletName={props.walletName} />} />
      <CheckAnswer {...props} />
      <CodeNotice
        isReading={false}
        problem={props.other ?? null}
        wanted={describeWantedCopy(props.kind) ?? undefined}
      />
      {props.onShowWords && (
        <Button icon="pencil" onPress={props.onShowWords}>
          {MESSAGES.writeFirst}
        </Button>
      )}
      <Form canSubmit={canCheck} onSubmit={onSubmit}>
        {children}
      </Form>
    </Page>
  );
}
