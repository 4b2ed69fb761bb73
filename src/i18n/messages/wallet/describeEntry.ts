// Names what a transaction did to an account, for rows and for the head of its detail.

import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { messages, t } from '../../i18n.ts';
import { describeConfirmations } from './describeConfirmations.ts';

const DONE = messages('entry.done', {
  received: 'Received',
  mined: 'Mined',
  sent: 'Sent',
  'to-self': 'Moved to yourself',
});
const UNDER_WAY = messages('entry.underWay', {
  received: 'Receiving',
  mined: 'Mining',
  sent: 'Sending',
  'to-self': 'Moving to yourself',
});

const AGAIN = messages('entry.again', {
  received: 'Receiving again',
  mined: 'Mining again',
  sent: 'Sending again',
  'to-self': 'Moving again',
});

/** `Sent`, `Receiving`, `Rejected` … */
export function nameEntry({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string {
  switch (state.kind) {
    case 'confirmed':
      return DONE[direction];
    case 'pending':
      return state.isUndone ? AGAIN[direction] : UNDER_WAY[direction];
    case 'unknown':
      return t('entry.unknown', 'Perhaps sent');
    case 'dropped':
      return direction === 'received'
        ? t('entry.dropped.notReceived', 'Not received')
        : t('entry.dropped.rejected', 'Rejected');
    case 'replaced':
      return t('entry.replaced', 'Replaced');
  }
}

/** What the state means, in one sentence with what follows from it. */
export function explainState({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string {
  switch (state.kind) {
    case 'confirmed':
      return describeConfirmations(state.confirmations);
    case 'pending':
      return state.isUndone
        ? t(
            'entry.state.pending.aBlockHeldIt',
            'A block held it, and the network has dropped that block since. It waits for another one; nothing is lost.',
          )
        : t('entry.state.pending.theNetworkHasIt', 'The network has it, and no block does yet.');
    case 'unknown':
      return t(
        'entry.state.unknown',
        'No answer came, so it may or may not have gone out. The same bytes can be sent again: they can only be spent once.',
      );
    case 'dropped':
      return direction === 'received'
        ? t(
            'entry.state.dropped.theNetworkForgotIt',
            'The network forgot it before a block held it. The sender has to send it again.',
          )
        : t(
            'entry.state.dropped.everyServerThatWas',
            'Every server that was asked rejected it. It could still go through if somebody kept a copy.',
          );
    case 'replaced':
      return t(
        'entry.state.replaced',
        'Another transfer spends the same coins, so only one of the two can ever be in a block.',
      );
  }
}
