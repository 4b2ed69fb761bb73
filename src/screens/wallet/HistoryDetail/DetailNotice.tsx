// Explains an unusual state, and the result of rebroadcasting.
import { Notice } from '../../../components/feedback/Notice.tsx';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { describeFault } from '../../../i18n/messages/app/describeFault.ts';
import { describeReject } from '../../../i18n/messages/send/describeReject.ts';
import { explainState } from '../../../i18n/messages/wallet/describeEntry.ts';
import { STATE_MESSAGES } from '../../../i18n/messages/wallet/detailMessages.ts';
import type { Rebroadcast } from './HistoryDetailScreen.types.ts';

interface DetailNoticeProps {
  readonly entry: HistoryEntry;
  readonly rebroadcast: Rebroadcast;
  readonly onEntry: (txid: Txid) => void;
}

/** Renders nothing for confirmed transactions. */
export function DetailNotice({ entry, rebroadcast, onEntry }: DetailNoticeProps) {
  return (
    <>
      <StateNotice entry={entry} onEntry={onEntry} />
      <RebroadcastNotice rebroadcast={rebroadcast} />
    </>
  );
}

function StateNotice({ entry, onEntry }: Pick<DetailNoticeProps, 'entry' | 'onEntry'>) {
  const { state } = entry;
  const text = explainState(entry);
  switch (state.kind) {
    case 'confirmed':
      return null;
    case 'pending':
      return <Notice tone="note" title={text} />;
    case 'unknown':
    case 'dropped':
      return <Notice tone="caution" title={text} />;
    case 'replaced': {
      const { by } = state;
      const action =
        by === null ? {} : { action: { label: STATE_MESSAGES.seeOther, onPress: () => onEntry(by) } };
      return <Notice tone="caution" title={text} {...action} />;
    }
  }
}

function RebroadcastNotice({ rebroadcast }: Pick<DetailNoticeProps, 'rebroadcast'>) {
  switch (rebroadcast.kind) {
    case 'impossible':
    case 'possible':
    case 'sending':
      return null;
    case 'sent':
      return <Notice tone="note" isLive title={STATE_MESSAGES.hasItAgain} />;
    case 'rejected': {
      const message = describeReject(rebroadcast.reason);
      return <Notice tone="problem" isLive title={message.title} text={message.why} />;
    }
    case 'failed': {
      const message = describeFault(rebroadcast.fault);
      return <Notice tone="caution" isLive title={message.title} text={STATE_MESSAGES.mayBeOut} />;
    }
  }
}
