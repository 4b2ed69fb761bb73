// Names what a transaction did to an account, for rows and for the head of its detail.

import type { HistoryEntry } from '../domain/tx/HistoryEntry.ts';
import { describeConfirmations } from './describeConfirmations.ts';
import { inLanguage } from './language.ts';

const DONE = { received: 'Received', mined: 'Mined', sent: 'Sent', 'to-self': 'Moved to yourself' } as const;
const UNDER_WAY = {
  received: 'Receiving',
  mined: 'Mining',
  sent: 'Sending',
  'to-self': 'Moving to yourself',
} as const;

const AGAIN = {
  received: 'Receiving again',
  mined: 'Mining again',
  sent: 'Sending again',
  'to-self': 'Moving again',
} as const;

/** `Sent`, `Receiving`, `Rejected` … */
export const nameEntry = inLanguage(
  'describeEntry.nameEntry',
  ({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string => {
    switch (state.kind) {
      case 'confirmed':
        return DONE[direction];
      case 'pending':
        return state.isUndone ? AGAIN[direction] : UNDER_WAY[direction];
      case 'unknown':
        return 'Perhaps sent';
      case 'dropped':
        return direction === 'received' ? 'Not received' : 'Rejected';
      case 'replaced':
        return 'Replaced';
    }
  },
);

/** What the state means, in one sentence with what follows from it. */
export const explainState = inLanguage(
  'describeEntry.explainState',
  ({ direction, state }: Pick<HistoryEntry, 'direction' | 'state'>): string => {
    switch (state.kind) {
      case 'confirmed':
        return describeConfirmations(state.confirmations);
      case 'pending':
        return state.isUndone
          ? 'A block held it, and the network has dropped that block since. It waits for another one; nothing is lost.'
          : 'The network has it, and no block does yet.';
      case 'unknown':
        return 'No answer came, so it may or may not have gone out. The same bytes can be sent again: they can only be spent once.';
      case 'dropped':
        return direction === 'received'
          ? 'The network forgot it before a block held it. The sender has to send it again.'
          : 'Every server that was asked rejected it. It could still go through if somebody kept a copy.';
      case 'replaced':
        return 'Another transfer spends the same coins, so only one of the two can ever be in a block.';
    }
  },
);
