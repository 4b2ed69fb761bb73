/** Changes from a label file, in stories. */

import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { LabelChange } from '../../src/domain/labels/compareLabels.ts';
import type { PersonalName } from '../../src/domain/session/personalName.ts';
import type { TransferNote } from '../../src/domain/tx/transferNote.ts';
import type { ShownChange } from '../../src/screens/settings/Labels/LabelsScreen.types.ts';
import { storyTxid } from './history.ts';
import { ADDRESSES } from './people.ts';
import { addressNamed } from './wallets.ts';

const shown = (change: Omit<LabelChange, 'key'>, isTaken: boolean): ShownChange => ({
  ...change,
  key: JSON.stringify(change.label),
  isTaken,
});

/** A name for an address; `mine` is its name in this wallet. */
export function addressChange(
  address: DogeAddress,
  theirs: string,
  {
    mine = null,
    warning = null,
    isTaken = mine === null && warning === null,
    ...rest
  }: Partial<ShownChange> = {},
): ShownChange {
  const label = { type: 'addr', ref: address, label: theirs as PersonalName, isCut: false } as const;
  return shown({ label, subject: 'contact', mine, theirs, warning, isSeen: true, ...rest }, isTaken);
}

/** A note on a transfer. */
export function noteChange(seed: number, theirs: string, given: Partial<ShownChange> = {}): ShownChange {
  const { mine = null, isTaken = mine === null, isSeen = true } = given;
  const label = {
    type: 'tx',
    ref: storyTxid(seed),
    label: theirs as TransferNote,
    isCut: theirs.endsWith('…'),
  } as const;
  return shown({ label, subject: 'note', mine, theirs, warning: null, isSeen }, isTaken);
}

/** A coin to freeze: never preselected. */
export const coinChange = (seed: number, isSeen = true): ShownChange =>
  shown(
    {
      label: { type: 'output', ref: { txid: storyTxid(seed), vout: 1 } },
      subject: 'frozen-coin',
      mine: null,
      theirs: '',
      warning: null,
      isSeen,
    },
    false,
  );

const XPUB = `dgub8${'kXBZppJrYjDZzWpMzKqYbnrkTJuhCB2nJ3RrYGmLbFMbqdBJAsHoPcfEyFpAzzYgEXqDrkdEWqUWdTbXQYhgGHjDGGcvLZ4qwKZtBUn4'}`;

/** One of each: misleading, different, and new. */
export const CHANGES: readonly ShownChange[] = [
  addressChange(ADDRESSES.exchange, 'Moon Coffee', {
    warning: { kind: 'name-taken', name: 'Moon Coffee', address: ADDRESSES.shop },
  }),
  addressChange(addressNamed('thief'), 'Landlady', {
    warning: { kind: 'look-alike', like: ADDRESSES.friend, name: 'Sam' },
  }),
  addressChange(ADDRESSES.friend, 'Samantha', { mine: 'Sam' }),
  addressChange(ADDRESSES.ours, 'Daily', { mine: 'Everyday', subject: 'account' }),
  noteChange(4, 'Rent for May', { mine: 'Rent' }),
  shown(
    {
      label: { type: 'xpub', ref: XPUB, label: 'Long run' as PersonalName, isCut: false },
      subject: 'wallet',
      mine: 'Wallet 1',
      theirs: 'Long run',
      warning: null,
      isSeen: true,
    },
    false,
  ),
  addressChange(ADDRESSES.savings, 'محفظة العائلة'),
  addressChange(ADDRESSES.vault, 'The house by the lake…', {}),
  noteChange(
    5,
    'Train tickets to the lake and back, for the four of us, with seats by the window and two suitcases in the luggage van, paid by Kim…',
  ),
  noteChange(6, 'Coffee', { isSeen: false }),
  coinChange(7),
  coinChange(8, false),
];

/** Four hundred new notes. */
export const MANY_CHANGES: readonly ShownChange[] = Array.from({ length: 400 }, (_, index) =>
  noteChange(100 + index, `Coffee ${index + 1}`),
);

/** Labels that the wallet already has. */
export const SAME_CHANGES: readonly ShownChange[] = [
  addressChange(ADDRESSES.friend, 'Sam', { mine: 'Sam' }),
  noteChange(4, 'Rent', { mine: 'Rent' }),
];
