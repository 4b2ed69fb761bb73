// Says what a person should know before a token leaves, and how heavily it weighs.
import type { TokenSendWarning } from '../domain/drc20/TokenSendProblem.ts';
import type { WarningMessage } from './describeWarning.ts';
import { inDoge } from './inDoge.ts';
import { bareTokens } from './inTokens.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** The words of one warning. @param decimals - of the token; any for a file */
export const describeTokenWarning = inLanguage(
  'describeTokenWarning.describeTokenWarning',
  (warning: TokenSendWarning, decimals: number): WarningMessage => {
    switch (warning.kind) {
      case 'cost-needs-consent':
        return {
          title: `This costs ${inDoge(warning.total)}`,
          detail: 'Fees go to miners, and a coin goes to each receiver. None of it comes back.',
          weight: 'grave',
        };
      case 'indexes-differ': {
        const said = warning.claims.map(({ index, amount }) => `${index}: ${bareTokens(amount, decimals)}`);
        return {
          title: 'The indexes do not agree',
          detail: `${said.join(' · ')}. The least of it can be sent.`,
          weight: 'notable',
        };
      }
      case 'index-behind':
        return {
          title: `${warning.index} is ${warning.behind === 1 ? '1 block' : `${inCount(warning.behind)} blocks`} behind`,
          detail: 'It will tell of this move when it has caught up.',
          weight: 'notable',
        };
      case 'index-silent':
        return {
          title: `${warning.index} does not answer`,
          detail: 'The other index says what you hold.',
          weight: 'plain',
        };
      case 'waits-for-blocks':
        return {
          title: `${inCount(warning.first)} leave now, ${inCount(warning.rest)} wait for blocks`,
          detail: 'Nodes take a dozen at a time. Kennel sends the next ones by itself while it is open.',
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
export const describeTokenWarnings = (
  warnings: readonly TokenSendWarning[],
  decimals: number,
): readonly WarningMessage[] =>
  warnings
    .map((warning) => describeTokenWarning(warning, decimals))
    .sort((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight));
