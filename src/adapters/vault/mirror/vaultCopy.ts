/** The text the host keeps: the envelope, followed by the count of wrong passwords, so that both are restored. */

import { parseTries, triesOf } from '../kdf/tries.ts';

export interface VaultCopy {
  readonly envelope: string;
  /** wrong passwords at the time of writing */
  readonly wrong: number;
}

/** Without wrong passwords it is the bare envelope, as earlier versions wrote it. */
export const writeCopy = ({ envelope, wrong }: VaultCopy): string =>
  wrong === 0 ? envelope : `${envelope}\n${JSON.stringify(triesOf(wrong))}`;

/** Splits a copy. If the count can't be read, no free tries are left. */
export function readCopy(text: string): VaultCopy {
  const end = text.lastIndexOf('\n');
  if (end < 0) return { envelope: text, wrong: 0 };
  return { envelope: text.slice(0, end), wrong: parseTries(text.slice(end + 1)).wrong };
}
