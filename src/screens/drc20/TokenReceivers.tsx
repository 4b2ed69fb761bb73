// Whom a token or a file goes to: one receiver, or for tokens a list of several.
import { lazy, Suspense } from 'react';
import { ReceiverFields, type SeveralReceivers } from '../../components/ReceiverFields.tsx';
import { RecipientListCard } from '../../components/receiver/RecipientListCard.tsx';
import { TokenAmountText } from '../../components/TokenAmountText.tsx';
import type { Network } from '../../domain/address/Network.ts';
import { inTokens } from '../../text/inTokens.ts';
import type { SendTokenEvents, SendTokenForm } from './SendTokenScreen.types.ts';

const ListSheet = lazy(async () => ({ default: (await import('./TokenListSheet.tsx')).TokenListSheet }));

interface TokenReceiversProps extends SendTokenEvents {
  readonly form: SendTokenForm;
  readonly network: Network;
  readonly isDisabled: boolean;
}

/** The list takes the place of receiver and amount. A file has one receiver. */
export function TokenReceivers(props: TokenReceiversProps) {
  const { recipient, known, isReadingCode, codeProblem } = props.form;
  const field = { recipient, known, isReadingCode, codeProblem };
  return <ReceiverFields {...props} {...field} several={severalOf(props)} />;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

function severalOf({ form, network, isDisabled, onList }: TokenReceiversProps): SeveralReceivers | null {
  const { list, subject } = form;
  const { commitAddresses = NO_ADDRESSES } = form.known;
  if (subject.kind === 'file') return null;
  const { decimals, tick } = subject.holding.face;
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
