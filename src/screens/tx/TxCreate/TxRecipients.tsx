// Whom DOGE goes to: one recipient, or a list of several.
import { lazy, Suspense } from 'react';
import { RecipientFields, type SeveralRecipients } from '../../../components/address/RecipientFields.tsx';
import { RecipientListCard } from '../../../components/address/recipients/RecipientListCard.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import type { TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';

const ListSheet = lazy(async () => ({ default: (await import('./DogeListSheet.tsx')).DogeListSheet }));

interface TxRecipientsProps extends TxCreateEvents {
  readonly form: TxCreateForm;
  readonly network: Network;
  readonly isDisabled: boolean;
}

/** The list takes the place of recipient and amount. */
export function TxRecipients(props: TxRecipientsProps) {
  const { form, isDisabled } = props;
  const { recipient, known, isReadingCode, codeProblem } = form;
  const field = { recipient, known, isReadingCode, codeProblem, isDisabled };
  return <RecipientFields {...props} {...field} several={severalOf(props)} />;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

function severalOf({ form, network, isDisabled, onList }: TxRecipientsProps): SeveralRecipients {
  const { list, known } = form;
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
