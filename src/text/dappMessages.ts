// The sentences of a site's request, and of the sites that are connected.
import type { AppRight } from '../domain/dapp/ConnectedApp.ts';
import type { DappAction } from '../domain/dapp/DappRequest.ts';
import type { Likeness } from '../domain/dapp/originProblems.ts';
import { inLanguage } from './language.ts';

/** What a site asks for. */
export type ActionKind = DappAction['kind'];

/** A request of a site, whatever it asks for. */
export const DAPP_MESSAGES = inLanguage('dappMessages.DAPP_MESSAGES', {
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
export const paidFor = inLanguage('dappMessages.paidFor', (): readonly [string, string] => ['for “', '”']);

/** A request that is refused. */
export const CONNECT_PROBLEM_MESSAGES = inLanguage('dappMessages.CONNECT_PROBLEM_MESSAGES', {
  back: 'Back to the wallet',
  from: 'The request came from',
  dangerTitle: 'Do not follow this link again',
  dangerText: 'Whoever sent it may want to deceive you. Type the address of a site that you know instead.',
  unreported: 'The site was told nothing.',
});

/** The heading, and what the button that says yes is called. */
export const describeAction = inLanguage(
  'dappMessages.describeAction',
  (kind: ActionKind): { readonly title: string; readonly yes: string; readonly busy: string } => {
    switch (kind) {
      case 'connect':
        return { title: 'A site wants to connect', yes: 'Connect', busy: 'Connecting…' };
      case 'sign':
        return { title: 'A site wants a signature', yes: 'Sign', busy: 'Signing…' };
      case 'pay':
        return {
          title: 'A site asks for a payment',
          yes: 'Check the payment',
          busy: 'Preparing the payment…',
        };
    }
  },
);

/** What a site may do, and what that means. */
export const describeRight = inLanguage(
  'dappMessages.describeRight',
  (right: AppRight): { readonly title: string; readonly text: string } => {
    switch (right) {
      case 'see-address':
        return {
          title: 'Know your address',
          text: 'With it comes what the chain shows to everybody: its balance and its history.',
        };
      case 'ask-signature':
        return { title: 'Ask for signatures', text: 'You see each text, and decide.' };
      case 'ask-payment':
        return { title: 'Ask for payments', text: 'You see each amount and receiver, and decide.' };
    }
  },
);

/** What no site can do. */
export const CANNOT_MESSAGES = inLanguage('dappMessages.CANNOT_MESSAGES', {
  may: 'It will be able to',
  title: 'It cannot move your DOGE by itself',
  text: 'It never gets your keys, your words or your password.',
});

const bare = (origin: string): string => origin.replace(/^https:\/\//, '');

/** A resemblance that may be chance. */
export const describeLikeness = inLanguage(
  'dappMessages.describeLikeness',
  (likeness: Likeness): { readonly title: string; readonly text: string } => {
    switch (likeness.kind) {
      case 'one-letter':
        return {
          title: `One letter away from ${bare(likeness.as)}`,
          text: 'You connected that one. This is another site, and may be made to be taken for it.',
        };
      case 'in-front':
        return {
          title: `Begins like ${bare(likeness.as)}`,
          text: 'You connected that one. What counts is the end of an address, and this one ends elsewhere.',
        };
      case 'other-letters':
        return {
          title: `A browser draws it as ${likeness.shown}`,
          text: 'Its name is written in letters that can look like others. Compare it with what you know.',
        };
      case 'same-look':
        return {
          title: `Looks like ${bare(likeness.as)}, and is not`,
          text: 'You connected that one. This address uses other characters that are drawn alike.',
        };
      case 'looks-latin':
        return {
          title: `Looks like ${likeness.reads}, and is not`,
          text: `It is written ${likeness.shown}, in letters of another alphabet that are drawn alike.`,
        };
      case 'mixed-scripts':
        return {
          title: 'Letters of several alphabets in one word',
          text: `A browser draws it as ${likeness.shown}. Honest names are not written that way.`,
        };
    }
  },
);

/** What became of a request. @param site - its address without `https://` */
export const describeOutcome = inLanguage(
  'dappMessages.describeOutcome',
  (
    outcome: 'connect' | 'sign' | 'pay' | 'declined',
    site: string,
  ): { readonly title: string; readonly text: string } => {
    switch (outcome) {
      case 'connect':
        return { title: 'Connected', text: `${site} knows your address now. You find it under Apps.` };
      case 'sign':
        return { title: 'Signed', text: `${site} has your signature under this text.` };
      case 'pay':
        return { title: 'Paid, and told', text: `${site} knows which payment is yours.` };
      case 'declined':
        return { title: 'You said no', text: `${site} was told that, and nothing of your wallet.` };
    }
  },
);

/** A payment that the site does not know of yet. @param amount - with its unit */
export const describePaid = inLanguage(
  'dappMessages.describePaid',
  (
    status: 'out' | 'open' | 'lost',
    amount: string,
    site: string,
  ): { readonly title: string; readonly text: string; readonly notify: string } => {
    const notify = 'Tell the site';
    switch (status) {
      case 'lost':
        return {
          title: "The payment didn't go through",
          text: `Another transfer spent its coins, so ${site} won't get ${amount} from this one. It still waits for an answer.`,
          notify,
        };
      case 'open':
        return {
          title: 'The payment was rejected',
          text: `It could still go through if somebody kept a copy. ${site} will be told its id, so it can see for itself.`,
          notify,
        };
      case 'out':
        return {
          title: `${amount} is on its way`,
          text: `${site} doesn't know yet that it was you.`,
          notify,
        };
    }
  },
);

/** A connected site. */
export const SITE_MESSAGES = inLanguage('dappMessages.SITE_MESSAGES', {
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
