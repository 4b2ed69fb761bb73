// Messages about token transfers: their list, single ones, and batches.

import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

export const ACTIVITY_LIST_MESSAGES = messages('tokenActivity.activityList', {
  title: 'Token activity',
  list: 'Token activity',
  loading: 'Loading token activity',
  refresh: 'Refresh',
  unread: 'Token activity unavailable',
  unreadText: 'No token index is set up for this network.',
  emptyTitle: 'No token activity yet',
  emptyText: 'Tokens and files you send or receive appear here.',
  noneTitle: 'No activity for this token',
  noneText: 'The index lists none.',
  showAll: 'Show all',
  filter: 'Which token',
  all: 'All',
  onItsWay: 'Pending',
  needsAttention: 'Needs attention',
  unknownDay: 'Day unknown',
  end: 'No more activity',
  loadingMore: 'Loading older activity',
  missing: 'Older activity is missing here.',
  more: 'Show older activity',
});

/** The source of the list. @param index - its host */
export const describeReportedBy = (index: string): string =>
  t('tokenActivity.teller', 'According to {index}', { index });

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

export function nameStage(stage: TokenStage): string {
  switch (stage) {
    case 'waiting':
      return t('tokenActivity.stage.waiting', 'Queued');
    case 'committing':
    case 'revealing':
      return t('tokenActivity.stage.committing', 'Sending');
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
      return t('tokenActivity.stage.stuck', 'Stopped halfway');
    case 'recovering':
      return t('tokenActivity.stage.recovering', 'Recovering DOGE');
    case 'recovered':
      return t('tokenActivity.stage.recovered', 'Rejected, DOGE recovered');
  }
}

/** A stage's meaning and consequences; null when the steps are enough. */
export function explainStage(stage: TokenStage): TitledMessage | null {
  switch (stage) {
    case 'waiting':
      return {
        title: t('tokenActivity.stage.waiting.title', 'Queued'),
        text: t(
          'tokenActivity.stage.waiting.text',
          'Nodes accept a dozen transfers at a time. Kennel sends this one after the next block, while it’s open.',
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
        text: t(
          'tokenActivity.stage.failed.text',
          'The token index says that no token was transferred. If it’s wrong, sending again transfers twice. The network fees are spent.',
        ),
      };
    case 'rejected':
      return {
        title: t('tokenActivity.stage.rejected.title', 'It didn’t go through'),
        text: t(
          'tokenActivity.stage.rejected.text',
          'Its first transaction, or one before it, was rejected or replaced. It could still go through if someone kept a copy.',
        ),
      };
    case 'stuck':
      return {
        title: t('tokenActivity.stage.stuck.title', 'It stopped halfway'),
        text: t(
          'tokenActivity.stage.stuck.text',
          'The first transaction was sent, but the network rejects the second. No token was transferred, and you can recover the DOGE.',
        ),
      };
    case 'recovering':
      return {
        title: t('tokenActivity.stage.recovering.title', 'Your DOGE is on its way back'),
        text: t(
          'tokenActivity.stage.recovering.text',
          'No token was transferred. It should be settled in the next block.',
        ),
      };
    case 'recovered':
      return {
        title: t('tokenActivity.stage.recovered.title', 'DOGE recovered'),
        text: t(
          'tokenActivity.stage.recovered.text',
          'No token was transferred. You only paid network fees.',
        ),
      };
  }
}

export const ACTIVITY_MESSAGES = messages('tokenActivity.activity', {
  title: 'Token transfer',
  batchTitle: 'Token transfers',
  unread: 'Transfer unavailable',
  unreadText: 'It’s in neither a token index nor your history.',
  chainOnly: 'Only the DOGE side is known',
  chainOnlyText: 'No token index says which token was transferred.',
  changedTitle: 'Balance change',
  changed: 'Why it changed isn’t known',
  changedText:
    'The index lists this change of your balance, and no transfer. A pool, a stake or a sale may have made it.',
  open: 'View full transaction',
  steps: 'Progress',
  sentTo: 'Sent to',
  from: 'From',
  to: 'To',
  by: 'By',
  fees: 'Network fees',
  given: 'Attached DOGE',
  givenNote: 'a plain coin for the recipient',
  date: 'Created',
  commit: 'First transaction',
  commitNote: 'prepares the transfer',
  reveal: 'Second transaction',
  revealNote: 'makes the transfer',
  block: 'In a block',
  index: 'In the ledger',
  recovery: 'Recovers the DOGE',
  waits: 'waiting',
  leaving: 'sending',
  withNetwork: 'broadcast',
  rejected: 'rejected',
  noBlock: 'not yet',
  noIndex: 'no index responding',
  nothingMoved: 'rejected: no token transferred',
  ownWords: 'Index’s message',
  nodeWords: 'Node’s message',
  resend: 'Rebroadcast',
  hasItAgain: 'The network has it.',
  mayBeOut: 'It may or may not have been sent. Rebroadcasting is safe.',
  bringBack: 'Recover the DOGE',
  bringBackText: 'You keep the token: nothing changes in the ledger.',
  bringingBack: 'Recovering…',
  reportsIndex: 'Source',
  ledgerBlock: 'Block',
});

/** The index that settled it. @param height - its block */
export const describeVerdict = (index: string, height: number): string =>
  t('tokenActivity.verdict', '{index}, block {height}', { index, height: inCount(height) });

/** What an index has still to read. @param behind - blocks; null when unknown */
export function describeReading(index: string, behind: number | null): string {
  if (behind === null || behind === 0)
    return t('tokenActivity.reading.hasNotToldYet', '{index} hasn’t responded yet', { index });
  return t(
    'tokenActivity.reading.is1BlockBehind',
    '{behind, plural, one {{index} is 1 block behind} other {{index} is {number} blocks behind}}',
    { behind, index, number: inCount(behind) },
  );
}

export const describePosition = (position: number, of: number): string =>
  t('tokenActivity.position', '{position} of {of} transfers', {
    position: inCount(position),
    of: inCount(of),
  });

export const describeDone = (done: number, of: number): string =>
  t('tokenActivity.done.ofDone', '{done} of {of} done', { done: inCount(done), of: inCount(of) });

/** Unfinished transfers of a batch. */
export const describeOpenOnes = (onTheirWay: number, waiting: number, failed: number): string =>
  [
    ...(onTheirWay > 0
      ? [t('tokenActivity.openOnes.onTheWay', '{onTheirWay} pending', { onTheirWay: inCount(onTheirWay) })]
      : []),
    ...(waiting > 0
      ? [t('tokenActivity.openOnes.waiting', '{waiting} waiting', { waiting: inCount(waiting) })]
      : []),
    ...(failed > 0
      ? [t('tokenActivity.openOnes.rejected', '{failed} rejected', { failed: inCount(failed) })]
      : []),
  ].join(' · ');

/** The button that repeats failed transfers. */
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

/** The costs of a recovery. */
export const describeRecovery = (gets: bigint, fee: bigint): string =>
  t('tokenActivity.recovery', 'You recover {gets}; {fee} goes to miners.', {
    gets: inDoge(gets),
    fee: inDoge(fee),
  });

/** The direction of a transfer for an account. */
export function wayOf({ op, from }: Pick<TokenActivity, 'op' | 'from'>, account: string): ActivityDirection {
  if (op === 'mint') return 'minted';
  if (op === 'deploy') return 'deployed';
  if (op === 'burn') return 'burned';
  return from === account ? 'sent' : 'received';
}
