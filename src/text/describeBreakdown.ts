// Says where the part of a balance is that cannot be sent now.

import type { BalanceBreakdown, ProtectionReason } from '../domain/tx/Coin.ts';
import { bareDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** The parts of a balance that stay behind, in the order in which they are told. */
export type HeldPart = 'unconfirmed' | 'protected' | 'immature' | 'small';

/** Every held part, heaviest reason first. */
export const HELD_KINDS: readonly HeldPart[] = ['protected', 'unconfirmed', 'immature', 'small'];

const is = (amount: bigint, rest: string): string => `${bareDoge(amount)} is ${rest}`;

/** What holds what is protected, as exactly as one reason for all of it tells. */
function protectedBy(reason: ProtectionReason | undefined): string {
  switch (reason) {
    case 'inscription':
      return 'locked in inscriptions';
    case 'inscription-unknown':
      return 'in coins that may carry an inscription';
    case 'carrier-value':
      return 'in coins so small that they may carry an inscription';
    case undefined:
      return 'protected';
  }
}

function clause(part: HeldPart, breakdown: BalanceBreakdown): string {
  const amount = breakdown[part];
  switch (part) {
    case 'protected':
      return is(amount, protectedBy(breakdown.protection));
    case 'unconfirmed':
      return is(amount, 'unconfirmed');
    case 'immature':
      return is(amount, 'mined too recently');
    case 'small':
      return is(amount, 'in coins too small to use');
  }
}

/** `10 is locked in inscriptions, 5 is unconfirmed`; null when nothing is held. */
export const describeHeld = inLanguage(
  'describeBreakdown.describeHeld',
  (breakdown: BalanceBreakdown): string | null => {
    const held = HELD_KINDS.filter((part) => breakdown[part] > 0n);
    return held.length === 0 ? null : held.map((part) => clause(part, breakdown)).join(', ');
  },
);

/** `You can send 41.98 now: 10 is locked in inscriptions, 5 is unconfirmed.` */
export const describeSpendable = inLanguage(
  'describeBreakdown.describeSpendable',
  (breakdown: BalanceBreakdown): string => {
    const held = describeHeld(breakdown);
    const lead =
      breakdown.spendable > 0n
        ? `You can send ${bareDoge(breakdown.spendable)} now`
        : 'Nothing can be sent now';
    return held === null ? `${lead}.` : `${lead}: ${held}.`;
  },
);

/** What a part is called in the opened balance. */
export const namePart = inLanguage('describeBreakdown.namePart', (part: HeldPart | 'spendable'): string => {
  switch (part) {
    case 'spendable':
      return 'Ready';
    case 'unconfirmed':
      return 'On its way in';
    case 'protected':
      return 'Protected';
    case 'immature':
      return 'Freshly mined';
    case 'small':
      return 'Too small';
  }
});

/** Why a part is what it is, and what becomes of it. */
export const explainPart = inLanguage(
  'describeBreakdown.explainPart',
  (part: HeldPart | 'spendable'): string => {
    switch (part) {
      case 'spendable':
        return 'Yours to send at any time; the network fee comes out of it.';
      case 'unconfirmed':
        return 'Sent to you and in no block yet. Ready with its first confirmation.';
      case 'protected':
        return 'Carries an inscription or a token, or may carry one. Spending it would lose that, so Kennel never does unless you release it.';
      case 'immature':
        return 'A block’s reward. The network lets it move after 240 confirmations, about four hours.';
      case 'small':
        return 'Coins below 0.01 DOGE each. Sending one costs more than it is worth.';
    }
  },
);
