// The sentences of what became of token moves: their list, one of them, several of them.
import type { TokenActivity } from '../domain/drc20/TokenActivity.ts';
import type { TokenStage } from '../domain/drc20/TokenTransfer.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';
import { countTransfers } from './tokenSendMessages.ts';

/** Which way a move went. */
export type ActivityKind = 'received' | 'sent' | 'minted' | 'deployed' | 'burned';

/** The list of moves. */
export const ACTIVITY_LIST_MESSAGES = inLanguage('tokenActivityMessages.ACTIVITY_LIST_MESSAGES', {
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
export const describeTeller = inLanguage(
  'tokenActivityMessages.describeTeller',
  (index: string): string => `As ${index} tells it`,
);

const DONE = {
  received: 'Received',
  sent: 'Sent',
  minted: 'Minted',
  deployed: 'Deployed',
  burned: 'Burned',
} as const;
const UNDER_WAY = {
  received: 'Receiving',
  sent: 'Sending',
  minted: 'Minting',
  deployed: 'Deploying',
  burned: 'Burning',
} as const;
const NOT_DONE = {
  received: 'Not received',
  sent: 'Rejected',
  minted: 'Not minted',
  deployed: 'Not deployed',
  burned: 'Not burned',
} as const;

/** `Sent`, `Receiving`, `Not minted`. */
export const nameActivity = inLanguage(
  'tokenActivityMessages.nameActivity',
  (way: ActivityKind, state: 'done' | 'under-way' | 'failed'): string => {
    if (state === 'failed') return NOT_DONE[way];
    return state === 'done' ? DONE[way] : UNDER_WAY[way];
  },
);

/** What a transfer's stage is called. */
export const nameStage = inLanguage('tokenActivityMessages.nameStage', (stage: TokenStage): string => {
  switch (stage) {
    case 'waiting':
      return 'Waiting its turn';
    case 'committing':
    case 'revealing':
      return 'Leaving';
    case 'sent':
      return 'Waiting for a block';
    case 'mined':
      return 'Waiting for the index';
    case 'indexed':
      return 'Done';
    case 'failed':
      return 'Rejected by the ledger';
    case 'refused':
      return 'Rejected';
    case 'stuck':
      return 'Stuck half-way';
    case 'recovering':
      return 'DOGE on its way back';
    case 'recovered':
      return 'Rejected, DOGE is back';
  }
});

/** What a stage means and what follows; null where the steps say it all. */
export const explainStage = inLanguage(
  'tokenActivityMessages.explainStage',
  (stage: TokenStage): { readonly title: string; readonly text: string } | null => {
    switch (stage) {
      case 'waiting':
        return {
          title: 'It waits its turn',
          text: 'Nodes take a dozen transfers at a time. Kennel sends this one after the next block, while it is open.',
        };
      case 'committing':
      case 'revealing':
      case 'sent':
      case 'mined':
      case 'indexed':
        return null;
      case 'failed':
        return {
          title: 'The ledger rejected it',
          text: 'No token moved. The network fees are spent.',
        };
      case 'refused':
        return {
          title: "It didn't go through",
          text: 'Its first transaction, or one before it, was rejected or replaced. It could still go through if somebody kept a copy.',
        };
      case 'stuck':
        return {
          title: 'It stopped half-way',
          text: 'The first transaction is out, and the network refuses the second. No token moved. The DOGE in it is yours, and can be brought back.',
        };
      case 'recovering':
        return {
          title: 'The DOGE is on its way back',
          text: 'No token moved. The next block should settle it.',
        };
      case 'recovered':
        return {
          title: 'The DOGE is back',
          text: 'No token moved. Only network fees are gone.',
        };
    }
  },
);

export const ACTIVITY_MESSAGES = inLanguage('tokenActivityMessages.ACTIVITY_MESSAGES', {
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
  refused: 'rejected',
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
export const describeVerdict = inLanguage(
  'tokenActivityMessages.describeVerdict',
  (index: string, height: number): string => `${index}, block ${inCount(height)}`,
);

/** What an index has still to read. @param behind - blocks; null when it does not say */
export const describeReading = inLanguage(
  'tokenActivityMessages.describeReading',
  (index: string, behind: number | null): string => {
    if (behind === null || behind === 0) return `${index} has not told yet`;
    return `${index} is ${behind === 1 ? '1 block' : `${inCount(behind)} blocks`} behind`;
  },
);

/** Its position in a batch. */
export const describePosition = inLanguage(
  'tokenActivityMessages.describePosition',
  (position: number, of: number): string => `${inCount(position)} of ${inCount(of)} transfers`,
);

/** The progress of a batch. */
export const describeDone = inLanguage(
  'tokenActivityMessages.describeDone',
  (done: number, of: number): string => `${inCount(done)} of ${inCount(of)} done`,
);

/** What of several is not done. */
export const describeOpenOnes = inLanguage(
  'tokenActivityMessages.describeOpenOnes',
  (onTheirWay: number, waiting: number, failed: number): string => {
    const parts = [
      ...(onTheirWay > 0 ? [`${inCount(onTheirWay)} on the way`] : []),
      ...(waiting > 0 ? [`${inCount(waiting)} waiting`] : []),
      ...(failed > 0 ? [`${inCount(failed)} rejected`] : []),
    ];
    return parts.join(' · ');
  },
);

/** The button that sends refused ones anew. */
export const describeSendAgain = inLanguage(
  'tokenActivityMessages.describeSendAgain',
  (count: number): string =>
    count === 1 ? 'Send the one that failed anew' : `Send the ${inCount(count)} that failed anew`,
);

/** A batch as a row of the list. */
export const nameBatch = inLanguage(
  'tokenActivityMessages.nameBatch',
  (count: number): string => `Sending ${countTransfers(count)}`,
);

/** What brings the money back costs. */
export const describeRecovery = inLanguage(
  'tokenActivityMessages.describeRecovery',
  (gets: bigint, fee: bigint): string => `${inDoge(gets)} comes back; ${inDoge(fee)} goes to miners.`,
);

/** Which way a move went for an account. */
export function wayOf({ op, from }: Pick<TokenActivity, 'op' | 'from'>, account: string): ActivityKind {
  if (op === 'mint') return 'minted';
  if (op === 'deploy') return 'deployed';
  if (op === 'burn') return 'burned';
  return from === account ? 'sent' : 'received';
}
