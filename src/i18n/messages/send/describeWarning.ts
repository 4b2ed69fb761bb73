// Describes warnings before sending, with their severity.

import type { LockEnd, TransferWarning } from '../../../domain/tx/Transfer.ts';
import { describeClock, describeDate } from '../../format/describeTime.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount, inTenths } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';
import { waitValues } from './describeWait.ts';

export interface WarningMessage {
  readonly title: string;
  readonly detail: string;
  /** `grave` requires consent, `notable` is colored, `plain` only informs */
  readonly weight: 'grave' | 'notable' | 'plain';
}

/** `62 times the amount`. @param times - formatted */
export const timesTheAmount = (times: string): string =>
  t('warning.timesTheAmount', '{times} times the amount', { times });

/** `under 0.1%`. @param least - the smallest number written, with its sign */
export const underPercent = (least: string): string => t('warning.underPercent', 'under {least}', { least });

/** `12%`. @param number - formatted */
const percentSign = (number: string): string => t('number.percent', '{number}%', { number });

/** `12%`, `0.4%`, `under 0.1%`; from 1000 on, written as a multiple. */
export function inPercent(percent: number): string {
  if (percent >= 1000) return timesTheAmount(inCount(Math.round(percent / 100)));
  if (percent > 0 && percent < 0.1) return underPercent(percentSign(inTenths(0.1)));
  return percentSign(percent >= 10 ? inCount(Math.round(percent)) : inTenths(percent));
}

/** A share in percent, exact for amounts of any size. @param whole - koinu, above 0 */
export function inPercentOf(part: bigint, whole: bigint): string {
  if (part > 0n && part * 1000n < whole) return inPercent(0.01);
  return inPercent(Number((part * 10_000n) / whole) / 100);
}

const shareOf = (percent: number): string =>
  percent >= 1000
    ? inPercent(percent)
    : t('warning.shareOf', '{percent} of the amount', { percent: inPercent(percent) });

/** When the lock ends. */
function describeLock(until: LockEnd): Pick<WarningMessage, 'title' | 'detail'> {
  switch (until.kind) {
    case 'time':
      return {
        title: t('warning.locked.time.title', 'Locked until {day}, {time}', {
          day: describeDate(until.atMs),
          time: describeClock(until.atMs),
        }),
        detail: t(
          'warning.locked.time.detail',
          'The network refuses it before then. Anyone with your signature can still send it once that day comes.',
        ),
      };
    case 'height':
      return {
        title: t('warning.locked.height.title', 'Locked until block {height}', {
          height: inCount(until.height),
        }),
        detail:
          until.blocksLeft === null
            ? t(
                'warning.locked.height.unknown',
                'This phone can’t see how far off that is: compare it with the newest block. Anyone with your signature can send it from then on.',
              )
            : t(
                'warning.locked.height.detail',
                '{blocks, plural, one {That’s 1 block from now, about a minute.} other {That’s {number} blocks from now, about a minute each.}} The network refuses it before then. Anyone with your signature can still send it after.',
                { blocks: until.blocksLeft, number: inCount(until.blocksLeft) },
              ),
      };
    case 'blocks-after':
      return {
        title: t(
          'warning.locked.blocks-after.title',
          '{blocks, plural, one {Locked for 1 block} other {Locked for {number} blocks}}',
          { blocks: until.blocks, number: inCount(until.blocks) },
        ),
        detail: describeCoinAge(),
      };
    case 'seconds-after':
      return {
        title: t(
          'warning.locked.seconds-after.title',
          '{unit, select, minute {Locked for about 1 minute} minutes {Locked for about {count} minutes} other {Locked for about {count} hours}}',
          waitValues(until.seconds / 60),
        ),
        detail: describeCoinAge(),
      };
  }
}

const describeCoinAge = (): string =>
  t(
    'warning.locked.age.detail',
    'Counted from when its coins confirmed. The network refuses it before then. Anyone with your signature can still send it after.',
  );

export function describeWarning(warning: TransferWarning): WarningMessage {
  switch (warning.kind) {
    case 'fee-needs-consent':
      return {
        title: t('warning.fee-needs-consent.title', 'The fee is {fee}', { fee: inDoge(warning.fee) }),
        detail:
          warning.percent === null
            ? t(
                'warning.fee-needs-consent.all',
                'That’s all of it: nothing is paid and nothing comes back. Fees go to miners and can’t be refunded.',
              )
            : t(
                'warning.fee-needs-consent.detail',
                'That’s {percent}, far more than usual. Fees go to miners and can’t be refunded.',
                { percent: shareOf(warning.percent) },
              ),
        weight: 'grave',
      };
    case 'fee-share':
      return {
        title: t('warning.fee-share.title', 'The fee is {percent}', { percent: shareOf(warning.percent) }),
        detail: t('warning.fee-share.detail', '{fee} goes to miners and can’t be refunded.', {
          fee: inDoge(warning.fee),
        }),
        weight: 'notable',
      };
    case 'locked':
      return { ...describeLock(warning.until), weight: 'grave' };
    case 'no-address':
      return {
        title: t('warning.no-address.title', '{amount} goes to a script, not an address', {
          amount: inDoge(warning.amount),
        }),
        detail: t(
          'warning.no-address.detail',
          'Kennel can’t say who could spend it. If nobody can, these coins are lost.',
        ),
        weight: 'grave',
      };
    case 'foreign-coins':
      return {
        title: t('warning.foreign-coins.title', 'Other people’s coins are included'),
        detail: t(
          'warning.foreign-coins.detail',
          '{coins, plural, one {1 coin isn’t yours. Someone else signs for it.} other {{number} coins aren’t yours. Someone else signs for them.}}',
          { coins: warning.coins, number: inCount(warning.coins) },
        ),
        weight: 'notable',
      };
    case 'soft-dust-surcharge':
      return {
        title: t('warning.soft-dust-surcharge.title', 'Small amounts cost {surcharge} more', {
          surcharge: inDoge(warning.surcharge),
        }),
        detail: t(
          'warning.soft-dust-surcharge.detail',
          '{outputs, plural, one {One output is below {amount}; the network charges {amount} extra for each.} other {{number} outputs are below {amount}; the network charges {amount} extra for each.}}',
          { outputs: warning.outputs, amount: inDoge(1_000_000n), number: inCount(warning.outputs) },
        ),
        weight: 'notable',
      };
    case 'coins-left':
      return {
        title: t('warning.coins-left.title', '{amount} stays for another transfer', {
          amount: inDoge(warning.amount),
        }),
        detail: warning.waitForBlock
          ? t(
              'warning.coins-left.detail.nextBlock',
              '{coins, plural, one {One coin doesn’t fit into this one. Send the rest after the next block.} other {{number} coins don’t fit into this one. Send the rest after the next block.}}',
              { coins: warning.coins, number: inCount(warning.coins) },
            )
          : t(
              'warning.coins-left.detail.rightAfter',
              '{coins, plural, one {One coin doesn’t fit into this one. You can send the rest right after it.} other {{number} coins don’t fit into this one. You can send the rest right after it.}}',
              { coins: warning.coins, number: inCount(warning.coins) },
            ),
        weight: 'notable',
      };
    case 'unconfirmed-inputs':
      return {
        title: t('warning.unconfirmed-inputs.title', 'Uses unconfirmed change'),
        detail: t(
          'warning.unconfirmed-inputs.detail',
          '{ancestors, plural, one {One earlier transfer has to confirm first.} other {{number} earlier transfers have to confirm first.}}',
          { ancestors: warning.ancestors, number: inCount(warning.ancestors) },
        ),
        weight: 'plain',
      };
    case 'change-given-up':
      return {
        title: t('warning.change-given-up.title', '{amount} of change is added to the fee', {
          amount: inDoge(warning.amount),
        }),
        detail: t('warning.change-given-up.detail', 'It’s too little to return as change.'),
        weight: 'plain',
      };
    case 'signed-elsewhere':
      return {
        title: t('warning.signed-elsewhere.title', 'You may pay twice'),
        detail: t(
          'warning.signed-elsewhere.detail',
          'Your wallet {wallet} signed a request that pays {amount} to {payee}. It can still go through, beside this payment.',
          { wallet: warning.wallet, amount: inDoge(warning.amount), payee: warning.payee },
        ),
        weight: 'notable',
      };
    case 'ends-earlier':
      return {
        title: t('warning.ends-earlier.title', 'Only one of two payments can go through'),
        detail: t(
          'warning.ends-earlier.detail',
          'Your payment of {amount} to {payee} isn’t confirmed. This one spends the same coins, so that you can’t pay twice.',
          { amount: inDoge(warning.amount), payee: warning.payee },
        ),
        weight: 'notable',
      };
  }
}

const ORDER = ['grave', 'notable', 'plain'] as const;

/** Most severe first; equal ones keep their order. */
export const byWeight = <Message extends WarningMessage>(warnings: readonly Message[]): readonly Message[] =>
  [...warnings].sort((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight));

/** Most severe first. */
export const describeWarnings = (warnings: readonly TransferWarning[]): readonly WarningMessage[] =>
  byWeight(warnings.map(describeWarning));
