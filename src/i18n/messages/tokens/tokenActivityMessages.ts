// The sentences of what became of token moves: their list, one of them, several of them.

import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

/** The list of moves. */
export const ACTIVITY_LIST_MESSAGES = messages('tokenActivity.activityList', {
  title: 'Token moves',
  list: 'Token moves',
  loading: 'Reading token moves',
  refresh: 'Read them again',
  unread: 'No token moves to show',
  unreadText: 'No token index is set up for this network, so nobody tells of them.',
  emptyTitle: 'No token moved yet',
  emptyText: 'Tokens and files that you send or receive stand here.',
  noneTitle: 'No moves of this token',
  noneText: 'The index tells of none.',
  showAll: 'Show all',
  filter: 'Which token',
  all: 'All',
  onItsWay: 'On its way',
  needsAttention: 'Needs a look',
  unknownDay: 'Day unknown',
  end: 'That is all',
  loadingMore: 'Reading older moves',
  missing: 'Older moves are missing here.',
  more: 'Show older moves',
});

/** Who tells of the moves. @param index - its host */
export const describeReportedBy = (index: string): string =>
  t('tokenActivity.teller', 'As {index} tells it', { index });

const DONE = messages('tokenActivity.done', {
  received: 'Received',
  sent: 'Sent',
  minted: 'Minted',
  deployed: 'Deployed',
  burned: 'Burned',
});
const UNDER_WAY = messages('tokenActivity.underWay', {
  received: 'Receiving',
  sent: 'Sending',
  minted: 'Minting',
  deployed: 'Deploying',
  burned: 'Burning',
});
const NOT_DONE = messages('tokenActivity.notDone', {
  received: 'Not received',
  sent: 'Rejected',
  minted: 'Not minted',
  deployed: 'Not deployed',
  burned: 'Not burned',
});

/** `Sent`, `Receiving`, `Not minted`. */
export function nameActivity(way: ActivityDirection, state: 'done' | 'under-way' | 'failed'): string {
  if (state === 'failed') return NOT_DONE[way];
  return state === 'done' ? DONE[way] : UNDER_WAY[way];
}

/** What a transfer's stage is called. */
export function nameStage(stage: TokenStage): string {
  switch (stage) {
    case 'waiting':
      return t('tokenActivity.stage.waiting', 'Waiting its turn');
    case 'committing':
    case 'revealing':
      return t('tokenActivity.stage.committing', 'Leaving');
    case 'sent':
      return t('tokenActivity.stage.sent', 'Waiting for a block');
    case 'mined':
      return t('tokenActivity.stage.mined', 'Waiting for the index');
    case 'indexed':
      return t('tokenActivity.stage.indexed', 'Done');
    case 'failed':
      return t('tokenActivity.stage.failed', 'Rejected by the ledger');
    case 'rejected':
      return t('tokenActivity.stage.rejected', 'Rejected');
    case 'stuck':
      return t('tokenActivity.stage.stuck', 'Stuck half-way');
    case 'recovering':
      return t('tokenActivity.stage.recovering', 'DOGE on its way back');
    case 'recovered':
      return t('tokenActivity.stage.recovered', 'Rejected, DOGE is back');
  }
}

/** What a stage means and what follows; null where the steps say it all. */
export function explainStage(stage: TokenStage): TitledMessage | null {
  switch (stage) {
    case 'waiting':
      return {
        title: t('tokenActivity.stage.waiting.title', 'It waits its turn'),
        text: t(
          'tokenActivity.stage.waiting.text',
          'Nodes take a dozen transfers at a time. Kennel sends this one after the next block, while it is open.',
        ),
      };
    case 'committing':
    case 'revealing':
    case 'sent':
    case 'mined':
    case 'indexed':
      return null;
    case 'failed':
      return {
        title: t('tokenActivity.stage.failed.title', 'The ledger rejected it'),
        text: t('tokenActivity.stage.failed.text', 'No token moved. The network fees are spent.'),
      };
    case 'rejected':
      return {
        title: t('tokenActivity.stage.rejected.title', "It didn't go through"),
        text: t(
          'tokenActivity.stage.rejected.text',
          'Its first transaction, or one before it, was rejected or replaced. It could still go through if somebody kept a copy.',
        ),
      };
    case 'stuck':
      return {
        title: t('tokenActivity.stage.stuck.title', 'It stopped half-way'),
        text: t(
          'tokenActivity.stage.stuck.text',
          'The first transaction is out, and the network refuses the second. No token moved. The DOGE in it is yours, and can be brought back.',
        ),
      };
    case 'recovering':
      return {
        title: t('tokenActivity.stage.recovering.title', 'The DOGE is on its way back'),
        text: t('tokenActivity.stage.recovering.text', 'No token moved. The next block should settle it.'),
      };
    case 'recovered':
      return {
        title: t('tokenActivity.stage.recovered.title', 'The DOGE is back'),
        text: t('tokenActivity.stage.recovered.text', 'No token moved. Only network fees are gone.'),
      };
  }
}

export const ACTIVITY_MESSAGES = messages('tokenActivity.activity', {
  title: 'Token move',
  batchTitle: 'Token transfers',
  unread: 'This move cannot be read',
  unreadText: 'Neither a token index nor your history knows it.',
  chainOnly: 'Only the DOGE side is known',
  chainOnlyText: 'No token index tells which token moved along.',
  open: 'See the whole transaction',
  steps: 'How far it came',
  sentTo: 'Sent to',
  from: 'From',
  to: 'To',
  by: 'By',
  fees: 'Network fees',
  given: 'Went along',
  givenNote: 'a plain coin for the receiver',
  date: 'Written down',
  commit: 'First transaction',
  commitNote: 'prepares the move',
  reveal: 'Second transaction',
  revealNote: 'makes the move',
  block: 'In a block',
  index: 'In the ledger',
  recovery: 'Brings the DOGE back',
  waits: 'waits',
  leaving: 'is leaving',
  withNetwork: 'with the network',
  rejected: 'rejected',
  noBlock: 'not yet',
  noIndex: 'no index answers',
  nothingMoved: 'rejected: nothing moved',
  ownWords: 'In the index’s own words',
  nodeWords: 'In the node’s own words',
  resend: 'Send the same bytes again',
  hasItAgain: 'The network has it.',
  mayBeOut: 'It may or may not have gone out. The same bytes can only be spent once.',
  bringBack: 'Bring the DOGE back',
  bringBackText: 'The token stays yours: nothing moves in the ledger.',
  bringingBack: 'Bringing it back…',
  reportsIndex: 'Told by',
  ledgerBlock: 'Block',
});

/** Who said that it is settled. @param height - its block */
export const describeVerdict = (index: string, height: number): string =>
  t('tokenActivity.verdict', '{index}, block {height}', { index, height: inCount(height) });

/** What an index has still to read. @param behind - blocks; null when it does not say */
export function describeReading(index: string, behind: number | null): string {
  if (behind === null || behind === 0)
    return t('tokenActivity.reading.hasNotToldYet', '{index} has not told yet', { index });
  return t(
    'tokenActivity.reading.is1BlockBehind',
    '{behind, plural, one {{index} is 1 block behind} other {{index} is {number} blocks behind}}',
    { behind, index, number: inCount(behind) },
  );
}

/** Its position in a batch. */
export const describePosition = (position: number, of: number): string =>
  t('tokenActivity.position', '{position} of {of} transfers', {
    position: inCount(position),
    of: inCount(of),
  });

/** The progress of a batch. */
export const describeDone = (done: number, of: number): string =>
  t('tokenActivity.done.ofDone', '{done} of {of} done', { done: inCount(done), of: inCount(of) });

/** What of several is not done. */
export const describeOpenOnes = (onTheirWay: number, waiting: number, failed: number): string =>
  [
    ...(onTheirWay > 0
      ? [t('tokenActivity.openOnes.onTheWay', '{onTheirWay} on the way', { onTheirWay: inCount(onTheirWay) })]
      : []),
    ...(waiting > 0
      ? [t('tokenActivity.openOnes.waiting', '{waiting} waiting', { waiting: inCount(waiting) })]
      : []),
    ...(failed > 0
      ? [t('tokenActivity.openOnes.rejected', '{failed} rejected', { failed: inCount(failed) })]
      : []),
  ].join(' · ');

/** The button that sends rejected ones anew. */
export const describeSendAgain = (count: number): string =>
  t(
    'tokenActivity.sendAgain',
    '{count, plural, one {Send the failed one again} other {Send the {number} failed ones again}}',
    { count, number: inCount(count) },
  );

/** A batch as a row of the list. */
export const nameBatch = (count: number): string =>
  t('tokenActivity.batch', '{count, plural, one {Sending 1 transfer} other {Sending {number} transfers}}', {
    count,
    number: inCount(count),
  });

/** What brings the money back costs. */
export const describeRecovery = (gets: bigint, fee: bigint): string =>
  t('tokenActivity.recovery', '{gets} comes back; {fee} goes to miners.', {
    gets: inDoge(gets),
    fee: inDoge(fee),
  });

/** Which way a move went for an account. */
export function wayOf({ op, from }: Pick<TokenActivity, 'op' | 'from'>, account: string): ActivityDirection {
  if (op === 'mint') return 'minted';
  if (op === 'deploy') return 'deployed';
  if (op === 'burn') return 'burned';
  return from === account ? 'sent' : 'received';
}
