// The sentences of a site's request, and of the sites that are connected.
import type { AppRight } from '../../../domain/dapp/ConnectedApp.ts';
import type { DappAction } from '../../../domain/dapp/DappRequest.ts';
import type { Likeness } from '../../../domain/dapp/originProblems.ts';
import { ELEMENT, messages, splitAtElement, type TitledMessage, t } from '../../i18n.ts';

/** What a site asks for. */
export type ActionKind = DappAction['kind'];

/** A request of a site, whatever it asks for. */
export const DAPP_MESSAGES = messages('dapp', {
  openFor: 'Open for',
  account: 'With',
  chooseAccount: 'Which account',
  cancel: 'Cancel',
  strangerTitle: 'You have not connected this site before',
  strangerText: 'Go on only if you came from there just now, and know whose address this is.',
  text: 'The text, to the letter',
  hiddenTitle: 'Some characters here are not seen',
  hiddenText: 'They are drawn as numbers such as U+202E. Honest texts rarely need them.',
  recipient: 'To',
  answerTo: 'Answer goes to',
  payNote: 'The fee, and all there is to check, comes next. Nothing is sent before you say so there.',
  signNote: 'The signature says that this address agreed to this text for this site. It moves no coins.',
  back: 'Back to the wallet',
  done: 'Done',
  again: 'Open it again',
  watchTitle: 'No account here can sign',
  watchText:
    'The site needs proof that an address is yours, and this wallet only watches. Bring in its words or its key first.',
  bringKey: 'Bring in a key',
  twoTitle: 'Another request came in',
  twoText: 'A link asks for something else while this request is open. Only one can be answered at a time.',
  stay: 'Stay with this one',
  takeOther: 'Look at the other one',
  notOpened: 'The site could not be opened',
  notOpenedText: 'It has not heard your answer yet. Try again.',
  failedTitle: 'That did not work',
  failedText: 'The site was told nothing.',
});

/** What a payment is for, as the site has it. It stands between the two parts. */
export const paidFor = (): readonly [string, string] =>
  splitAtElement(t('dapp.paidFor', 'for “{purpose}”', { purpose: ELEMENT }));

/** A request that is rejected. */
export const CONNECT_PROBLEM_MESSAGES = messages('dapp.connectProblem', {
  back: 'Back to the wallet',
  from: 'The request came from',
  dangerTitle: 'Do not follow this link again',
  dangerText: 'Whoever sent it may want to deceive you. Type the address of a site that you know instead.',
  unreported: 'The site was told nothing.',
});

/** The heading, and what the button that says yes is called. */
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
        title: t('dapp.action.pay.title', 'A site asks for a payment'),
        yes: t('dapp.action.pay.yes', 'Check the payment'),
        busy: t('dapp.action.pay.busy', 'Preparing the payment…'),
      };
  }
}

/** What a site may do, and what that means. */
export function describeRight(right: AppRight): TitledMessage {
  switch (right) {
    case 'see-address':
      return {
        title: t('dapp.right.see-address.title', 'Know your address'),
        text: t(
          'dapp.right.see-address.text',
          'With it comes what the chain shows to everybody: its balance and its history.',
        ),
      };
    case 'ask-signature':
      return {
        title: t('dapp.right.ask-signature.title', 'Ask for signatures'),
        text: t('dapp.right.ask-signature.text', 'You see each text, and decide.'),
      };
    case 'ask-payment':
      return {
        title: t('dapp.right.ask-payment.title', 'Ask for payments'),
        text: t('dapp.right.ask-payment.text', 'You see each amount and receiver, and decide.'),
      };
  }
}

/** What no site can do. */
export const CANNOT_MESSAGES = messages('dapp.cannot', {
  may: 'It will be able to',
  title: 'It cannot move your DOGE by itself',
  text: 'It never gets your keys, your words or your password.',
});

const bare = (origin: string): string => origin.replace(/^https:\/\//, '');

/** A resemblance that may be chance. */
export function describeLikeness(likeness: Likeness): TitledMessage {
  switch (likeness.kind) {
    case 'one-letter':
      return {
        title: t('dapp.likeness.one-letter.title', 'One letter away from {as}', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.one-letter.text',
          'You connected that one. This is another site, and may be made to be taken for it.',
        ),
      };
    case 'in-front':
      return {
        title: t('dapp.likeness.in-front.title', 'Begins like {as}', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.in-front.text',
          'You connected that one. What counts is the end of an address, and this one ends elsewhere.',
        ),
      };
    case 'other-letters':
      return {
        title: t('dapp.likeness.other-letters.title', 'A browser draws it as {shown}', {
          shown: likeness.shown,
        }),
        text: t(
          'dapp.likeness.other-letters.text',
          'Its name is written in letters that can look like others. Compare it with what you know.',
        ),
      };
    case 'same-look':
      return {
        title: t('dapp.likeness.same-look.title', 'Looks like {as}, and is not', { as: bare(likeness.as) }),
        text: t(
          'dapp.likeness.same-look.text',
          'You connected that one. This address uses other characters that are drawn alike.',
        ),
      };
    case 'looks-latin':
      return {
        title: t('dapp.likeness.looks-latin.title', 'Looks like {reads}, and is not', {
          reads: likeness.reads,
        }),
        text: t(
          'dapp.likeness.looks-latin.text',
          'It is written {shown}, in letters of another alphabet that are drawn alike.',
          { shown: likeness.shown },
        ),
      };
    case 'mixed-scripts':
      return {
        title: t('dapp.likeness.mixed-scripts.title', 'Letters of several alphabets in one word'),
        text: t(
          'dapp.likeness.mixed-scripts.text',
          'A browser draws it as {shown}. Honest names are not written that way.',
          { shown: likeness.shown },
        ),
      };
  }
}

/** What became of a request. @param site - its address without `https://` */
export function describeOutcome(
  outcome: 'connect' | 'sign' | 'pay' | 'declined',
  site: string,
): TitledMessage {
  switch (outcome) {
    case 'connect':
      return {
        title: t('dapp.outcome.connect.title', 'Connected'),
        text: t('dapp.outcome.connect.text', '{site} knows your address now. You find it under Apps.', {
          site,
        }),
      };
    case 'sign':
      return {
        title: t('dapp.outcome.sign.title', 'Signed'),
        text: t('dapp.outcome.sign.text', '{site} has your signature under this text.', { site }),
      };
    case 'pay':
      return {
        title: t('dapp.outcome.pay.title', 'Paid, and told'),
        text: t('dapp.outcome.pay.text', '{site} knows which payment is yours.', { site }),
      };
    case 'declined':
      return {
        title: t('dapp.outcome.declined.title', 'You said no'),
        text: t('dapp.outcome.declined.text', '{site} was told that, and nothing of your wallet.', { site }),
      };
  }
}

/** A payment that was handed over. `open`: rejected, and it may confirm all the same; `lost`: it never can. */
export type PaymentStatus = 'out' | 'open' | 'lost';

/** A payment that the site does not know of yet. @param amount - with its unit */
export function describePaid(
  status: PaymentStatus,
  amount: string,
  site: string,
): { readonly title: string; readonly text: string; readonly notify: string } {
  const notify = t('dapp.paid', 'Tell the site');
  switch (status) {
    case 'lost':
      return {
        title: t('dapp.paid.lost.title', "The payment didn't go through"),
        text: t(
          'dapp.paid.lost.text',
          "Another transfer spent its coins, so {site} won't get {amount} from this one. It still waits for an answer.",
          { site, amount },
        ),
        notify,
      };
    case 'open':
      return {
        title: t('dapp.paid.open.title', 'The payment was rejected'),
        text: t(
          'dapp.paid.open.text',
          'It could still go through if somebody kept a copy. {site} will be told its id, so it can see for itself.',
          { site },
        ),
        notify,
      };
    case 'out':
      return {
        title: t('dapp.paid.out.title', '{amount} is on its way', { amount }),
        text: t('dapp.paid.out.text', "{site} doesn't know yet that it was you.", { site }),
        notify,
      };
  }
}

/** A connected site. */
export const SITE_MESSAGES = messages('dapp.site', {
  title: 'Connected site',
  address: 'The address it knows',
  gone: 'not in this wallet any more',
  connected: 'Connected',
  lastUsed: 'Last used',
  may: 'What it may do',
  revoke: 'Disconnect',
  revokeTitle: 'Disconnect this site',
  revokeText:
    'It is a stranger again, and leaves this list. What it has seen it knows: your address, and what you signed. Coins were never within its reach.',
  keep: 'Keep it',
  unknownTitle: 'Not connected',
  unknownText: 'This site is not in your list. Open Kennel by its link to connect it.',
  backToApps: 'Back to the apps',
});
