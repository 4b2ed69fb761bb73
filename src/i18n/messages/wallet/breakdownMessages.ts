// Messages of the balance breakdown.
import type { BalanceBreakdown, CoinStatus, ProtectionReason } from '../../../domain/tx/Coin.ts';
import { CARRIER_VALUE } from '../../../domain/tx/policy.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import type { HeldPart } from './describeBreakdown.ts';
import { describeConfirmations } from './describeConfirmations.ts';

export const BREAKDOWN_MESSAGES = messages('breakdown', {
  title: 'Balance details',
  all: 'All parts',
  coins: 'Coins',
  free: 'When you can use it',
  merge: 'Merge small coins',
  mined: 'Mined',
  ourselves: 'From yourself',
  unknown: 'From an earlier transfer',
  release: 'Release…',
  releaseTitle: 'Release a coin',
  released: 'Released by you',
  protect: 'Protect again',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
});

/** What is unknown about coins without an inscription index. */
export const describeUnindexed = (): string =>
  t(
    'breakdown.withoutIndex',
    'No inscription index is set up. Kennel can’t tell whether a coin above {most} carries an inscription.',
    { most: inDoge(CARRIER_VALUE) },
  );

type Protection = Pick<BalanceBreakdown, 'protection' | 'hasBareKeys'>;

/** How to release protected coins, by reason. */
function explainReleasing(reason: ProtectionReason | undefined, hasBareKeys: boolean): string {
  switch (reason) {
    case 'inscription':
    case 'dunes':
    case 'carrier-value':
      return t('breakdown.freeing.release', 'It stays here until you release it, coin by coin.');
    case 'inscription-unknown':
      return t(
        'breakdown.freeing.inscription-unknown',
        'It stays here until an inscription index finds nothing on it, or you release it, coin by coin.',
      );
    case 'bare-key':
      return t(
        'breakdown.freeing.bare-key',
        'Send it with another wallet that has the same key. It can’t be released in Kennel.',
      );
    case 'frozen':
      return t('breakdown.freeing.frozen', 'It stays here until you unfreeze it, coin by coin.');
    case undefined:
      return hasBareKeys
        ? t(
            'breakdown.freeing.severalAndBareKeys',
            'Each coin below says what holds it. You can release or unfreeze them one by one, but not those that pay your public key.',
          )
        : t(
            'breakdown.freeing.several',
            'Each coin below says what holds it. You can release or unfreeze them one by one.',
          );
  }
}

/** When a part becomes available; null when it is already. @param breakdown - which it is part of */
export function explainFreeing(part: HeldPart | 'spendable', breakdown: Protection): string | null {
  switch (part) {
    case 'spendable':
      return null;
    case 'unconfirmed':
      return t(
        'breakdown.freeing.unconfirmed',
        'It’s ready after the next block. Tap a coin to see its transfer, and what to do if it’s stuck.',
      );
    case 'small':
      return t(
        'breakdown.freeing.small',
        'Merge these coins into one to send them again. The tool first shows what it costs and what you get.',
      );
    case 'immature':
      return t(
        'breakdown.freeing.immature',
        'Just wait: each coin shows how many blocks are left. A new block comes about every minute.',
      );
    case 'protected':
      return explainReleasing(breakdown.protection, breakdown.hasBareKeys === true);
  }
}

/** `1 coin`, `12 coins`. */
export const countCoins = (count: number): string =>
  t('breakdown.coins.1Coin', '{count, plural, one {1 coin} other {{number} coins}}', {
    count,
    number: inCount(count),
  });

/** `and 12 more, smaller ones`. */
export const countMoreCoins = (count: number): string =>
  t('breakdown.moreCoins', 'and {count} more, smaller ones', { count: inCount(count) });

/** Why a coin is not available, or its confirmations, in a few words. */
export function describeCoin(status: CoinStatus, confirmations: number): string {
  if (status.kind === 'immature')
    return t(
      'breakdown.coin',
      '{confirmationsLeft, plural, one {Ready after 1 more block} other {Ready after {number} more blocks}}',
      { confirmationsLeft: status.confirmationsLeft, number: inCount(status.confirmationsLeft) },
    );
  if (status.kind === 'protected') return PROTECTED[status.reason];
  return describeConfirmations(confirmations);
}

const PROTECTED = messages('breakdown.protected', {
  inscription: 'Carries an inscription',
  dunes: 'Carries dunes',
  'inscription-unknown': 'May carry an inscription',
  'carrier-value': 'So small that it may carry an inscription',
  'bare-key': 'Pays your public key: Kennel can’t spend it',
  frozen: 'Frozen by you',
});
