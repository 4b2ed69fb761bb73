import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import type { ImportSource } from '../../domain/keys/ImportSource.ts';
import type { FoundEvents, FoundView } from './ImportPhraseScreen.types.ts';

/** What bringing in a key or an address shows. What was pasted lives in the field and nowhere else. */
export type CreateSimpleWalletView = {
  /** the person said that they want to watch */
  readonly isWatching: boolean;
} & (
  | { readonly status: 'entering'; readonly problem: ImportProblem | null }
  | { readonly status: 'reading'; readonly source: ImportSource['kind'] }
  | FoundView
);

export interface CreateSimpleWalletEvents extends FoundEvents {
  /** may hold a secret, which passes through */
  readonly onRead: (source: ImportSource) => void;
  /** what was pasted are recovery words */
  readonly onToWords: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
