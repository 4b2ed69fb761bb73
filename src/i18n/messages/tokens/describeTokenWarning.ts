// Describes warnings before sending a token, with their severity.
import type { TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import { bareTokens, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';
import { byWeight, type WarningMessage } from '../send/describeWarning.ts';

/** @param decimals - of the token; any for a file */
export function describeTokenWarning(warning: TokenSendWarning, decimals: number): WarningMessage {
  switch (warning.kind) {
    case 'cost-needs-consent':
      return {
        title: t('tokenWarning.cost-needs-consent.title', 'This costs {total}', {
          total: inDoge(warning.total),
        }),
        detail: t(
          'tokenWarning.cost-needs-consent.detail',
          'Fees go to miners, and each recipient gets a coin. You can’t get either back.',
        ),
        weight: 'grave',
      };
    case 'indexes-differ': {
      const said = warning.claims.map(({ index, amount }) => `${index}: ${bareTokens(amount, decimals)}`);
      return {
        title: t('tokenWarning.indexes-differ.title', 'Token indexes disagree'),
        detail: t('tokenWarning.indexes-differ.detail', '{claims}. You can send the lower amount.', {
          claims: said.join(' · '),
        }),
        weight: 'notable',
      };
    }
    case 'index-behind':
      return {
        title: t(
          'tokenWarning.index-behind.title',
          '{behind, plural, one {{index} is 1 block behind} other {{index} is {number} blocks behind}}',
          { behind: warning.behind, index: warning.index, number: inCount(warning.behind) },
        ),
        detail: t('tokenWarning.index-behind.detail', 'It shows this transfer once it has caught up.'),
        weight: 'notable',
      };
    case 'index-silent':
      return {
        title: t('tokenWarning.index-silent.title', '{index} isn’t responding', { index: warning.index }),
        detail: t('tokenWarning.index-silent.detail', 'Your balance comes from the other index.'),
        weight: 'plain',
      };
    case 'waits-for-blocks':
      return {
        title: t('tokenWarning.waits-for-blocks.title', '{first} sent now, {rest} after the next blocks', {
          first: inCount(warning.first),
          rest: inCount(warning.rest),
        }),
        detail: t(
          'tokenWarning.waits-for-blocks.detail',
          'Nodes accept a dozen at a time. Kennel sends the next ones automatically while it’s open.',
        ),
        weight: 'plain',
      };
    case 'change-given-up':
      return {
        title: t('tokenWarning.change-given-up.title', '{amount} of change is added to the fee', {
          amount: inDoge(warning.amount),
        }),
        detail: t('tokenWarning.change-given-up.detail', 'It’s too little to return as change.'),
        weight: 'plain',
      };
  }
}

/** Most severe first; equal ones keep their order. */
export const describeTokenWarnings = (
  warnings: readonly TokenSendWarning[],
  decimals: number,
): readonly WarningMessage[] => byWeight(warnings.map((warning) => describeTokenWarning(warning, decimals)));
