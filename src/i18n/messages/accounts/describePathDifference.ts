// Explains a difference in the key paths of a multisig wallet's text, and what it means.
import type { PathDifference } from '../../../domain/multisig/keyPaths.ts';
import { inList } from '../../format/intl.ts';
import { type TitledMessage, t } from '../../i18n.ts';

/** None of them changes an address. */
export function describePathDifference(difference: PathDifference): TitledMessage {
  switch (difference.kind) {
    case 'own-elsewhere':
      return {
        title: t('multisig.paths.own-elsewhere.title', 'Another path for your key'),
        text: t(
          'multisig.paths.own-elsewhere.text',
          'The text says {said}, but your key is at {own}. Kennel can sign, and the addresses are right. Other apps may not find your key at {said}.',
          { said: difference.said, own: difference.own },
        ),
      };
    case 'own-other-root':
      return {
        title: t('multisig.paths.own-other-root.title', 'Another fingerprint for your key'),
        text: t(
          'multisig.paths.own-other-root.text',
          'The text says {said}, but your phrase has {own}. Kennel can sign, and the addresses are right. Other apps may not find your key.',
          { said: difference.said, own: difference.own },
        ),
      };
    case 'claims-ours':
      return {
        title: t('multisig.paths.claims-ours.title', 'A key that may be yours'),
        text: t(
          'multisig.paths.claims-ours.text',
          'One key says it comes from your phrase at {path}. Kennel keeps its keys elsewhere. It signs only if that’s true.',
          { path: difference.path },
        ),
      };
    case 'mixed':
      return {
        title: t('multisig.paths.mixed.title', 'The keys come from different paths'),
        text: t(
          'multisig.paths.mixed.text',
          'They come from {paths}. The addresses stay the same. Each person signs at the path listed with their key.',
          { paths: inList(difference.paths) },
        ),
      };
  }
}
