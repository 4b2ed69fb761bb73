// What can be done about a transfer that waits, what it costs, and what follows.

import type { ReplacementKind } from '../../../domain/tx/Replacement.ts';
import { describeDate } from '../../format/describeTime.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const RESCUE_MESSAGES = messages('rescue', {
  title: 'What you can do',
  reading: 'Working out what it costs…',
  failed: 'It is not known what it costs',
  resend: 'Send the same bytes again',
  forget: 'Forget it',
  fee: 'New network fee',
  more: 'More than now',
  back: 'Comes back to you',
  rate: 'How fast',
  review: 'Check it',
  preparing: 'Signing…',
  agree: 'Let them go too',
  goes: 'These go too',
  see: 'See it',
  notNow: 'Not possible now; see why',
});

/** One way of rescuing a payment, described. */
export interface RescueMessage {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** What a way is called, and what it does. */
export const describeRescue = (kind: ReplacementKind): RescueMessage =>
  kind === 'speed-up'
    ? {
        name: t('rescue.name.speedItUp', 'Speed it up'),
        title: t('rescue.title.speedUpTheTransfer', 'Speed up the transfer'),
        text: t(
          'rescue.text.theSamePaymentGoes',
          'The same payment goes out again with a higher fee. Only one of the two can be in a block, so it is paid once.',
        ),
      }
    : {
        name: t('rescue.name.takeItBack', 'Take it back'),
        title: t('rescue.title.takeTheTransferBack', 'Take the transfer back'),
        text: t(
          'rescue.text.itsCoinsGoTo',
          'Its coins go to your own address with a higher fee. It works as long as no block holds the payment.',
        ),
      };

/** The line under a way's name. @param more - koinu above the fee paid now */
export const costOfRescue = (kind: ReplacementKind, more: bigint, fee: bigint): string =>
  kind === 'speed-up'
    ? t('rescue.costOfRescue.fromMore', 'From {more} more', { more: inDoge(more) })
    : t('rescue.costOfRescue.costsAFeeOf', 'Costs a fee of {fee}', { fee: inDoge(fee) });

/** A fee to choose, named by its place among so many. */
export function nameChoice(index: number, count: number): string {
  if (index === 0)
    return count > 1 ? t('rescue.choice.enough', 'Enough') : t('rescue.choice.first', 'Faster');
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

/** Forgetting. */
export const FORGET_MESSAGES = messages('rescue.forget2', {
  title: 'Forget the transfer?',
  text: 'The network does not know it, and Kennel stops sending it. Its coins are free to spend again.',
  caution:
    'If somebody kept a copy, it could still go through while these coins are unspent. Spending them, even to yourself, rules that out.',
  action: 'Forget it for good',
  forgotten: 'Forgotten. The coins are free.',
  known: 'The network has it after all, so it stays.',
  tooEarly: 'It may still go through, so it stays.',
});

/** The line under forgetting. @param freed - koinu that can be spent again */
export const describeForget = (freed: bigint): string =>
  t('rescue.forget.frees', 'Frees {freed}', { freed: inDoge(freed) });

/** From when on it may be forgotten. @param atMs - milliseconds since 1970 */
export const describeForgetLater = (atMs: number): string =>
  t('rescue.forgetLater', 'From {date}, if the network does not know it by then', {
    date: describeDate(atMs),
  });

/** What a transfer that would go too pays. */
export const describeLoss = (sent: bigint): string =>
  sent === 0n
    ? t('rescue.loss.movesBetweenYourOwn', 'Moves between your own addresses')
    : t('rescue.loss.pays', 'Pays {sent}', { sent: inDoge(sent) });
