// Messages about requests of sites, and connected sites.
import type { AppRight } from '../../../domain/dapp/ConnectedApp.ts';
import type { DappAction } from '../../../domain/dapp/DappRequest.ts';
import type { Likeness } from '../../../domain/dapp/originProblems.ts';
import { ELEMENT, messages, splitAtElement, type TitledMessage, t } from '../../i18n.ts';

export type ActionKind = DappAction['kind'];

/** For all requests. */
export const DAPP_MESSAGES = messages('dapp', {
  openFor: 'Expires in',
  account: 'With',
  chooseAccount: 'Choose an account',
  cancel: 'Cancel',
  strangerTitle: 'You haven’t connected this site before',
  strangerText: 'Continue only if you just came from there, and know whose site it is.',
  text: 'Exact text',
  hiddenTitle: 'This text has invisible characters',
  hiddenText: 'They’re shown as codes such as U+202E. Honest texts rarely need them.',
  recipient: 'To',
  answerTo: 'Answer goes to',
  payNote: 'Next, you review the fee and all details. Nothing is sent before you confirm.',
  signNote: 'Your signature confirms that this address agrees to this text for this site. It moves no coins.',
  back: 'Back to wallet',
  done: 'Done',
  again: 'Open again',
  watchTitle: 'No account here can sign',
  watchText:
    'The site needs proof that an address is yours, but this wallet is watch-only. Import its recovery phrase or key first.',
  bringKey: 'Import a key',
  twoTitle: 'Another request arrived',
  twoText: 'A link sent another request while this one is open. You can only answer one at a time.',
  stay: 'Stay with this request',
  takeOther: 'View the other request',
  notOpened: 'Couldn’t open the site',
  notOpenedText: 'It hasn’t received your answer yet. Try again.',
  failedTitle: 'Something went wrong',
  failedText: 'Nothing was sent to the site.',
});

/** The purpose of a payment, as stated by the site. It goes between the two parts. */
export const paidFor = (): readonly [string, string] =>
  splitAtElement(t('dapp.paidFor', 'for “{purpose}”', { purpose: ELEMENT }));

/** Rejected requests. */
export const CONNECT_PROBLEM_MESSAGES = messages('dapp.connectProblem', {
  back: 'Back to wallet',
  from: 'The request came from',
  dangerTitle: 'Don’t follow this link again',
  dangerText: 'The sender may be trying to deceive you. Type the address of a site you know instead.',
  unreported: 'Nothing was sent to the site.',
});

/** The title, and the labels of the approval button. */
export function describeAction(kind: ActionKind): {
  readonly title: string;
  readonly yes: string;
  readonly busy: string;
} {
  switch (kind) {
    case 'connect':
      return {
        title: t('dapp.action.connect.title', 'A site wants to connect'),
        yes: t('dapp.action.connect.yes', 'Connect'),
        busy: t('dapp.action.connect.busy', 'Connecting…'),
      };
    case 'sign':
      return {
        title: t('dapp.action.sign.title', 'A site wants a signature'),
        yes: t('dapp.action.sign.yes', 'Sign'),
        busy: t('dapp.action.sign.busy', 'Signing…'),
      };
    case 'pay':
      return {
        title: t('dapp.action.pay.title', 'A site requests a payment'),
        yes: t('dapp.action.pay.yes', 'Review payment'),
        busy: t('dapp.action.pay.busy', 'Preparing…'),
      };
    case 'psbt':
      return {
        title: t('dapp.action.psbt.title', 'Transaction from a site'),
        yes: t('dapp.action.psbt.yes', 'View transaction'),
        busy: t('dapp.action.psbt.busy', 'Loading…'),
      };
  }
}

/** A right of a site, and what it means. */
export function describeRight(right: AppRight): TitledMessage {
  switch (right) {
    case 'see-address':
      return {
        title: t('dapp.right.see-address.title', 'See your address'),
        text: t('dapp.right.see-address.text', 'This includes its balance and history, which are public.'),
      };
    case 'ask-signature':
      return {
        title: t('dapp.right.ask-signature.title', 'Request signatures'),
        text: t('dapp.right.ask-signature.text', 'You review each text, then decide.'),
      };
    case 'ask-payment':
      return {
        title: t('dapp.right.ask-payment.title', 'Request payments'),
        text: t('dapp.right.ask-payment.text', 'You review each amount and recipient, then decide.'),
      };
  }
}

/** What sites can never do. */
export const CANNOT_MESSAGES = messages('dapp.cannot', {
  may: 'If you agree, it can',
  title: 'It can’t move your DOGE by itself',
  text: 'It never gets your keys, recovery phrase or password.',
});

const bare = (origin: string): string => origin.replace(/^https:\/\//, '');

/** A likeness that may be chance. */
export function describeLikeness(likeness: Likeness): TitledMessage {
  switch (likeness.kind) {
    case 'one-letter':
      return {
        title: t('dapp.likeness.one-letter.title', 'One letter away from {as}', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.one-letter.text',
          'You connected that site. This is a different one, possibly made to be mistaken for it.',
        ),
      };
    case 'in-front':
      return {
        title: t('dapp.likeness.in-front.title', 'Starts like {as}', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.in-front.text',
          'You connected that site. The end of an address is what counts, and this one ends differently.',
        ),
      };
    case 'other-letters':
      return {
        title: t('dapp.likeness.other-letters.title', 'A browser shows it as {shown}', {
          shown: likeness.shown,
        }),
        text: t(
          'dapp.likeness.other-letters.text',
          'Its name uses letters that can look like others. Compare it with the name you know.',
        ),
      };
    case 'same-look':
      return {
        title: t('dapp.likeness.same-look.title', 'Looks like {as}, but isn’t', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.same-look.text',
          'You connected that site. This address uses different characters that look alike.',
        ),
      };
    case 'looks-latin':
      return {
        title: t('dapp.likeness.looks-latin.title', 'Looks like {reads}, but isn’t', {
          reads: likeness.reads,
        }),
        text: t(
          'dapp.likeness.looks-latin.text',
          'It’s spelled {shown}, with look-alike letters from another alphabet.',
          { shown: likeness.shown },
        ),
      };
    case 'mixed-scripts':
      return {
        title: t('dapp.likeness.mixed-scripts.title', 'Mixes letters from several alphabets'),
        text: t(
          'dapp.likeness.mixed-scripts.text',
          'A browser shows it as {shown}. Honest names aren’t spelled that way.',
          { shown: likeness.shown },
        ),
      };
  }
}

/** The outcome of a request. @param site - without `https://` */
export function describeOutcome(
  outcome: 'connect' | 'sign' | 'pay' | 'declined',
  site: string,
): TitledMessage {
  switch (outcome) {
    case 'connect':
      return {
        title: t('dapp.outcome.connect.title', 'Connected'),
        text: t('dapp.outcome.connect.text', '{site} can now see your address. You’ll find it under Apps.', {
          site,
        }),
      };
    case 'sign':
      return {
        title: t('dapp.outcome.sign.title', 'Signed'),
        text: t('dapp.outcome.sign.text', '{site} has your signature for this text.', { site }),
      };
    case 'pay':
      return {
        title: t('dapp.outcome.pay.title', 'Payment sent'),
        text: t('dapp.outcome.pay.text', '{site} knows which payment is yours.', { site }),
      };
    case 'declined':
      return {
        title: t('dapp.outcome.declined.title', 'Request declined'),
        text: t('dapp.outcome.declined.text', '{site} only knows that you declined.', { site }),
      };
  }
}

/** The state of a payment. `open`: rejected, but may still confirm; `lost`: never can. */
export type PaymentStatus = 'out' | 'open' | 'lost';

/** A payment that the site has not been notified of. @param amount - with its unit */
export function describePaid(
  status: PaymentStatus,
  amount: string,
  site: string,
): { readonly title: string; readonly text: string; readonly notify: string } {
  const notify = t('dapp.paid', 'Notify the site');
  switch (status) {
    case 'lost':
      return {
        title: t('dapp.paid.lost.title', 'The payment didn’t go through'),
        text: t(
          'dapp.paid.lost.text',
          'Another transfer spent its coins, so {site} won’t get {amount} from this one. It’s still waiting for an answer.',
          { site, amount },
        ),
        notify,
      };
    case 'open':
      return {
        title: t('dapp.paid.open.title', 'The payment was rejected'),
        text: t(
          'dapp.paid.open.text',
          'It could still go through if someone kept a copy. {site} gets its ID, so it can check.',
          { site },
        ),
        notify,
      };
    case 'out':
      return {
        title: t('dapp.paid.out.title', '{amount} is on its way', { amount }),
        text: t('dapp.paid.out.text', '{site} doesn’t know yet that it was you.', { site }),
        notify,
      };
  }
}

export const SITE_MESSAGES = messages('dapp.site', {
  title: 'Connected site',
  address: 'Address it can see',
  gone: 'no longer in this wallet',
  connected: 'Connected',
  lastUsed: 'Last used',
  may: 'Permissions',
  revoke: 'Disconnect',
  revokeTitle: 'Disconnect this site',
  revokeText:
    'This removes it from your list. It still knows your address and what you signed. It never had access to your coins.',
  keep: 'Keep connected',
  unknownTitle: 'Not connected',
  unknownText: 'This site isn’t in your list. Open Kennel from its link to connect it.',
  backToApps: 'Back to apps',
});
