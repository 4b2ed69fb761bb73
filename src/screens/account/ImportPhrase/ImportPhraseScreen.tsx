// Restoring from recovery words: enter them, see what they open, choose what to bring in.
import { usePhraseForm } from '../../../components/fields/usePhraseForm.ts';
import { AccountDiscovery } from '../AccountDiscovery.tsx';
import type { ImportPhraseEvents, ImportPhraseView } from './ImportPhraseScreen.types.ts';
import { PhraseEntry } from './PhraseEntry.tsx';

type Typing = Extract<ImportPhraseView, { readonly status: 'entering' | 'reading' | 'failed' }>;

/** The words go with their fields as soon as their result is shown: the vault has them then. */
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

/** Words that could not be read, because of a failure, need not be typed twice. */
function PhraseTyping(props: Typing & ImportPhraseEvents) {
  const form = usePhraseForm(props.onRead, props.onGiven);
  if (props.status === 'failed') return <AccountDiscovery {...props} />;
  // a problem is about what was read, not about what was typed since
  const problem = props.status === 'entering' && !form.draft.isChanged ? props.problem : null;
  const other = props.status === 'entering' ? props.other : null;
  return (
    <PhraseEntry form={form} problem={problem} isReading={props.status === 'reading'} other={other ?? null} />
  );
}
