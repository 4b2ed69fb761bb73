// Messages about releasing a coin's protection: the reason, the possible loss, and what to type.
import type { ProtectionReason } from '../../../domain/tx/Coin.ts';
import { CARRIER_VALUE } from '../../../domain/tx/policy.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

export const PROTECTION_MESSAGES = messages('protection', {
  coin: 'Its transaction',
  loss: 'What you may lose',
  label: 'Last 4 characters of its transaction',
  different: 'That doesn’t match. Type the four highlighted characters above.',
  release: 'Release this coin',
  keep: 'Keep it protected',
  released: 'This coin is released',
  releasedText: 'It can now be sent like any other coin, until it’s spent or you protect it again.',
  protectAgain: 'Protect again',
  done: 'Done',
});

export function explainProtection(reason: ProtectionReason): string {
  switch (reason) {
    case 'inscription':
      return t('protection.inscription', 'This coin carries an inscription');
    case 'dunes':
      return t('protection.dunes', 'This coin carries dunes');
    case 'inscription-unknown':
      return t('protection.inscription-unknown', 'Not yet known what this coin carries');
    case 'carrier-value':
      return t('protection.carrier-value', 'This coin is as small as the ones that carry inscriptions');
    case 'bare-key':
      return t('protection.bare-key', 'Kennel can’t spend this coin');
    case 'frozen':
      return t('protection.frozen', 'You froze this coin');
  }
}

/** What the reason means, and what may help instead. */
export function explainWaiting(reason: ProtectionReason): string {
  switch (reason) {
    case 'inscription':
      return t(
        'protection.waiting.inscription',
        'Its own transaction or the inscription index says so, or it came from a coin that carried one.',
      );
    case 'dunes':
      return t(
        'protection.waiting.dunes',
        'The inscription index found dunes on it: tokens that Kennel can’t send yet.',
      );
    case 'inscription-unknown':
      return t(
        'protection.waiting.inscription-unknown',
        'The inscription index isn’t responding, or hasn’t read this coin’s block. Waiting a few minutes often helps.',
      );
    case 'carrier-value':
      return t(
        'protection.waiting.carrierValue',
        'Coins of {most} or less usually carry an inscription. Kennel can’t tell whether this one does.',
        { most: inDoge(CARRIER_VALUE) },
      );
    case 'bare-key':
      return t(
        'protection.waiting.bare-key',
        'It pays your public key instead of your address. Another wallet with the same key can spend it.',
      );
    case 'frozen':
      return t(
        'protection.waiting.frozen',
        'Unfreeze it first: open your balance, then the protected coins.',
      );
  }
}

/** What is lost when it is spent nonetheless. */
export function explainLoss(reason: ProtectionReason): string {
  if (reason === 'dunes')
    return t(
      'protection.loss.dunes',
      'Spending this coin gives all its dunes to the first recipient. You can’t get them back.',
    );
  return reason === 'inscription'
    ? t(
        'protection.loss.onceYouSpendThis',
        'Spending this coin gives its inscription to the recipient, or to a miner as part of the fee. You can’t get it back.',
      )
    : t(
        'protection.loss.ifItCarriesAn',
        'If it carries an inscription, spending this coin gives it to the recipient, or to a miner as a fee. You can’t get it back.',
      );
}
