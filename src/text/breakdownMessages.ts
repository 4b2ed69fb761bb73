// The sentences of a balance opened to its coins.
import type { CoinStatus } from '../domain/tx/Coin.ts';
import type { HeldPart } from './describeBreakdown.ts';
import { describeConfirmations } from './describeConfirmations.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** The opened balance. */
export const BREAKDOWN_MESSAGES = inLanguage('breakdownMessages.BREAKDOWN_MESSAGES', {
  title: 'Inside your balance',
  all: 'All parts',
  coins: 'Its coins',
  free: 'How to free it',
  merge: 'Merge small coins',
  mined: 'Mined',
  ourselves: 'From yourself',
  unknown: 'From an earlier transfer',
  release: 'Release…',
  releaseTitle: 'Release a coin',
  released: 'Released by you',
  protect: 'Protect again',
  unindexed:
    'No inscription index is set up here, so nobody can tell whether a coin above 0.001 DOGE carries an inscription.',
});

/** What frees a part; null where nothing holds it. */
export const explainFreeing = inLanguage(
  'breakdownMessages.explainFreeing',
  (part: HeldPart | 'spendable'): string | null => {
    switch (part) {
      case 'spendable':
        return null;
      case 'unconfirmed':
        return 'The next block frees it. Tap a coin to see its transfer, and what helps if it is stuck.';
      case 'small':
        return 'Merged into one coin, it can be sent again. The tool shows first what that costs and what it brings.';
      case 'immature':
        return 'Waiting frees it: each coin says after how many blocks. A block comes about every minute.';
      case 'protected':
        return 'It stays as it is, so that nothing it carries is lost. Only you can release a coin, one by one.';
    }
  },
);

/** `1 coin`, `12 coins`. */
export const countCoins = inLanguage('breakdownMessages.countCoins', (count: number): string =>
  count === 1 ? '1 coin' : `${inCount(count)} coins`,
);

/** `and 12 more`. */
export const countMoreCoins = inLanguage(
  'breakdownMessages.countMoreCoins',
  (count: number): string => `and ${inCount(count)} more, smaller ones`,
);

/** What holds a coin, or how deep it lies, in a few words. */
export const describeCoin = inLanguage(
  'breakdownMessages.describeCoin',
  (status: CoinStatus, confirmations: number): string => {
    if (status.kind === 'immature') return blocksLeft(status.confirmationsLeft);
    if (status.kind === 'protected') return PROTECTED[status.reason];
    return describeConfirmations(confirmations);
  },
);

const blocksLeft = (count: number): string =>
  count === 1 ? 'Ready after 1 more block' : `Ready after ${count} more blocks`;

const PROTECTED = {
  inscription: 'Carries an inscription',
  'inscription-unknown': 'May carry an inscription',
  'carrier-value': 'So small that it may carry an inscription',
} as const;
