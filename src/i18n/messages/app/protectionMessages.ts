// The sentences of giving up a coin's protection: why it is protected, what may be lost, and what to type.
import type { ProtectionReason } from '../../../domain/tx/Coin.ts';
import { messages, t } from '../../i18n.ts';

/** Releasing one coin. */
export const PROTECTION_MESSAGES = messages('protection', {
  coin: 'Its transaction',
  loss: 'What you may lose',
  label: 'The last 4 characters of its transaction',
  different: 'These are other characters. The four to type stand out above.',
  release: 'Release this coin',
  keep: 'Keep it protected',
  released: 'This coin is released',
  releasedText: 'From now on it can be sent like any other coin, until it is spent or you protect it again.',
  protectAgain: 'Protect it again',
  done: 'Done',
});

/** Why a coin is protected. */
export function explainProtection(reason: ProtectionReason): string {
  switch (reason) {
    case 'inscription':
      return t('protection.inscription', 'This coin carries an inscription');
    case 'inscription-unknown':
      return t('protection.inscription-unknown', 'Nobody has said yet what this coin carries');
    case 'carrier-value':
      return t('protection.carrier-value', 'This coin is as small as those that carry inscriptions');
  }
}

/** What that means, and what may help instead. */
export function explainWaiting(reason: ProtectionReason): string {
  switch (reason) {
    case 'inscription':
      return t(
        'protection.waiting.inscription',
        'The inscription index found one on it, or it came here from a coin that had one.',
      );
    case 'inscription-unknown':
      return t(
        'protection.waiting.inscription-unknown',
        'The inscription index does not answer, or has not read this coin’s block. Often it is enough to wait a few minutes.',
      );
    case 'carrier-value':
      return t(
        'protection.waiting.carrier-value',
        'Coins of 0.001 DOGE or less are mostly made to carry an inscription. Kennel cannot tell whether this one does.',
      );
  }
}

/** What is lost when it is spent all the same. */
export function explainLoss(reason: ProtectionReason): string {
  return reason === 'inscription'
    ? t(
        'protection.loss.onceYouSpendThis',
        'Once you spend this coin, its inscription goes along to the receiver, or to a miner as part of the fee, and cannot be brought back.',
      )
    : t(
        'protection.loss.ifItCarriesAn',
        'If it carries an inscription after all, that goes along to the receiver, or to a miner as part of the fee, and cannot be brought back once you spend this coin.',
      );
}
