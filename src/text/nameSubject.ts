// Names what moves: so much of a token, a file, an NFT.

import type { TransferSubject } from '../domain/drc20/TokenActivity.ts';
import { foreignText } from '../domain/text/foreignText.ts';
import { inTokens } from './inTokens.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** A file by its name. @param name - anybody's text; null when it has none */
export const nameFile = inLanguage('nameSubject.nameFile', (name: string | null): string =>
  name === null ? 'a file without a name' : `the file “${foreignText(name)}”`,
);

/** An NFT. @param number - null when unknown */
export const nameNft = inLanguage('nameSubject.nameNft', (tick: string, number: bigint | null): string =>
  number === null ? `an NFT of ${foreignText(tick)}` : `${foreignText(tick)} no. ${inCount(number)}`,
);

/** `5 UNIX`, `the file “cat.png”`, `DOGS no. 12`: inside a sentence. @param isHidden - without how much of it */
export function nameSubject(subject: TransferSubject, isHidden = false): string {
  switch (subject.kind) {
    case 'token':
      if (isHidden) return foreignText(subject.tick);
      return inTokens(subject.amount, subject.decimals, subject.tick);
    case 'file':
      return nameFile(subject.name);
    case 'nft':
      return nameNft(subject.tick, subject.number);
  }
}
