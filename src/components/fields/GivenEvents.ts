// Props of forms for texts that arrive at once: pasted, dropped, autofilled, from a file.
import type { OtherText } from '../layout/CodeNotice.tsx';

export interface GivenView {
  /** the given text, if it belongs elsewhere. @default null */
  readonly other?: OtherText | null;
  /** the given words are not a recovery phrase. @default false */
  readonly isNoPhrase?: boolean;
}

export interface GivenEvents {
  /**
   * Called on each change of a text, possibly a secret; only passed on.
   *
   * @param drop - removes the given text from the field
   */
  readonly onGiven?: ((before: string, after: string, drop: () => void) => void) | undefined;
}
