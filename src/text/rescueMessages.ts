// What can be done about a transfer that waits, what it costs, and what follows.

import { describeDate } from './describeTime.ts';
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** The two ways to replace. */
export type RescueKind = 'speed-up' | 'cancel';

export const RESCUE_MESSAGES = inLanguage('rescueMessages.RESCUE_MESSAGES', {
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
export const describeRescue = inLanguage(
  'rescueMessages.describeRescue',
  (kind: RescueKind): RescueMessage =>
    kind === 'speed-up'
      ? {
          name: 'Speed it up',
          title: 'Speed up the transfer',
          text: 'The same payment goes out again with a higher fee. Only one of the two can be in a block, so it is paid once.',
        }
      : {
          name: 'Take it back',
          title: 'Take the transfer back',
          text: 'Its coins go to your own address with a higher fee. It works as long as no block holds the payment.',
        },
);

/** The line under a way's name. @param more - koinu above the fee paid now */
export const costOfRescue = inLanguage(
  'rescueMessages.costOfRescue',
  (kind: RescueKind, more: bigint, fee: bigint): string =>
    kind === 'speed-up' ? `From ${inDoge(more)} more` : `Costs a fee of ${inDoge(fee)}`,
);

/** A fee to choose, named by its place among so many. */
export const nameChoice = inLanguage('rescueMessages.nameChoice', (index: number, count: number): string => {
  if (index === 0) return count > 1 ? 'Enough' : 'Faster';
  return index === count - 1 && count > 2 ? 'Fastest' : 'Faster';
});

/** `0.05 per 1,000 bytes` @param rate - koinu per 1000 bytes */
export const describeRate = inLanguage('rescueMessages.describeRate', (rate: bigint): string => {
  const rounded = (rate / 1000n) * 1000n;
  return `${bareDoge(rounded)} per 1,000 bytes`;
});

/** Forgetting. */
export const FORGET_MESSAGES = inLanguage('rescueMessages.FORGET_MESSAGES', {
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
export const describeForget = inLanguage(
  'rescueMessages.describeForget',
  (freed: bigint): string => `Frees ${inDoge(freed)}`,
);

/** From when on it may be forgotten. @param atMs - milliseconds since 1970 */
export const describeForgetLater = inLanguage(
  'rescueMessages.describeForgetLater',
  (atMs: number): string => `From ${describeDate(atMs)}, if the network does not know it by then`,
);

/** What a transfer that would go too pays. */
export const describeLoss = inLanguage('rescueMessages.describeLoss', (sent: bigint): string =>
  sent === 0n ? 'Moves between your own addresses' : `Pays ${inDoge(sent)}`,
);
