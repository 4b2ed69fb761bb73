// What forms show and say of texts that are given to them at once: pasted, dropped, filled in, out of a file.
import type { OtherText } from '../layout/CodeNotice.tsx';

export interface GivenView {
  /** what was given and belongs elsewhere. @default null */
  readonly other?: OtherText | null;
  /** what was given is no recovery phrase, though it is made of words. @default false */
  readonly isNoPhrase?: boolean;
}

export interface GivenEvents {
  /**
   * Hears each change of a text; it may be a secret, and passes through.
   *
   * @param drop - takes what was given out of the field again
   */
  readonly onGiven?: ((before: string, after: string, drop: () => void) => void) | undefined;
}
