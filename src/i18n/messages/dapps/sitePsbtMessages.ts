// Messages about a transaction that a site asks to review: its location, why it isn't opened, and the result.
import type { SitePsbtProblem } from '../../../domain/dapp/sitePsbt.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

export const SITE_PSBT_MESSAGES = messages('sitePsbt', {
  place: 'Transaction at',
  note: 'Kennel loads it from this site and shows what it would do. Nothing is signed before you confirm.',
  replacesTitle: 'Another transaction is open',
  replacesText: 'This one will replace it. Save or copy it first if it has signatures you need.',
  view: 'View transaction',
  unopened: 'Nothing was opened or signed.',
});

type RefusedSitePsbt = Exclude<SitePsbtProblem, { kind: 'unreachable' }>;

export function describeSitePsbtProblem({ kind }: RefusedSitePsbt): TitledMessage {
  switch (kind) {
    case 'too-large':
      return {
        title: t('sitePsbt.too-large.title', 'Too large'),
        text: t('sitePsbt.too-large.text', 'Kennel opens transactions of up to 4 MB.'),
      };
    case 'other-hash':
      return {
        title: t('sitePsbt.other-hash.title', 'Not the transaction it announced'),
        text: t(
          'sitePsbt.other-hash.text',
          'The site sent something else than its request names. If trying again doesn’t help, don’t continue.',
        ),
      };
    case 'unavailable':
      return {
        title: t('sitePsbt.unavailable.title', 'This Kennel loads nothing from sites'),
        text: t('sitePsbt.unavailable.text', 'Ask the site for a file or a code, and open that.'),
      };
  }
}

/** It was opened on its own page. @param site - without `https://` */
export const describeOpenedPsbt = (site: string): TitledMessage => ({
  title: t('sitePsbt.opened.title', 'Transaction opened'),
  text: t('sitePsbt.opened.text', 'It came from {site}. The site won’t get your signature by itself.', {
    site,
  }),
});
