// DOGE recipients: one, or a list.
import { lazy, memo, Suspense } from 'react';
import {
  type RecipientEvents,
  RecipientFields,
  type RecipientForm,
} from '../../../components/address/RecipientFields.tsx';
import { RecipientListCard } from '../../../components/address/recipients/RecipientListCard.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { DogeListSheetProps } from './DogeListSheet.tsx';
import type { RecipientListDraft, TxCreateEvents } from './TxCreateScreen.types.ts';

const ListSheet = lazy(async () => ({ default: (await import('./DogeListSheet.tsx')).DogeListSheet }));

interface TxRecipientsProps extends RecipientForm, RecipientEvents {
  readonly list: RecipientListDraft | null;
  readonly isDisabled: boolean;
  readonly onList: TxCreateEvents['onList'];
  readonly onEditList: () => void;
}

/** A list replaces recipient and amount. */
export const TxRecipients = memo(function TxRecipients(props: TxRecipientsProps) {
  const { list, isDisabled, onList, onEditList } = props;
  if (list === null) return <RecipientFields {...props} />;
  return (
    <RecipientListCard
      payments={list.payments}
      total={<AmountText amount={list.total} isHidden={false} />}
      amountOf={({ amount }) => <AmountText amount={amount} hasUnit={false} isHidden={false} />}
      isDisabled={isDisabled}
      onEdit={onEditList}
      onClear={() => onList([])}
    />
  );
});

export const TxRecipientList = (props: DogeListSheetProps) => (
  <Suspense fallback={<span hidden data-coming />}>
    <ListSheet {...props} />
  </Suspense>
);
