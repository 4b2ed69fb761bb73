// Names what is transferred: an amount of a token, a file, an NFT.

import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { inTokens } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** @param name - untrusted; null when it has none */
export const nameFile = (name: string | null): string =>
  name === null
    ? t('subject.file.aFileWithoutA', 'a file without a name')
    : t('subject.file.theFile', 'the file “{name}”', { name: foreignText(name) });

/** @param number - null when unknown */
export const nameNft = (tick: string, number: bigint | null): string =>
  number === null
    ? t('subject.nft.anNftOf', 'an NFT of {tick}', { tick: foreignText(tick) })
    : t('subject.nft.no', '{tick} no. {number}', { tick: foreignText(tick), number: inCount(number) });

/** Values for a message that contains the subject. @param isHidden - leaves the amount out */
export function subjectValues(
  subject: TransferSubject,
  isHidden = false,
): { readonly kind: string; readonly name: string; readonly number: string } {
  const number = '';
  switch (subject.kind) {
    case 'token':
      return { kind: 'token', name: isHidden ? foreignText(subject.tick) : amountOf(subject), number };
    case 'file':
      return subject.name === null
        ? { kind: 'unnamedFile', name: '', number }
        : { kind: 'file', name: foreignText(subject.name), number };
    case 'nft':
      return subject.number === null
        ? { kind: 'unnumberedNft', name: foreignText(subject.tick), number }
        : { kind: 'nft', name: foreignText(subject.tick), number: inCount(subject.number) };
  }
}

const amountOf = ({ amount, decimals, tick }: Extract<TransferSubject, { kind: 'token' }>): string =>
  inTokens(amount, decimals, tick);

/** `5 UNIX`, `the file “cat.png”`, `DOGS no. 12`: on its own. */
export function nameSubject(subject: TransferSubject): string {
  switch (subject.kind) {
    case 'token':
      return amountOf(subject);
    case 'file':
      return nameFile(subject.name);
    case 'nft':
      return nameNft(subject.tick, subject.number);
  }
}
