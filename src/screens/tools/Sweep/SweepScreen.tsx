// Sweeping a paper wallet: paste its key, see its coins, and move them here in one transfer.
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { KeyReadingProgress } from '../../../components/feedback/KeyReadingProgress.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { SWEEP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import { PaperEntry } from './PaperEntry.tsx';
import { PaperFound } from './PaperFound.tsx';
import type { SweepEvents, SweepView } from './SweepScreen.types.ts';
import { usePaperForm } from './usePaperForm.ts';

type Pasting = Extract<SweepView, { readonly status: 'entering' | 'reading' }>;

/** The pasted key stays in the field until the coins are found. */
export function SweepScreen(props: SweepView & SweepEvents) {
  switch (props.status) {
    case 'watch-only':
      return (
        <Page title={MESSAGES.title}>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={MESSAGES.watchTitle}
            text={MESSAGES.watchText}
            action={{ label: MESSAGES.watchAction, onPress: props.onChooseAccount }}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title}>
          <FaultNotice fault={props.fault} meaning={MESSAGES.failedText} onRetry={props.onInspect} />
        </Page>
      );
    case 'entering':
    case 'reading':
      return <PaperPasting {...props} />;
    case 'found':
    case 'preparing':
      return <PaperFound {...props} />;
  }
}

/** Stays mounted while reading, so that a wrong passphrase can be corrected for the same key. */
function PaperPasting(props: Pasting & SweepEvents) {
  const form = usePaperForm(props.onRead, props.onGiven);
  if (props.status === 'entering')
    return (
      <PaperEntry {...props} form={form} problem={form.isChanged ? null : props.problem} isReading={false} />
    );
  if (props.source === 'encrypted-key') return <KeyReadingProgress />;
  return <PaperEntry form={form} problem={null} isReading />;
}
