// A year's statement: scope, progress, and the page itself.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AccountScope } from '../../../components/address/AccountScope.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { ProgressLine } from '../../../components/feedback/ProgressLine.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { describeProgress } from '../../../i18n/messages/settings/exportHistoryMessages.ts';
import { STATEMENT_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/statementMessages.ts';
import { StatementPage } from './StatementPage.tsx';
import type { StatementEvents, StatementView } from './StatementScreen.types.ts';

type StatementProps = StatementView & StatementEvents;

/** Route /statement. */
export function StatementScreen(props: StatementProps) {
  switch (props.status) {
    case 'idle':
      return (
        <Page bottom={<BottomAction label={MESSAGES.make} onPress={props.onMake} isEnabled isBusy={false} />}>
          <Lead title={MESSAGES.title} text={MESSAGES.text} />
          <AccountScope {...props} title={MESSAGES.whose} all={MESSAGES.allAccounts} />
        </Page>
      );
    case 'working':
      return <Working {...props} />;
    case 'ready':
      return <StatementPage {...props} />;
    case 'empty':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="empty" />}
            title={MESSAGES.emptyTitle}
            text={MESSAGES.emptyText}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState fault={props.fault} text={MESSAGES.failedText} onRetry={props.onMake} />
        </Page>
      );
  }
}

function Working({ done, total, onCancel }: Extract<StatementProps, { status: 'working' }>) {
  return (
    <Page
      isCentred
      bottom={
        <Button isWide onPress={onCancel}>
          {MESSAGES.cancel}
        </Button>
      }
    >
      <Lead title={MESSAGES.working} text={MESSAGES.workingText} />
      <ProgressLine
        label={MESSAGES.working}
        title={total === 0 ? MESSAGES.working : describeProgress(done, total)}
        done={done}
        total={Math.max(1, total)}
      />
    </Page>
  );
}
