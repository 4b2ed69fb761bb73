// Describes a wallet's expected backup copy, and what was entered instead.
import type { PhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import { nameSpokenLanguage } from '../../format/intl.ts';
import { t } from '../../i18n.ts';
import type { WalletKind } from '../accounts/nameWalletKind.ts';

/** The expected copy; null when nothing written down can restore the wallet. */
export function describeWantedCopy(kind: WalletKind): string | null {
  switch (kind) {
    case 'words':
      return t('backupCopy.wanted.words', 'This wallet’s backup is its recovery phrase.');
    case 'words-and-passphrase':
      return t(
        'backupCopy.wanted.words-and-passphrase',
        'This wallet’s backup is its recovery phrase and its passphrase.',
      );
    case 'extended-key':
      return t('backupCopy.wanted.extended-key', 'This wallet’s backup is its extended private key.');
    case 'private-key':
      return t('backupCopy.wanted.private-key', 'This wallet’s backup is its private key.');
    case 'watched-key':
    case 'watched-address':
    case 'multisig':
      return null;
  }
}

/** A valid copy of another kind. */
export function describeEnteredCopy(kind: WalletKind): string {
  switch (kind) {
    case 'words':
    case 'words-and-passphrase':
      return t('backupCopy.entered.words', 'You entered a recovery phrase.');
    case 'extended-key':
      return t('backupCopy.entered.extended-key', 'You entered an extended private key.');
    case 'private-key':
      return t('backupCopy.entered.private-key', 'You entered a private key.');
    case 'watched-key':
      return t('backupCopy.entered.watched-key', 'You entered a public key, which can’t send coins.');
    case 'watched-address':
      return t('backupCopy.entered.watched-address', 'You entered an address, which can’t send coins.');
    case 'multisig':
      return t('backupCopy.entered.multisig', 'You entered the description of a shared wallet.');
  }
}

const CODES: Readonly<Record<PhraseLanguage, string>> = {
  english: 'en',
  czech: 'cs',
  french: 'fr',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  portuguese: 'pt',
  spanish: 'es',
  chinese_simplified: 'zh-Hans',
  chinese_traditional: 'zh-Hant',
};

/** Words in another language than the wallet's. */
export const describeOtherWords = (typed: PhraseLanguage, kept: PhraseLanguage): string =>
  t('backupCopy.otherWords', 'Your words are in another language ({typed}) than this wallet’s ({kept}).', {
    typed: nameSpokenLanguage(CODES[typed]),
    kept: nameSpokenLanguage(CODES[kept]),
  });
