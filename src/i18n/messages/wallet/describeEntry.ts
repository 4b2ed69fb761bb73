// Names a transaction's effect on an account, for list rows and the detail's title.

import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { messages, t } from '../../i18n.ts';
import { describeConfirmations } from './describeConfirmations.ts';

const DONE = messages('entry.done', {
  received: 'Received',
  mined: 'Mined',
  sent: 'Sent',
  'to-self': 'Sent to self',
});
const UNDER_WAY = messages('entry.underWay', {
  received: 'Receiving',
  mined: 'Mining',
  sent: 'Sending',
  'to-self': 'Sending to self',
});

const AGAIN = messages('entry.again', {
  received: 'Receiving again',
  mined: 'Mining again',
  sent: 'Sending again',
  'to-self': 'Sending to self again',
});

/** `Sent`, `Receiving`, `Rejected` … */
export function nameEntry({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string {
  switch (state.kind) {
    case 'confirmed':
      return DONE[direction];
    case 'pending':
      return state.isUndone ? AGAIN[direction] : UNDER_WAY[direction];
    case 'unknown':
      return t('entry.unknown', 'Not confirmed sent');
    case 'dropped':
      return direction === 'received'
        ? t('entry.dropped.notReceived', 'Not received')
        : t('entry.dropped.rejected', 'Rejected');
    case 'replaced':
      return t('entry.replaced', 'Replaced');
  }
}

/** One sentence: the state and its consequence. */
export function explainState({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string {
  switch (state.kind) {
    case 'confirmed':
      return describeConfirmations(state.confirmations);
    case 'pending':
      return state.isUndone
        ? t(
            'entry.state.pending.aBlockHeldIt',
            'Its block was replaced by the network. It’s waiting for a new one; nothing is lost.',
          )
        : t('entry.state.pending.theNetworkHasIt', 'The network has it, but it’s unconfirmed.');
    case 'unknown':
      return t(
        'entry.state.unknown',
        'No response came, so we can’t tell if it was sent. Rebroadcasting is safe: the coins can only be spent once.',
      );
    case 'dropped':
      return direction === 'received'
        ? t(
            'entry.state.dropped.theNetworkForgotIt',
            'The network dropped it before it was confirmed. The sender has to send it again.',
          )
        : t(
            'entry.state.dropped.everyServerThatWas',
            'Every server rejected it. It could still go through if someone kept a copy.',
          );
    case 'replaced':
      return t(
        'entry.state.replaced',
        'Another transfer spends the same coins, so only one of the two can confirm.',
      );
  }
}
