// Messages about options for an unconfirmed transfer, their costs and consequences.

import type { ReplacementKind } from '../../../domain/tx/Replacement.ts';
import { describeDate } from '../../format/describeTime.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const RESCUE_MESSAGES = messages('rescue', {
  title: 'What you can do',
  reading: 'Calculating the cost…',
  failed: 'Couldn’t load the cost',
  resend: 'Rebroadcast',
  forget: 'Forget it',
  fee: 'New network fee',
  more: 'Extra cost',
  back: 'Returns to you',
  rate: 'Speed',
  review: 'Review',
  preparing: 'Signing…',
  agree: 'Cancel those too',
  goes: 'Also canceled',
  see: 'View',
  notNow: 'Not possible now; see why',
});

export interface RescueMessage {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export const describeRescue = (kind: ReplacementKind): RescueMessage =>
  kind === 'speed-up'
    ? {
        name: t('rescue.name.speedItUp', 'Speed up'),
        title: t('rescue.title.speedUpTheTransfer', 'Speed up the transfer'),
        text: t(
          'rescue.text.theSamePaymentGoes',
          'The same payment is sent with a higher fee. Only one of the two can confirm, so you pay once.',
        ),
      }
    : {
        name: t('rescue.name.takeItBack', 'Cancel payment'),
        title: t('rescue.title.takeTheTransferBack', 'Cancel the transfer'),
        text: t(
          'rescue.text.itsCoinsGoTo',
          'Its coins go to your own address with a higher fee. This works until the payment is confirmed.',
        ),
      };

/** The line below an option's name. @param more - koinu above the current fee */
export const costOfRescue = (kind: ReplacementKind, more: bigint, fee: bigint): string =>
  kind === 'speed-up'
    ? t('rescue.costOfRescue.fromMore', 'From {more} more', { more: inDoge(more) })
    : t('rescue.costOfRescue.costsAFeeOf', 'Fee {fee}', { fee: inDoge(fee) });

/** The name of a fee choice, by its position. */
export function nameChoice(index: number, count: number): string {
  if (index === 0)
    return count > 1 ? t('rescue.choice.enough', 'Minimum') : t('rescue.choice.first', 'Faster');
  return index === count - 1 && count > 2
    ? t('rescue.choice.fastest', 'Fastest')
    : t('rescue.choice.faster', 'Faster');
}

/** `0.05 per 1,000 bytes` @param rate - koinu per 1000 bytes */
export function describeRate(rate: bigint): string {
  const rounded = (rate / 1000n) * 1000n;
  return t('rescue.rate.perBytes', '{rate} per {bytes} bytes', {
    rate: bareDoge(rounded),
    bytes: inCount(1000),
  });
}

export const FORGET_MESSAGES = messages('rescue.forget2', {
  title: 'Forget the transfer?',
  text: 'The network doesn’t know it, and Kennel stops sending it. You can spend its coins again.',
  caution:
    'If someone kept a copy, it could still go through while these coins are unspent. Spending them, even to yourself, rules that out.',
  action: 'Forget permanently',
  forgotten: 'Forgotten. The coins are available again.',
  known: 'The network has it after all, so it can’t be forgotten.',
  tooEarly: 'It may still go through, so it can’t be forgotten yet.',
});

/** The line below the option to forget it. @param freed - koinu that become spendable */
export const describeForget = (freed: bigint): string =>
  t('rescue.forget.frees', 'Frees {freed}', { freed: inDoge(freed) });

/** When it may be forgotten. @param atMs - milliseconds since 1970 */
export const describeForgetLater = (atMs: number): string =>
  t('rescue.forgetLater', 'From {date}, if the network doesn’t have it by then', {
    date: describeDate(atMs),
  });

/** The amount of a descendant that would be dropped too. */
export const describeLoss = (sent: bigint): string =>
  sent === 0n
    ? t('rescue.loss.movesBetweenYourOwn', 'Moves between your addresses')
    : t('rescue.loss.pays', 'Pays {sent}', { sent: inDoge(sent) });
