// What a history lacks: rows the server counts but didn't return, and transfers of which only the txid is known.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { type HistoryGap, hasGap, NO_GAP } from '../../../domain/history/historyGap.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { describeGap, describeUnread } from '../../../i18n/messages/wallet/gapMessages.ts';
import styles from './HistoryNotices.module.css';

interface HistoryNoticesProps {
  readonly gap?: HistoryGap;
  readonly unread?: readonly Txid[];
}

/** How many txids are shown. */
const MAX_IDS = 8;

export function HistoryNotices({ gap = NO_GAP, unread = [] }: HistoryNoticesProps) {
  return (
    <>
      {hasGap(gap) && <Notice tone="caution" {...describeGap(gap)} />}
      {unread.length > 0 && (
        <Notice tone="note" title={describeUnread(unread.length)} text={<Ids ids={unread} />} />
      )}
    </>
  );
}

const Ids = ({ ids }: { readonly ids: readonly Txid[] }) =>
  ids.slice(0, MAX_IDS).map((id) => (
    <code key={id} className={styles.txid} translate="no">
      {id}
    </code>
  ));
