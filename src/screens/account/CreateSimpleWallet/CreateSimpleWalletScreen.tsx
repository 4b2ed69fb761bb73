// Importing a key or an address: paste it, see what it opens, choose.

import { KeyReadingProgress } from '../../../components/feedback/KeyReadingProgress.tsx';
import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import { useKeyForm } from '../../../components/fields/useKeyForm.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { ImportSource, WalletText } from '../../../domain/keys/ImportSource.ts';
import { AccountDiscovery } from '../AccountDiscovery.tsx';
import type { DiscoveryEvents, DiscoveryView } from '../ImportPhrase/ImportPhraseScreen.types.ts';
import { KeyEntry } from './KeyEntry.tsx';

export type SourceKind = (ImportSource | WalletText)['kind'];

/** The pasted text is held only by the field. */
export type CreateSimpleWalletView = {
  /** the user chose to watch an address */
  readonly isWatching: boolean;
} & (
  | ({ readonly status: 'entering'; readonly problem: ImportProblem | null } & GivenView)
  | { readonly status: 'reading'; readonly source: SourceKind }
  | DiscoveryView
);

export interface CreateSimpleWalletEvents extends DiscoveryEvents, GivenEvents {
  /** may contain a secret, which is passed on */
  readonly onRead: (source: ImportSource | WalletText) => void;
  /** the pasted text is recovery words */
  readonly onToWords: () => void;
}

type Pasting = Extract<CreateSimpleWalletView, { readonly status: 'entering' | 'reading' }>;

/** The pasted text is dropped with its field once its result is shown: the vault has it then. */
export function CreateSimpleWalletScreen(props: CreateSimpleWalletView & CreateSimpleWalletEvents) {
  if (props.status === 'entering' || props.status === 'reading') return <KeyPasting {...props} />;
  return <AccountDiscovery {...props} />;
}

/** Stays mounted while reading, so that a wrong passphrase can be corrected for the same key. */
function KeyPasting(props: Pasting & CreateSimpleWalletEvents) {
  const form = useKeyForm(props.onRead, props.onGiven);
  if (props.status === 'reading' && props.source === 'encrypted-key') return <KeyReadingProgress />;
  const isReading = props.status === 'reading';
  const problem = props.status === 'entering' && !form.isChanged ? props.problem : null;
  return (
    <KeyEntry
      {...(props.status === 'entering' && { other: props.other, isNoPhrase: props.isNoPhrase })}
      form={form}
      problem={problem}
      isReading={isReading}
      isWatching={props.isWatching}
      onToWords={props.onToWords}
    />
  );
}
