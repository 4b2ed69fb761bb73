// The sheet for a list of several token recipients.

import {
  type ListTextEvents,
  type RecipientListing,
  RecipientListSheet,
} from '../../../components/address/recipients/RecipientListSheet.tsx';
import type { ListReading } from '../../../components/address/recipients/RecipientListVerdict.tsx';
import type { TokenPayment } from '../../../domain/drc20/send/TokenPayment.ts';
import {
  formatTokenRecipients,
  type ListedToken,
  parseTokenRecipients,
} from '../../../domain/drc20/send/tokenRecipients.ts';
import { inTokens } from '../../../i18n/format/inAmounts.ts';
import { numberStyle } from '../../../i18n/format/numberStyle.ts';
import { LIST_MESSAGES } from '../../../i18n/messages/send/recipientListMessages.ts';
import { describeTokenLineProblem } from '../../../i18n/messages/tokens/describeTokenProblem.ts';
import { tokenListAction } from '../../../i18n/messages/tokens/tokenSendMessages.ts';

export interface TokenListSheetProps extends ListTextEvents {
  readonly isOpen: boolean;
  /** the current list */
  readonly payments: readonly TokenPayment[];
  readonly token: ListedToken;
  readonly onUse: (payments: readonly TokenPayment[]) => void;
  readonly onClose: () => void;
}

/** Loaded when a list is first opened. */
export function TokenListSheet({ token, ...sheet }: TokenListSheetProps) {
  return <RecipientListSheet {...sheet} listing={listingOf(token)} />;
}

const listingOf = (token: ListedToken): RecipientListing<TokenPayment> => ({
  example: LIST_MESSAGES.example,
  read: (text) => readOf(text, token),
  write: (payments) => formatTokenRecipients(payments, token.decimals),
  action: tokenListAction,
});

function readOf(text: string, token: ListedToken): ListReading<TokenPayment> | null {
  const list = parseTokenRecipients(text, token, numberStyle());
  if (list === null) return null;
  const rejected = list.rejected.map(({ line, problem }) => ({
    line,
    why: describeTokenLineProblem(problem, token),
  }));
  return { ...list, rejected, total: inTokens(list.total, token.decimals, token.tick) };
}
