// Explains which parts of a balance cannot be sent now.

import type { BalanceBreakdown, ProtectionReason } from '../../../domain/tx/Coin.ts';
import { SOFT_DUST } from '../../../domain/tx/policy.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { t } from '../../i18n.ts';

export type HeldPart = 'unconfirmed' | 'protected' | 'immature' | 'small';

/** Most important first; the order of display. */
export const HELD_KINDS: readonly HeldPart[] = ['protected', 'unconfirmed', 'immature', 'small'];

/** Names the reason for protection if it is the same for all coins. */
function describeProtected(amount: string, reason: ProtectionReason | undefined): string {
  switch (reason) {
    case 'inscription':
      return t(
        'breakdown.protected.inscription.isLockedInInscriptions',
        '{amount} is locked in inscriptions',
        { amount },
      );
    case 'dunes':
      return t('breakdown.protected.dunes.isInCoinsWith', '{amount} is in coins that carry dunes', {
        amount,
      });
    case 'inscription-unknown':
      return t(
        'breakdown.protected.inscription-unknown.isInCoinsThat',
        '{amount} is in coins that may carry an inscription',
        { amount },
      );
    case 'carrier-value':
      return t(
        'breakdown.protected.carrier-value.isInCoinsSo',
        '{amount} is in coins so small that they may carry an inscription',
        { amount },
      );
    case 'bare-key':
      return t(
        'breakdown.protected.bare-key.isInCoinsThat',
        '{amount} is in coins that pay your public key, which Kennel can’t spend',
        { amount },
      );
    case 'frozen':
      return t('breakdown.protected.frozen.isInCoinsYou', '{amount} is in coins you froze', { amount });
    case undefined:
      return t('breakdown.protected.undefined', '{amount} is protected', { amount });
  }
}

function describeHeldPart(part: HeldPart, breakdown: BalanceBreakdown): string {
  const amount = bareDoge(breakdown[part]);
  switch (part) {
    case 'protected':
      return describeProtected(amount, breakdown.protection);
    case 'unconfirmed':
      return t('breakdown.heldPart.unconfirmed', '{amount} is unconfirmed', { amount });
    case 'immature':
      return t('breakdown.heldPart.immature', '{amount} is newly mined', { amount });
    case 'small':
      return t('breakdown.heldPart.small', '{amount} is in coins too small to use', { amount });
  }
}

/** `10 is locked in inscriptions, 5 is unconfirmed`; null when there is none. */
export function describeHeld(breakdown: BalanceBreakdown): string | null {
  const held = HELD_KINDS.filter((part) => breakdown[part] > 0n);
  return held.length === 0 ? null : held.map((part) => describeHeldPart(part, breakdown)).join(', ');
}

/** `You can send 41.98 now: 10 is locked in inscriptions, 5 is unconfirmed.` */
export function describeSpendable(breakdown: BalanceBreakdown): string {
  const held = describeHeld(breakdown);
  if (breakdown.spendable === 0n) {
    return held === null
      ? t('breakdown.spendable.nothing', 'You can’t send anything now.')
      : t('breakdown.spendable.nothingBut', 'You can’t send anything now: {held}.', { held });
  }
  const amount = bareDoge(breakdown.spendable);
  return held === null
    ? t('breakdown.spendable.some', 'You can send {amount} now.', { amount })
    : t('breakdown.spendable.someBut', 'You can send {amount} now: {held}.', { amount, held });
}

export function namePart(part: HeldPart | 'spendable'): string {
  switch (part) {
    case 'spendable':
      return t('breakdown.part.spendable.ready', 'Available');
    case 'unconfirmed':
      return t('breakdown.part.unconfirmed.onItsWayIn', 'Incoming');
    case 'protected':
      return t('breakdown.part.protected.protected', 'Protected');
    case 'immature':
      return t('breakdown.part.immature.freshlyMined', 'Newly mined');
    case 'small':
      return t('breakdown.part.small.tooSmall', 'Too small');
  }
}

/** Why coins are protected, and whether they are ever spent. */
function explainKept(reason: ProtectionReason | undefined, hasBareKeys: boolean): string {
  switch (reason) {
    case 'inscription':
      return t(
        'breakdown.part.protected.inscription',
        'Carries inscriptions. Kennel spends none of it unless you release it.',
      );
    case 'dunes':
      return t(
        'breakdown.part.protected.dunes',
        'Carries dunes: tokens that Kennel can’t send yet. Spent only if you release it, and the dunes go with it.',
      );
    case 'inscription-unknown':
      return t(
        'breakdown.part.protected.inscription-unknown',
        'Not yet known what it carries. Kennel spends none of it before that, unless you release it.',
      );
    case 'carrier-value':
      return t(
        'breakdown.part.protected.carrier-value',
        'Coins so small may carry an inscription. Kennel spends none of it unless you release it.',
      );
    case 'bare-key':
      return t(
        'breakdown.part.protected.bare-key',
        'Pays your public key instead of your address. Kennel can’t spend it; another wallet with the same key can.',
      );
    case 'frozen':
      return t(
        'breakdown.part.protected.frozen',
        'You froze it. Kennel spends none of it until you unfreeze it.',
      );
    case undefined:
      return hasBareKeys
        ? t(
            'breakdown.part.protected.severalAndBareKeys',
            'Held for different reasons. Kennel can’t spend coins that pay your public key. It spends none of the rest unless you release or unfreeze it.',
          )
        : t(
            'breakdown.part.protected.several',
            'Held for different reasons. Kennel spends none of it unless you release or unfreeze it.',
          );
  }
}

/** Explains a part, and what happens to it. @param breakdown - which it is part of */
export function explainPart(
  part: HeldPart | 'spendable',
  breakdown: Pick<BalanceBreakdown, 'protection' | 'hasBareKeys'>,
): string {
  switch (part) {
    case 'spendable':
      return t('breakdown.part.spendable.yoursToSendAt', 'Send it anytime; the network fee is deducted.');
    case 'unconfirmed':
      return t(
        'breakdown.part.unconfirmed.paymentOrChange',
        'A payment to you, or change from one of yours. Available after its first confirmation.',
      );
    case 'protected':
      return explainKept(breakdown.protection, breakdown.hasBareKeys === true);
    case 'immature':
      return t(
        'breakdown.part.immature.aBlocksRewardThe',
        'A block reward. The network releases it after 240 confirmations, about four hours.',
      );
    case 'small':
      return t(
        'breakdown.part.small.coinsBelow',
        'Coins below {least} each. Payments leave them out, since each adds to the fee.',
        { least: inDoge(SOFT_DUST) },
      );
  }
}
