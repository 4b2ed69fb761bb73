// The sentences of giving up a coin's protection: why it is protected, what may be lost, and what to type.
import type { ProtectionReason } from '../domain/tx/Coin.ts';
import { inLanguage } from './language.ts';

/** Releasing one coin. */
export const PROTECTION_MESSAGES = inLanguage('protectionMessages.PROTECTION_MESSAGES', {
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
export const explainProtection = inLanguage(
  'protectionMessages.explainProtection',
  (reason: ProtectionReason): string => {
    switch (reason) {
      case 'inscription':
        return 'This coin carries an inscription';
      case 'inscription-unknown':
        return 'Nobody has said yet what this coin carries';
      case 'carrier-value':
        return 'This coin is as small as those that carry inscriptions';
    }
  },
);

/** What that means, and what may help instead. */
export const explainWaiting = inLanguage(
  'protectionMessages.explainWaiting',
  (reason: ProtectionReason): string => {
    switch (reason) {
      case 'inscription':
        return 'The inscription index found one on it, or it came here from a coin that had one.';
      case 'inscription-unknown':
        return 'The inscription index does not answer, or has not read this coin’s block. Often it is enough to wait a few minutes.';
      case 'carrier-value':
        return 'Coins of 0.001 DOGE or less are mostly made to carry an inscription. Kennel cannot tell whether this one does.';
    }
  },
);

/** What is lost when it is spent all the same. */
export const explainLoss = inLanguage(
  'protectionMessages.explainLoss',
  (reason: ProtectionReason): string => {
    const where = 'goes along to the receiver, or to a miner as part of the fee, and cannot be brought back';
    return reason === 'inscription'
      ? `Once you spend this coin, its inscription ${where}.`
      : `If it carries an inscription after all, that ${where} once you spend this coin.`;
  },
);
