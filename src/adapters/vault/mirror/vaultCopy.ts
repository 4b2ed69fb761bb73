/** The text that the host keeps: the envelope, and after it how many wrong passwords there were, so that both come back. */

import { parseTries, triesOf } from '../kdf/tries.ts';

/** A copy, taken apart. */
export interface VaultCopy {
  readonly envelope: string;
  /** passwords counted as wrong when it was written */
  readonly wrong: number;
}

/** What no wrong password was tried at is the bare envelope, as earlier versions wrote it. */
export const writeCopy = ({ envelope, wrong }: VaultCopy): string =>
  wrong === 0 ? envelope : `${envelope}\n${JSON.stringify(triesOf(wrong))}`;

/** Takes a copy apart. A count that cannot be read leaves no free try. */
export function readCopy(text: string): VaultCopy {
  const end = text.lastIndexOf('\n');
  if (end < 0) return { envelope: text, wrong: 0 };
  return { envelope: text.slice(0, end), wrong: parseTries(text.slice(end + 1)).wrong };
}
