// Explains why an unconfirmed transfer cannot be replaced, and what helps instead.
import type { ReplacementProblem } from '../../../domain/tx/Replacement.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** What, why and what next; the first sentence is enough on its own. */
export function describeReplacement(problem: ReplacementProblem): string {
  switch (problem.kind) {
    case 'confirmed':
      return t('replacement.confirmed', 'It’s already confirmed. There’s nothing to replace.');
    case 'not-replaceable':
      return t(
        'replacement.not-replaceable',
        'This transfer can’t be replaced. It confirms as it is, or the network drops it after a day.',
      );
    case 'not-signed':
      return t(
        'replacement.not-signed',
        'It doesn’t carry your signature, so you didn’t create it. Don’t trust what this server says about it.',
      );
    case 'replaced':
      return t(
        'replacement.replaced',
        'Another transaction has already spent the same coins. Replacing this one would undo that payment.',
      );
    case 'costly-descendants':
      return t(
        'replacement.costly-descendants',
        'Other people’s transfers depend on it and pay {fees} in fees. A replacement would have to pay that too; Kennel’s limit is {maximum}. Wait for the next block.',
        { fees: inDoge(problem.fees), maximum: inDoge(problem.maximum) },
      );
    case 'not-ours':
      return t(
        'replacement.not-ours',
        'One of the coins it spends belongs to someone else. It can only be replaced by all owners together.',
      );
    case 'protected-coin':
      return t(
        'replacement.protected-coin',
        'One of the coins it spends is frozen, or may carry an inscription. Kennel doesn’t move such a coin twice.',
      );
    case 'token-part':
      return t(
        'replacement.token-part',
        'It’s part of a token transfer, which goes through as a whole. Open that transfer to see your options.',
      );
    case 'bill':
      return t(
        'replacement.bill',
        'The shop’s payment service expects exactly this payment, so its fee can’t change. You can still cancel it.',
      );
    case 'unusual-output':
      return t(
        'replacement.unusual-output',
        'It pays a script without an address, which Kennel can’t recreate. You can still cancel it.',
      );
    case 'has-children':
      return t(
        'replacement.has-children',
        '{count, plural, one {Another transfer of yours depends on this one. It would be canceled too, and you’d have to send it again.} other {{number} other transfers of yours depend on this one. They’d be canceled too, and you’d have to send them again.}}',
        { count: problem.children.length, number: inCount(problem.children.length) },
      );
    case 'too-many-descendants':
      return t(
        'replacement.too-many-descendants',
        '{count} transfers depend on it; nodes replace at most {maximum}. Wait for the next block.',
        { count: inCount(problem.count), maximum: inCount(problem.maximum) },
      );
    case 'cannot-pay':
      return t(
        'replacement.cannot-pay',
        'The fee would be {needed}, but only {available} is available. Receive some DOGE and wait until it’s confirmed.',
        { needed: inDoge(problem.needed), available: bareDoge(problem.available) },
      );
  }
}
