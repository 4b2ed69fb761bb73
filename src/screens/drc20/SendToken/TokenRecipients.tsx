// Whom a token or a file goes to: one recipient, or for tokens a list of several.
import { lazy, Suspense } from 'react';
import { RecipientFields, type SeveralRecipients } from '../../../components/address/RecipientFields.tsx';
import { RecipientListCard } from '../../../components/address/recipients/RecipientListCard.tsx';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import { inTokens } from '../../../i18n/format/inAmounts.ts';
import type { SendTokenEvents, SendTokenForm } from './SendTokenScreen.types.ts';

const ListSheet = lazy(async () => ({ default: (await import('./TokenListSheet.tsx')).TokenListSheet }));

interface TokenRecipientsProps extends SendTokenEvents {
  readonly form: SendTokenForm;
  readonly network: Network;
  readonly isDisabled: boolean;
}

/** The list takes the place of recipient and amount. A file has one recipient. */
export function TokenRecipients(props: TokenRecipientsProps) {
  const { recipient, known, isReadingCode, codeProblem } = props.form;
  const field = { recipient, known, isReadingCode, codeProblem };
  return <RecipientFields {...props} {...field} several={severalOf(props)} />;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

function severalOf({ form, network, isDisabled, onList }: TokenRecipientsProps): SeveralRecipients | null {
  const { list, subject } = form;
  const { commitAddresses = NO_ADDRESSES } = form.known;
  if (subject.kind === 'file') return null;
  const { decimals, tick } = subject.holding.summary;
  return {
    card:
      list &&
      ((onEdit) => (
        <RecipientListCard
          payments={list.payments}
          total={inTokens(list.total, decimals, tick)}
          amountOf={({ amount }) => <TokenAmountText units={amount} decimals={decimals} isHidden={false} />}
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
          token={{ network, decimals, tick, commitAddresses }}
          onUse={onList}
          onClose={onClose}
        />
      </Suspense>
    ),
  };
}
