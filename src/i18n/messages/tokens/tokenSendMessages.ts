// Messages about sending tokens and files: the form, several recipients, costs, the review.

import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { TokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { bareTokens, inTokens } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { nameSubject, subjectValues } from '../wallet/nameSubject.ts';

export const TOKEN_FORM_MESSAGES = messages('tokenSend.tokenForm', {
  title: 'Send a token',
  fileTitle: 'Send a file',
  review: 'Review',
  loading: 'Loading the token and your coins',
  toReceive: 'Show my address',
  unread: 'Can’t send tokens from here',
  unreadText:
    'No token index is set up for this network. A token sent without one could be lost, so Kennel doesn’t send any.',
  noneText: 'All responding indexes say this account has none of it.',
  watchedTitle: 'This address is watch-only',
  watchedText: 'To send its tokens, Kennel needs this address’s key.',
  doginalsTitle: 'Doginals can’t be sent yet',
  doginalsText: 'They’re attached to tiny coins. Kennel shows and protects them, but can’t send them yet.',
  nftTitle: 'NFTs can’t be sent',
  nftText: 'The ledger froze this kind, so nobody can transfer them. Yours stays at your address.',
  sendDoge: 'Send DOGE instead',
  canBeSent: 'available',
  unknownAmount: 'unknown',
  claims: 'What each source says',
  silent: 'not responding',
  nameless: 'Unnamed file',
  reads: 'Refresh',
});

export const TOKEN_COST_MESSAGES = messages('tokenSend.tokenCost', {
  title: 'Costs',
  fees: 'Network fees',
  given: 'Attached DOGE',
  givenOne: 'a plain coin for the recipient',
  givenMany: 'a plain coin for each recipient',
  total: 'Total',
  noService: 'no service fee',
  when: 'All sent',
});

/** The review. */
export const TOKEN_CONFIRM_MESSAGES = messages('tokenSend.tokenConfirm', {
  title: 'Send a token',
  fileTitle: 'Send a file',
  lead: 'You are sending',
  recipients: 'Recipients',
  fromBytes: 'Read from the signed bytes',
  fromBytesText: 'Everything here is what was signed, not what you typed.',
  confirms: 'Estimated time',
  sending: 'Sending…',
  agree: 'I agree to these costs',
});

/** `1 transfer`, `5 transfers`. */
export const countTransfers = (count: number): string =>
  t('tokenSend.transfers', '{count, plural, one {1 transfer} other {{number} transfers}}', {
    count,
    number: inCount(count),
  });

/** Each transfer takes two transactions. @param transfers - at least 1 */
export const describeFeeCount = (transfers: number): string =>
  t('tokenSend.feeCount', 'for {transfers} transactions', { transfers: inCount(2 * transfers) });

/** @param rest - number of transfers that wait for blocks */
export const describeRuns = (first: number, rest: number): string =>
  t('tokenSend.runs', '{first} sent now, {rest} after the next blocks', {
    first: inCount(first),
    rest: inCount(rest),
  });

/** The balance is zero. @param tick - untrusted; null when unknown */
export const describeNoneHeld = (tick: string | null): string =>
  tick === null
    ? t('tokenSend.noneHeld.thereIsNothingTo', 'Nothing to send')
    : t('tokenSend.noneHeld.noToSend', 'No {tick} to send', { tick: foreignText(tick) });

/** The hint below the amount. @param leaving - used by pending transfers */
export const describeSendable = (
  available: TokenUnits,
  leaving: TokenUnits,
  decimals: number,
  tick: string,
): string =>
  leaving === 0n
    ? t('tokenSend.sendable.youCanSend', 'You can send {available}.', {
        available: inTokens(available, decimals, tick),
      })
    : t('tokenSend.sendable.youCanSendIs', 'You can send {available}; {leaving} is already outgoing.', {
        available: inTokens(available, decimals, tick),
        leaving: bareTokens(leaving, decimals),
      });

export const describeAllGoes = (tick: string): string =>
  t('tokenSend.allGoes', 'Sending max {tick}.', { tick: foreignText(tick) });

/** @param behind - blocks, above zero */
export const describeBehind = (behind: number): string =>
  t('tokenSend.behind', '{behind, plural, one {1 block behind} other {{number} blocks behind}}', {
    behind,
    number: inCount(behind),
  });

/** The age of a claim. @param age - from `describeAge` */
export const describeClaimAge = (age: string): string => t('tokenSend.claimAge', 'updated {age}', { age });

/** Longer amounts go above the button rather than into its label. */
const MAX_LABEL_LENGTH = 28;

/** The button that sends one transfer. */
export function describeSendOne(subject: TransferSubject): string {
  if (subject.kind === 'file') return t('tokenSend.sendOne.sendTheFile', 'Send the file');
  return nameSubject(subject).length > MAX_LABEL_LENGTH
    ? t('tokenSend.sendOne.sendTheseTokens', 'Send these tokens')
    : t(
        'tokenSend.sendOne.send',
        '{kind, select, nft {Send {name} no. {number}} unnumberedNft {Send an NFT of {name}} other {Send {name}}}',
        subjectValues(subject),
      );
}

/** The button that sends several transfers. */
export const describeSendMany = (count: number): string =>
  t('tokenSend.sendMany', '{count, plural, one {Send 1 transfer} other {Send {number} transfers}}', {
    count,
    number: inCount(count),
  });

/** `to 5 recipients`. */
export const describeToMany = (count: number): string =>
  t('tokenSend.toMany', '{count, plural, one {to 1 recipient} other {to {number} recipients}}', {
    count,
    number: inCount(count),
  });

/** The progress of a sent transfer: not broadcast yet, broadcast, or settled by the ledger. */
export type SentProgress = 'leaving' | 'out' | 'arrived';

export function describeTokenSent(subject: TransferSubject, progress: SentProgress): string {
  const values = subjectValues(subject);
  switch (progress) {
    case 'leaving':
      return t(
        'tokenSend.sent.leaving',
        '{kind, select, token {Sending {name}} file {Sending “{name}”} nft {Sending {name} no. {number}} unnumberedNft {Sending your NFT of {name}} other {Sending your file}}',
        values,
      );
    case 'out':
      return t(
        'tokenSend.sent.onItsWay',
        '{kind, select, token {{name} is on its way} file {“{name}” is on its way} nft {{name} no. {number} is on its way} unnumberedNft {Your NFT of {name} is on its way} other {Your file is on its way}}',
        values,
      );
    case 'arrived':
      return t(
        'tokenSend.sent.arrived',
        '{kind, select, token {{name} has arrived} file {“{name}” has arrived} nft {{name} no. {number} has arrived} unnumberedNft {Your NFT of {name} has arrived} other {Your file has arrived}}',
        values,
      );
  }
}

/** How many transactions have been broadcast. */
export const describeBroadcast = (done: number, total: number): string =>
  t('tokenSend.broadcast', '{done} of {total} transactions broadcast', {
    done: inCount(done),
    total: inCount(total),
  });

/** The button that accepts the list. */
export const tokenListAction = (count: number): string =>
  count === 0
    ? t('tokenSend.tokenListAction.nobodyToSendTo', 'No recipients yet')
    : t(
        'tokenSend.tokenListAction.sendTo',
        '{count, plural, one {Send to 1 recipient} other {Send to {number} recipients}}',
        {
          count,
          number: inCount(count),
        },
      );
