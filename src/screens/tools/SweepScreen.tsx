// Sweeping a paper wallet: its key is pasted, its coins are shown, and one transfer brings them here.
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { KeyReadingWork } from '../../components/KeyReadingWork.tsx';
import { Page } from '../../components/Page.tsx';
import { SWEEP_WORDS as WORDS } from '../../text/toolWords.ts';
import { PaperEntry } from './PaperEntry.tsx';
import { PaperFound } from './PaperFound.tsx';
import type { SweepEvents, SweepView } from './SweepScreen.types.ts';
import { usePaperForm } from './usePaperForm.ts';

/** What was pasted stays in the field until the coins are found, and leaves with it. */
export function SweepScreen(props: SweepView & SweepEvents) {
  const form = usePaperForm(props.onRead);
  switch (props.status) {
    case 'watch-only':
      return (
        <Page title={WORDS.title}>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={WORDS.watchTitle}
            text={WORDS.watchText}
            action={{ label: WORDS.watchAction, onPress: props.onChooseAccount }}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={WORDS.title}>
          <FaultNotice fault={props.fault} meaning={WORDS.failedText} onRetry={props.onLook} />
        </Page>
      );
    case 'reading':
      return props.source === 'encrypted-key' ? (
        <KeyReadingWork />
      ) : (
        <PaperEntry form={form} problem={null} isReading />
      );
    case 'entering':
      return <PaperEntry form={form} problem={form.isChanged ? null : props.problem} isReading={false} />;
    case 'found':
    case 'preparing':
      return <PaperFound {...props} />;
  }
}
