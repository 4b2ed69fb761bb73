// Says what a person should know before sending, and how heavily it weighs.

import type { TransferWarning } from '../domain/tx/Transfer.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import { inCount, inTenths } from './numberStyle.ts';

/** A warning in words. */
export interface WarningMessage {
  readonly title: string;
  readonly detail: string;
  /** `grave` asks again, `notable` colours, `plain` only tells */
  readonly weight: 'grave' | 'notable' | 'plain';
}

/** `62 times the amount`. @param times - a number, written */
export const timesTheAmount = inLanguage(
  'describeWarning.timesTheAmount',
  (times: string): string => `${times} times the amount`,
);

/** `under 0.1 %`. @param least - the least that is written, with its sign */
export const underPercent = inLanguage(
  'describeWarning.underPercent',
  (least: string): string => `under ${least}`,
);

/** `12 %`, `0.4 %`, `under 0.1 %`; more than a thousand is written as times. */
export function inPercent(percent: number): string {
  if (percent >= 1000) return timesTheAmount(inCount(Math.round(percent / 100)));
  if (percent > 0 && percent < 0.1) return underPercent(`${inTenths(0.1)}\u00a0%`);
  return `${percent >= 10 ? inCount(Math.round(percent)) : inTenths(percent)}\u00a0%`;
}

/** A part of a whole in percent words, exact for any size. @param whole - koinu, above 0 */
export function inPercentOf(part: bigint, whole: bigint): string {
  if (part > 0n && part * 1000n < whole) return inPercent(0.01);
  return inPercent(Number((part * 10_000n) / whole) / 100);
}

const shareOf = (percent: number): string =>
  percent >= 1000 ? inPercent(percent) : `${inPercent(percent)} of what you send`;

/** The words of one warning. */
export const describeWarning = inLanguage(
  'describeWarning.describeWarning',
  (warning: TransferWarning): WarningMessage => {
    switch (warning.kind) {
      case 'fee-needs-consent':
        return {
          title: `The fee is ${inDoge(warning.fee)}`,
          detail: `That is ${shareOf(warning.percent)}, far above the usual. It goes to miners and does not come back.`,
          weight: 'grave',
        };
      case 'fee-share':
        return {
          title: `The fee is ${shareOf(warning.percent)}`,
          detail: `${inDoge(warning.fee)} goes to miners. A lower fee is one step back.`,
          weight: 'notable',
        };
      case 'soft-dust-surcharge':
        return {
          title: `Small amounts cost ${inDoge(warning.surcharge)} more`,
          detail: `${warning.outputs === 1 ? 'One output is' : `${warning.outputs} outputs are`} below 0.01 DOGE; the network asks 0.01 DOGE extra for each.`,
          weight: 'notable',
        };
      case 'coins-left':
        return {
          title: `${inDoge(warning.amount)} stays for another transfer`,
          detail: `${warning.coins === 1 ? 'One coin doesn’t' : `${inCount(warning.coins)} coins don’t`} fit into this one. ${warning.waitForBlock ? 'Send the rest after the next block.' : 'You can send the rest right after it.'}`,
          weight: 'notable',
        };
      case 'unconfirmed-inputs':
        return {
          title: 'Uses change that is not confirmed yet',
          detail: `${warning.ancestors === 1 ? 'One earlier transfer has' : `${warning.ancestors} earlier transfers have`} to confirm first; this one follows.`,
          weight: 'plain',
        };
      case 'change-given-up':
        return {
          title: `${inDoge(warning.amount)} of change goes to the fee`,
          detail: 'It is too little to be worth an output of its own.',
          weight: 'plain',
        };
    }
  },
);

const ORDER = ['grave', 'notable', 'plain'] as const;

/** All of them, heaviest first; equal weights keep their order. */
export const describeWarnings = inLanguage(
  'describeWarning.describeWarnings',
  (warnings: readonly TransferWarning[]): readonly WarningMessage[] => {
    return warnings
      .map(describeWarning)
      .sort((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight));
  },
);
