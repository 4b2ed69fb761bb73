// Restoring from recovery words: enter them, see what they open, choose what to bring in.
import { usePhraseForm } from '../../../components/fields/usePhraseForm.ts';
import { AccountDiscovery } from '../AccountDiscovery.tsx';
import type { ImportPhraseEvents, ImportPhraseView } from './ImportPhraseScreen.types.ts';
import { PhraseEntry } from './PhraseEntry.tsx';

/** The words stay in the fields while the screen is open, so that one step back loses nothing. */
export function ImportPhraseScreen(props: ImportPhraseView & ImportPhraseEvents) {
  const form = usePhraseForm(props.onRead);
  if (props.status !== 'entering' && props.status !== 'reading') return <AccountDiscovery {...props} />;
  // a problem is about what was read, not about what was typed since
  const problem = props.status === 'entering' && !form.draft.isChanged ? props.problem : null;
  return <PhraseEntry form={form} problem={problem} isReading={props.status === 'reading'} />;
}
