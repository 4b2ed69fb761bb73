// Bringing in a key or an address: paste it, see what it opens, choose.

import { KeyReadingProgress } from '../../components/KeyReadingProgress.tsx';
import { useKeyForm } from '../../components/useKeyForm.ts';
import type { CreateSimpleWalletEvents, CreateSimpleWalletView } from './CreateSimpleWalletScreen.types.ts';
import { Found } from './Found.tsx';
import { KeyEntry } from './KeyEntry.tsx';

/** What was pasted stays in the field while the screen is open, so that one step back loses nothing. */
export function CreateSimpleWalletScreen(props: CreateSimpleWalletView & CreateSimpleWalletEvents) {
  const form = useKeyForm(props.onRead);
  if (props.status === 'reading' && props.source === 'encrypted-key') return <KeyReadingProgress />;
  if (props.status !== 'entering' && props.status !== 'reading') return <Found {...props} />;
  const isReading = props.status === 'reading';
  const problem = props.status === 'entering' && !form.isChanged ? props.problem : null;
  return (
    <KeyEntry
      form={form}
      problem={problem}
      isReading={isReading}
      isWatching={props.isWatching}
      onToWords={props.onToWords}
      onBack={props.onBack}
    />
  );
}
