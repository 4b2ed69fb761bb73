// Whom DOGE goes to: one recipient, or a list of several.
import { lazy, memo, Suspense } from 'react';
import {
  type RecipientEvents,
  RecipientFields,
  type RecipientForm,
  type SeveralRecipients,
} from '../../../components/address/RecipientFields.tsx';
import { RecipientListCard } from '../../../components/address/recipients/RecipientListCard.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import type { RecipientListDraft, TxCreateEvents } from './TxCreateScreen.types.ts';

const ListSheet = lazy(async () => ({ default: (await import('./DogeListSheet.tsx')).DogeListSheet }));

interface TxRecipientsProps extends RecipientForm, RecipientEvents {
  readonly list: RecipientListDraft | null;
  readonly network: Network;
  readonly isDisabled: boolean;
  readonly onList: TxCreateEvents['onList'];
}

/** The list takes the place of recipient and amount. */
export const TxRecipients = memo(function TxRecipients(props: TxRecipientsProps) {
  return <RecipientFields {...props} several={severalOf(props)} />;
});

const NO_ADDRESSES: ReadonlySet<string> = new Set();

function severalOf({ list, known, network, isDisabled, onList }: TxRecipientsProps): SeveralRecipients {
  return {
    card:
      list &&
      ((onEdit) => (
        <RecipientListCard
          payments={list.payments}
          total={<AmountText amount={list.total} isHidden={false} />}
          amountOf={({ amount }) => <AmountText amount={amount} hasUnit={false} isHidden={false} />}
          isDisabled={isDisabled}
          onEdit={onEdit}
          onClear={() => onList([])}
        />
      )),
    sheet: (isOpen, onClose) => (
      <Suspense fallback={<span hidden data-coming />}>
        <ListSheet
          isOpen={isOpen}
          payments={list?.payments ?? []}
          network={network}
          commitAddresses={known.commitAddresses ?? NO_ADDRESSES}
          onUse={onList}
          onClose={onClose}
        />
      </Suspense>
    ),
  };
}
