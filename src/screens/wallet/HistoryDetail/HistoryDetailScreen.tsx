// The details of one transaction: state, amount, counterpart, note; then options, and the rest collapsed.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { TxidCard } from '../../../components/address/TxidCard.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { HiddenAmounts } from '../../../components/money/HiddenAmounts.tsx';
import type { EntryToken } from '../../../domain/history/HistoryEntry.ts';
import { BILL_MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import { TOKEN_ENTRY_MESSAGES } from '../../../i18n/messages/tokens/tokenEntryMessages.ts';
import { FACT_MESSAGES, SIDE_MESSAGES } from '../../../i18n/messages/wallet/detailMessages.ts';
import { DETAIL_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import { RESCUE_MESSAGES } from '../../../i18n/messages/wallet/rescueMessages.ts';
import { DetailHead } from '../DetailHead.tsx';
import { DetailSkeleton } from '../DetailSkeleton.tsx';
import { TechnicalDetails } from '../TechnicalDetails.tsx';
import { DetailExplorers } from './DetailExplorers.tsx';
import { DetailCounterpart, DetailFacts } from './DetailFacts.tsx';
import { DetailNote } from './DetailNote.tsx';
import { DetailNotice } from './DetailNotice.tsx';
import { DetailRescue } from './DetailRescue.tsx';
import { DetailScript } from './DetailScript.tsx';
import { DetailSides } from './DetailSides.tsx';
import type { HistoryDetailEvents, HistoryDetailView } from './HistoryDetailScreen.types.ts';
import { mayRebroadcast } from './mayRebroadcast.ts';

type DetailProps = HistoryDetailView & HistoryDetailEvents;
type ReadyProps = Extract<DetailProps, { status: 'ready' }>;

/** One transaction (Spec §2, route /history-detail). */
export function HistoryDetailScreen(props: DetailProps) {
  const hasBottom = props.status === 'ready' && (hasRebroadcast(props) || props.canRepeat);
  return (
    <HiddenAmounts isHidden={props.isHidden}>
      <Page title={FACT_MESSAGES.title} {...(hasBottom ? { bottom: <DetailActions {...props} /> } : {})}>
        <DetailBody {...props} />
        {props.status === 'ready' ? (
          <DetailTechnical {...props} />
        ) : (
          <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
        )}
      </Page>
    </HiddenAmounts>
  );
}

function DetailBody(props: DetailProps) {
  switch (props.status) {
    case 'loading':
      return <DetailSkeleton />;
    case 'failed':
      return <DetailFailure {...props} />;
    case 'ready': {
      const { detail, rebroadcast, rescue, price, nowMs, nameOf } = props;
      return (
        <>
          <DetailHead entry={detail.entry} price={price} nowMs={nowMs} />
          <ToTransfer token={detail.entry.token ?? null} onTransfer={props.onTransfer} />
          {props.scriptMoney !== null && (
            <DetailScript
              money={props.scriptMoney}
              review={props.scriptReview}
              agreed={props.scriptAgreed}
              isHidden={props.isHidden}
              onBringBack={props.onBringBack}
              onScriptAgree={props.onScriptAgree}
            />
          )}
          <DetailNotice entry={detail.entry} rebroadcast={rebroadcast} onEntry={props.onEntry} />
          <DetailCounterpart detail={detail} nameOf={nameOf} />
          {props.onReceipt && (
            <Button tone="quiet" icon="file" isWide onPress={props.onReceipt}>
              {BILL_MESSAGES.seeReceipt}
            </Button>
          )}
          <DetailNote
            key={props.note}
            note={props.note}
            other={props.noteOther}
            onNote={props.onNote}
            onGiven={props.onNoteText}
          />
          {rescue !== null && <DetailRescue {...props} rescue={rescue} />}
        </>
      );
    }
  }
}

/** Fee, coins, id and explorers. */
function DetailTechnical(props: ReadyProps) {
  const { detail, price } = props;
  return (
    <TechnicalDetails>
      <DetailFacts detail={detail} price={price} />
      <DetailSides title={SIDE_MESSAGES.from} sides={detail.inputs} />
      <DetailSides title={SIDE_MESSAGES.to} sides={detail.outputs} />
      <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
      {props.explorers.length > 0 && <DetailExplorers {...props} />}
    </TechnicalDetails>
  );
}

interface ToTransferProps extends Pick<DetailProps, 'onTransfer'> {
  readonly token: EntryToken | null;
}

/** Renders nothing if only the transfer's script is known. */
function ToTransfer({ token, onTransfer }: ToTransferProps) {
  const of = token?.of ?? null;
  if (of === null) return null;
  return (
    <Button tone="quiet" size="small" onPress={() => onTransfer(of)}>
      {TOKEN_ENTRY_MESSAGES.see}
    </Button>
  );
}

function DetailFailure(props: Extract<DetailProps, { status: 'failed' }>) {
  return (
    <>
      {props.entry && <DetailHead entry={props.entry} price={props.price} nowMs={props.nowMs} />}
      <FaultState fault={props.fault} drawing={props.entry ? 'none' : 'large'} onRetry={props.onRetry} />
    </>
  );
}

/** Rebroadcasting is offered only if the network doesn't have it, and might accept these bytes. */
function hasRebroadcast({ rebroadcast, detail }: ReadyProps): boolean {
  const isMissing = detail.entry.state.kind === 'unknown' || detail.entry.state.kind === 'dropped';
  return isMissing && mayRebroadcast(rebroadcast);
}

/** In the page: sending bytes is never on the host's button. */
function DetailActions(props: DetailProps) {
  if (props.status !== 'ready') return null;
  const isBusy = props.rebroadcast.kind === 'sending';
  if (hasRebroadcast(props)) {
    return (
      <BottomAction
        isInPageOnly
        label={RESCUE_MESSAGES.resend}
        isEnabled={!isBusy}
        isBusy={isBusy}
        onPress={props.onRebroadcast}
      />
    );
  }
  return (
    <Button tone="quiet" icon="send" isWide onPress={props.onRepeat}>
      {DETAIL_MESSAGES.repeat}
    </Button>
  );
}
