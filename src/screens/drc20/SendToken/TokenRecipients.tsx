// Recipients of a token or a file: one, or for tokens a list.
import { lazy, Suspense } from 'react';
import { RecipientFields } from '../../../components/address/RecipientFields.tsx';
import { RecipientListCard } from '../../../components/address/recipients/RecipientListCard.tsx';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import { inTokens } from '../../../i18n/format/inAmounts.ts';
import type { SendTokenEvents, SendTokenForm } from './SendTokenScreen.types.ts';
import type { TokenListSheetProps } from './TokenListSheet.tsx';

const ListSheet = lazy(async () => ({ default: (await import('./TokenListSheet.tsx')).TokenListSheet }));

interface TokenRecipientsProps extends SendTokenEvents {
  readonly form: SendTokenForm;
  readonly isDisabled: boolean;
  readonly onEditList: () => void;
}

/** A list replaces recipient and amount. A file has one recipient. */
export function TokenRecipients(props: TokenRecipientsProps) {
  const { list, subject } = props.form;
  if (list === null || subject.kind === 'file') return <RecipientFields {...props} {...props.form} />;
  const { decimals, tick } = subject.holding.summary;
  return (
    <RecipientListCard
      payments={list.payments}
      total={inTokens(list.total, decimals, tick)}
      amountOf={({ amount }) => <TokenAmountText units={amount} decimals={decimals} isHidden={false} />}
      isDisabled={props.isDisabled}
      onEdit={props.onEditList}
      onClear={() => props.onList([])}
    />
  );
}

export const TokenRecipientList = (props: TokenListSheetProps) => (
  <Suspense fallback={<span hidden data-coming />}>
    <ListSheet {...props} />
  </Suspense>
);
