// Notices before sending: warnings by severity, consents, offline, a price change, the purpose.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { DataNote } from '../../../components/money/DataNote.tsx';
import { PurposeNote } from '../../../components/money/PurposeNote.tsx';
import { SigningReview } from '../../../components/review/SigningReview.tsx';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { describePriceMove, PRICE_MESSAGES } from '../../../i18n/messages/send/sendMessages.ts';
import type { TxConfirmEvents, TxConfirmView } from './TxConfirmScreen.types.ts';

type ConfirmNoticesProps = Exclude<TxConfirmView, { status: 'missing' }> & Pick<TxConfirmEvents, 'onAgree'>;

/** Percent; smaller price changes are normal within minutes, and not mentioned. */
const NOTED_MOVE = 2;

/** The most severe first, each grave one with its consent checkbox. */
export function ConfirmNotices(props: ConfirmNoticesProps) {
  return (
    <>
      <SigningReview
        review={props}
        agreement={props.status === 'ready' ? { status: 'asked', agreed: props.agreed } : { status: 'given' }}
        isOffline={props.status === 'ready' && props.isOffline}
        onAgree={props.onAgree}
      />
      {props.transfer.outputs.map(({ data }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other identity than their index
        data === undefined ? null : <DataNote key={index} data={data} />,
      )}
      <PriceMove {...props} />
      <PurposeNote purpose={props.purpose} />
    </>
  );
}

function PriceMove({ priceMove, price, transfer }: ConfirmNoticesProps) {
  if (priceMove === null || price === null || Math.abs(priceMove) <= NOTED_MOVE) return null;
  return (
    <Notice
      tone="caution"
      isLive
      title={describePriceMove(priceMove, inFiat(transfer.sent, price))}
      text={PRICE_MESSAGES.stays}
    />
  );
}
