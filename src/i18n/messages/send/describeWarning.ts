// Says what a person should know before sending, and how heavily it weighs.

import type { TransferWarning } from '../../../domain/tx/Transfer.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount, inTenths } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** A warning in words. */
export interface WarningMessage {
  readonly title: string;
  readonly detail: string;
  /** `grave` asks again, `notable` colours, `plain` only tells */
  readonly weight: 'grave' | 'notable' | 'plain';
}

/** `62 times the amount`. @param times - a number, written */
export const timesTheAmount = (times: string): string =>
  t('warning.timesTheAmount', '{times} times the amount', { times });

/** `under 0.1%`. @param least - the least that is written, with its sign */
export const underPercent = (least: string): string => t('warning.underPercent', 'under {least}', { least });

/** `12%`. @param number - written */
const percentSign = (number: string): string => t('number.percent', '{number}%', { number });

/** `12%`, `0.4%`, `under 0.1%`; more than a thousand is written as times. */
export function inPercent(percent: number): string {
  if (percent >= 1000) return timesTheAmount(inCount(Math.round(percent / 100)));
  if (percent > 0 && percent < 0.1) return underPercent(percentSign(inTenths(0.1)));
  return percentSign(percent >= 10 ? inCount(Math.round(percent)) : inTenths(percent));
}

/** A part of a whole in percent words, exact for any size. @param whole - koinu, above 0 */
export function inPercentOf(part: bigint, whole: bigint): string {
  if (part > 0n && part * 1000n < whole) return inPercent(0.01);
  return inPercent(Number((part * 10_000n) / whole) / 100);
}

const shareOf = (percent: number): string =>
  percent >= 1000
    ? inPercent(percent)
    : t('warning.shareOf', '{percent} of what you send', { percent: inPercent(percent) });

/** The words of one warning. */
export function describeWarning(warning: TransferWarning): WarningMessage {
  switch (warning.kind) {
    case 'fee-needs-consent':
      return {
        title: t('warning.fee-needs-consent.title', 'The fee is {fee}', { fee: inDoge(warning.fee) }),
        detail: t(
          'warning.fee-needs-consent.detail',
          'That’s {percent}, far more than usual. Fees go to miners and can’t be refunded.',
          { percent: shareOf(warning.percent) },
        ),
        weight: 'grave',
      };
    case 'fee-share':
      return {
        title: t('warning.fee-share.title', 'The fee is {percent}', { percent: shareOf(warning.percent) }),
        detail: t('warning.fee-share.detail', '{fee} goes to miners. Go back to choose a lower fee.', {
          fee: inDoge(warning.fee),
        }),
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
  }
}

const ORDER = ['grave', 'notable', 'plain'] as const;

/** All of them, heaviest first; equal weights keep their order. */
export function describeWarnings(warnings: readonly TransferWarning[]): readonly WarningMessage[] {
  return warnings
    .map(describeWarning)
    .sort((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight));
}
