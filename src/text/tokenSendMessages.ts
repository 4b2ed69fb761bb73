// The sentences of sending tokens and files: the form, several recipients, what it costs, the last look.

import type { TransferSubject } from '../domain/drc20/TokenActivity.ts';
import type { TokenUnits } from '../domain/drc20/TokenUnits.ts';
import { foreignText } from '../domain/text/foreignText.ts';
import { bareTokens, inTokens } from './inTokens.ts';
import { inLanguage } from './language.ts';
import { nameSubject } from './nameSubject.ts';
import { inCount } from './numberStyle.ts';
import { countRecipients } from './sendMessages.ts';

/** The form. */
export const TOKEN_FORM_MESSAGES = inLanguage('tokenSendMessages.TOKEN_FORM_MESSAGES', {
  title: 'Send a token',
  fileTitle: 'Send a file',
  review: 'Review',
  loading: 'Reading the token and your coins',
  toReceive: 'Show my address',
  unread: 'Tokens cannot be sent from here',
  unreadText:
    'No token index is set up for this network. A token sent without one could be lost, so Kennel leaves every token where it is.',
  noneText: 'Every index that answers says that this account holds none of it.',
  watchedTitle: 'This address is only watched',
  watchedText: 'To send its tokens, Kennel needs the key of this address.',
  doginalsTitle: 'Doginals stay where they are for now',
  doginalsText:
    'They ride on tiny coins. Kennel shows them and never spends those coins by mistake; it cannot send them yet.',
  nftTitle: 'NFTs cannot be sent',
  nftText: 'The ledger froze this kind: nobody can move one any more. Yours stays with your address.',
  sendDoge: 'Send DOGE instead',
  canBeSent: 'can be sent',
  unknownAmount: 'unknown',
  claims: 'What the indexes say',
  silent: 'does not answer',
  nameless: 'A file without a name',
  unnamedKind: 'unknown kind',
  reads: 'Read the indexes again',
});

/** What it costs. */
export const TOKEN_COST_MESSAGES = inLanguage('tokenSendMessages.TOKEN_COST_MESSAGES', {
  title: 'What it costs',
  fees: 'Network fees',
  given: 'Goes along',
  givenOne: 'a plain coin for the receiver',
  givenMany: 'a plain coin for each receiver',
  total: 'Costs you',
  noService: 'no service fee',
  when: 'All have left',
});

/** The last look. */
export const TOKEN_CONFIRM_MESSAGES = inLanguage('tokenSendMessages.TOKEN_CONFIRM_MESSAGES', {
  title: 'Send a token',
  fileTitle: 'Send a file',
  lead: 'You are sending',
  recipients: 'Who gets what',
  fromBytes: 'Read from the signed bytes',
  fromBytesText: 'Everything here is what was signed, not what was typed.',
  confirms: 'Estimated time',
  sending: 'Sending…',
  agree: 'I know what it costs, and mean it',
});

/** `1 transfer`, `5 transfers`. */
export const countTransfers = inLanguage('tokenSendMessages.countTransfers', (count: number): string =>
  count === 1 ? '1 transfer' : `${inCount(count)} transfers`,
);

/** Two transactions for each transfer. @param transfers - at least 1 */
export const describeFeeCount = inLanguage(
  'tokenSendMessages.describeFeeCount',
  (transfers: number): string => `for ${inCount(2 * transfers)} transactions`,
);

/** How many leave when. @param rest - those that wait for blocks */
export const describeRuns = inLanguage(
  'tokenSendMessages.describeRuns',
  (first: number, rest: number): string =>
    `${inCount(first)} leave now, ${inCount(rest)} after the next blocks`,
);

/** Nothing of a token is held. @param tick - anybody's text; null when it is not known */
export const describeNoneHeld = inLanguage(
  'tokenSendMessages.describeNoneHeld',
  (tick: string | null): string =>
    tick === null ? 'There is nothing to send' : `No ${foreignText(tick)} to send`,
);

/** The hint under the amount. @param leaving - on its way to others already */
export const describeSendable = inLanguage(
  'tokenSendMessages.describeSendable',
  (available: TokenUnits, leaving: TokenUnits, decimals: number, tick: string): string =>
    leaving === 0n
      ? `You can send ${inTokens(available, decimals, tick)}.`
      : `You can send ${inTokens(available, decimals, tick)}; ${bareTokens(leaving, decimals)} is on its way to others.`,
);

/** Everything goes. */
export const describeAllGoes = inLanguage(
  'tokenSendMessages.describeAllGoes',
  (tick: string): string => `All ${foreignText(tick)} that can be sent.`,
);

/** An index and how far behind it is. @param behind - blocks, more than none */
export const describeBehind = inLanguage('tokenSendMessages.describeBehind', (behind: number): string =>
  behind === 1 ? '1 block behind' : `${inCount(behind)} blocks behind`,
);

/** How old a claim is. @param age - as `describeAge` says it */
export const describeClaimAge = inLanguage(
  'tokenSendMessages.describeClaimAge',
  (age: string): string => `as it said ${age}`,
);

/** Longer amounts stand over the button, and not on it. */
const LONGEST_LABEL = 28;

/** The button that sends one. */
export const describeSendOne = inLanguage(
  'tokenSendMessages.describeSendOne',
  (subject: TransferSubject): string => {
    if (subject.kind === 'file') return 'Send the file';
    const named = nameSubject(subject);
    return named.length > LONGEST_LABEL ? 'Send these tokens' : `Send ${named}`;
  },
);

/** The button that sends several. */
export const describeSendMany = inLanguage(
  'tokenSendMessages.describeSendMany',
  (count: number): string => `Send ${countTransfers(count)}`,
);

/** `to 5 recipients`. */
export const describeToMany = inLanguage(
  'tokenSendMessages.describeToMany',
  (count: number): string => `to ${countRecipients(count)}`,
);

/** How many transactions a node took. */
export const describeBroadcast = inLanguage(
  'tokenSendMessages.describeBroadcast',
  (done: number, total: number): string =>
    `${inCount(done)} of ${inCount(total)} transactions are with the network`,
);

/** The button that takes the list. */
export const tokenListAction = inLanguage('tokenSendMessages.tokenListAction', (count: number): string =>
  count === 0 ? 'Nobody to send to yet' : `Send to ${countRecipients(count)}`,
);
