// The sheet for a list of several DOGE recipients.

import {
  type ListTextEvents,
  type RecipientListing,
  RecipientListSheet,
} from '../../../components/address/recipients/RecipientListSheet.tsx';
import type { ListReading } from '../../../components/address/recipients/RecipientListVerdict.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import {
  formatRecipientList,
  type ListedPayment,
  parseRecipientList,
} from '../../../domain/tx/recipients/recipientList.ts';
import { numberStyle } from '../../../i18n/format/numberStyle.ts';
import {
  describeLineProblem,
  LIST_MESSAGES,
  listActionLabel,
} from '../../../i18n/messages/send/recipientListMessages.ts';

export interface DogeListSheetProps extends ListTextEvents {
  readonly isOpen: boolean;
  /** the current list */
  readonly payments: readonly ListedPayment[];
  readonly network: Network;
  /** redeem script addresses of ours, which must not be paid */
  readonly commitAddresses: ReadonlySet<string>;
  readonly onUse: (payments: readonly ListedPayment[]) => void;
  readonly onClose: () => void;
}

/** Loaded when a list is first opened. */
export function DogeListSheet({ network, commitAddresses, ...sheet }: DogeListSheetProps) {
  return <RecipientListSheet {...sheet} listing={listingOn(network, commitAddresses)} />;
}

const listingOn = (
  network: Network,
  commitAddresses: ReadonlySet<string>,
): RecipientListing<ListedPayment> => ({
  example: LIST_MESSAGES.example,
  read: (text) => readOn(text, network, commitAddresses),
  write: formatRecipientList,
  action: listActionLabel,
});

function readOn(
  text: string,
  network: Network,
  commitAddresses: ReadonlySet<string>,
): ListReading<ListedPayment> | null {
  const list = parseRecipientList(text, network, numberStyle(), commitAddresses);
  if (list === null) return null;
  const rejected = list.rejected.map(({ line, problem }) => ({ line, why: describeLineProblem(problem) }));
  return { ...list, rejected, total: <AmountText amount={list.total} isHidden={false} /> };
}
