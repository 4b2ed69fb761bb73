// Messages about choosing coins: each coin's kind, and why some cannot be spent.

import type { ClassifiedCoin } from '../../../domain/tx/Coin.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const COIN_MESSAGES = messages('send.coin', {
  title: 'Choose coins',
  text: 'Kennel chooses coins to keep fees low. Choose here to spend exactly these, in full.',
  release: 'Choose automatically',
  none: 'Automatic',
  legend: 'This account’s coins',
  small: 'Small: spending it costs about its worth',
  fresh: 'Your change, unconfirmed',
});

/** `3 coins, 12.5 DOGE`. */
export const describeChosen = (count: number, sum: bigint): string =>
  t('send.chosen', '{count, plural, one {1 coin, {sum}} other {{number} coins, {sum}}}', {
    count,
    sum: inDoge(sum),
    number: inCount(count),
  });

/** Why a coin cannot be spent, or a note on it; null for an ordinary one. */
export function describeCoin({ coin, status }: ClassifiedCoin): string | null {
  switch (status.kind) {
    case 'spendable':
      return coin.confirmations === 0 ? COIN_MESSAGES.fresh : null;
    case 'small':
      return COIN_MESSAGES.small;
    case 'immature':
      return t(
        'send.coin.immature',
        '{count, plural, one {Newly mined: {number} block to go} other {Newly mined: {number} blocks to go}}',
        {
          count: status.confirmationsLeft,
          number: inCount(status.confirmationsLeft),
        },
      );
    case 'unconfirmed':
      return t('send.coin.unconfirmed', 'Unconfirmed');
    case 'protected':
      switch (status.reason) {
        case 'inscription':
          return t('send.coin.protected.inscription', 'Protected: carries an inscription');
        case 'dunes':
          return t('send.coin.protected.dunes', 'Protected: carries dunes');
        case 'inscription-unknown':
          return t('send.coin.protected.inscription-unknown', 'Protected: contents not yet known');
        case 'carrier-value':
          return t('send.coin.protected.carrier-value', 'Protected: as small as coins with inscriptions');
        case 'bare-key':
          return t('send.coin.protected.bare-key', 'Pays your public key: Kennel can’t spend it');
        case 'frozen':
          return t('send.coin.protected.frozen', 'Frozen by you');
      }
  }
}
