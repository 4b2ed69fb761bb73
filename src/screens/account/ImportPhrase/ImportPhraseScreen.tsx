// Restoring from recovery words: enter them, see what they open, choose what to import.
import { usePhraseForm } from '../../../components/fields/usePhraseForm.ts';
import { AccountDiscovery } from '../AccountDiscovery.tsx';
import type { ImportPhraseEvents, ImportPhraseView } from './ImportPhraseScreen.types.ts';
import { PhraseEntry } from './PhraseEntry.tsx';

type Typing = Extract<ImportPhraseView, { readonly status: 'entering' | 'reading' | 'failed' }>;

/** The words are dropped with their fields once the result is shown: the vault has them then. */
export function ImportPhraseScreen(props: ImportPhraseView & ImportPhraseEvents) {
  switch (props.status) {
    case 'entering':
    case 'reading':
      return <PhraseTyping {...props} />;
    case 'failed':
      return props.canRetry ? <AccountDiscovery {...props} /> : <PhraseTyping {...props} />;
    default:
      return <AccountDiscovery {...props} />;
  }
}

/** Stays mounted after a failure, so that the words needn't be typed again. */
function PhraseTyping(props: Typing & ImportPhraseEvents) {
  const form = usePhraseForm(props.onRead, props.onGiven);
  if (props.status === 'failed') return <AccountDiscovery {...props} />;
  // a problem refers to the text that was read, not to later changes
  const problem = props.status === 'entering' && !form.draft.isChanged ? props.problem : null;
  const other = props.status === 'entering' ? props.other : null;
  return (
    <PhraseEntry form={form} problem={problem} isReading={props.status === 'reading'} other={other ?? null} />
  );
}
