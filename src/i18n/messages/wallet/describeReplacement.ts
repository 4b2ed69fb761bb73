// Says why nothing can take the place of a transfer that waits, and what helps instead.
import type { ReplacementProblem } from '../../../domain/tx/Replacement.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** What, why and what next; the first sentence stands alone. */
export function describeReplacement(problem: ReplacementProblem): string {
  switch (problem.kind) {
    case 'confirmed':
      return t(
        'replacement.confirmed',
        'A block holds it already, so it is done. Nothing needs to take its place.',
      );
    case 'not-replaceable':
      return t(
        'replacement.not-replaceable',
        'It was made so that nothing may take its place. It confirms as it is, or the network forgets it after a day.',
      );
    case 'not-signed':
      return t(
        'replacement.not-signed',
        "It doesn't carry your signature, so you didn't make it. Don't trust what this server says about it.",
      );
    case 'costly-descendants':
      return t(
        'replacement.costly-descendants',
        "Other people's transfers build on it and pay {fees} in fees. A replacement would have to pay that too; Kennel goes up to {maximum}. Wait for the next block.",
        { fees: inDoge(problem.fees), maximum: inDoge(problem.maximum) },
      );
    case 'not-ours':
      return t(
        'replacement.not-ours',
        'One of the coins it spends belongs to somebody else. Only all its owners together can replace it.',
      );
    case 'protected-coin':
      return t(
        'replacement.protected-coin',
        'One of the coins it spends may carry an inscription. Kennel does not move such a coin a second time.',
      );
    case 'token-part':
      return t(
        'replacement.token-part',
        'It carries a token on its way, together with other transactions. Those go through as a whole: open the token’s transfer to see what can be done.',
      );
    case 'unusual-output':
      return t(
        'replacement.unusual-output',
        'It pays a script that has no address, which Kennel cannot write again. You can still take it back.',
      );
    case 'has-children':
      return t(
        'replacement.has-children',
        '{count, plural, one {Another transfer of yours spends what this one leaves. It would go too, and you would have to make it again.} other {{number} other transfers of yours spend what this one leaves. They would go too, and you would have to make them again.}}',
        { count: problem.children.length, number: inCount(problem.children.length) },
      );
    case 'too-many-descendants':
      return t(
        'replacement.too-many-descendants',
        '{count} transfers hang on it; nodes throw out {maximum} at most. Wait for the next block.',
        { count: inCount(problem.count), maximum: inCount(problem.maximum) },
      );
    case 'cannot-pay':
      return t(
        'replacement.cannot-pay',
        'The fee would be {needed}, and there are {available} for it. Receive some DOGE, and wait until a block holds it.',
        { needed: inDoge(problem.needed), available: bareDoge(problem.available) },
      );
  }
}
