// Exporting the history as a file: scope, progress, and ways to save it.
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ProgressLine } from '../../../components/feedback/ProgressLine.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import {
  describeProgress,
  EXPORT_HISTORY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/exportHistoryMessages.ts';
import { ExportHistoryMade } from './ExportHistoryMade.tsx';
import { ExportHistoryOffer } from './ExportHistoryOffer.tsx';
import type { ExportHistoryEvents, ExportHistoryView } from './ExportHistoryScreen.types.ts';

type ExportHistoryProps = ExportHistoryView & ExportHistoryEvents;

/** Spec §2, under /settings. */
export function ExportHistoryScreen(props: ExportHistoryProps) {
  switch (props.status) {
    case 'idle':
      return <ExportHistoryOffer {...props} />;
    case 'working':
      return <Working {...props} />;
    case 'made':
      return <ExportHistoryMade {...props} />;
    case 'empty':
      return (
        <Page title={MESSAGES.title}>
          <EmptyState
            illustration={<Scene name="empty" />}
            title={MESSAGES.emptyTitle}
            text={MESSAGES.emptyText}
          />
        </Page>
      );
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={{ label: MESSAGES.tryAgain, onPress: props.onAgain }}
        />
      );
  }
}

function Working({ done, total, onCancel }: Extract<ExportHistoryProps, { status: 'working' }>) {
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
