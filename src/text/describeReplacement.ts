// Says why nothing can take the place of a transfer that waits, and what helps instead.
import type { ReplacementProblem } from '../domain/tx/Replacement.ts';
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** What, why and what next; the first sentence stands alone. */
export const describeReplacement = inLanguage(
  'describeReplacement.describeReplacement',
  (problem: ReplacementProblem): string => {
    switch (problem.kind) {
      case 'confirmed':
        return 'A block holds it already, so it is done. Nothing needs to take its place.';
      case 'not-replaceable':
        return 'It was made so that nothing may take its place. It confirms as it is, or the network forgets it after a day.';
      case 'not-signed':
        return "It doesn't carry your signature, so you didn't make it. Don't trust what this server says about it.";
      case 'costly-descendants':
        return `Other people's transfers build on it and pay ${inDoge(problem.fees)} in fees. A replacement would have to pay that too; Kennel goes up to ${inDoge(problem.maximum)}. Wait for the next block.`;
      case 'not-ours':
        return 'One of the coins it spends belongs to somebody else. Only all its owners together can replace it.';
      case 'protected-coin':
        return 'One of the coins it spends may carry an inscription. Kennel does not move such a coin a second time.';
      case 'token-part':
        return 'It carries a token on its way, together with other transactions. Those go through as a whole: open the token’s transfer to see what can be done.';
      case 'unusual-output':
        return 'It pays a script that has no address, which Kennel cannot write again. You can still take it back.';
      case 'has-children':
        return problem.children.length === 1
          ? 'Another transfer of yours spends what this one leaves. It would go too, and you would have to make it again.'
          : `${problem.children.length} other transfers of yours spend what this one leaves. They would go too, and you would have to make them again.`;
      case 'too-many-descendants':
        return `${problem.count} transfers hang on it; nodes throw out ${problem.maximum} at most. Wait for the next block.`;
      case 'cannot-pay':
        return `The fee would be ${inDoge(problem.needed)}, and there are ${bareDoge(problem.available)} for it. Receive some DOGE, and wait until a block holds it.`;
    }
  },
);
