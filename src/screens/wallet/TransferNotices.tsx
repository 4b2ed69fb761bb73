// What a stage that is not simply on its way means, why it came to that, and what became of what was done about it.

import type { ReactNode } from 'react';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { useHidden } from '../../components/HiddenAmounts.tsx';
import { Notice } from '../../components/Notice.tsx';
import { foreignText, LONGEST_DETAIL } from '../../domain/text/foreignText.ts';
import { describeFault } from '../../text/describeFault.ts';
import { describeLedgerRefusal } from '../../text/describeLedgerRefusal.ts';
import { describeReject } from '../../text/describeReject.ts';
import { describeRecovery, explainStage, MOVE_WORDS as WORDS } from '../../text/tokenMoveWords.ts';
import styles from './TransferDetailScreen.module.css';
import type { NodeRefusal, OwnTransfer, RecoverOffer } from './TransferDetailScreen.types.ts';

/** Nothing for what goes its way. */
export function TransferNotices({ own }: { readonly own: OwnTransfer }) {
  const { stage } = own.transfer;
  const words = explainStage(stage);
  const isOver = stage === 'recovered' || stage === 'recovering' || stage === 'waiting';
  return (
    <>
      {words !== null && (
        <Notice
          tone={isOver ? 'note' : stage === 'stuck' ? 'caution' : 'problem'}
          title={words.title}
          text={
            <>
              {words.text}
              <Reason own={own} />
            </>
          }
        />
      )}
      <RecoverNotice offer={own.recover} />
      <ResendNotice own={own} />
    </>
  );
}

/** Our words for it, and the other side's own under them. */
function Reason({ own }: { readonly own: OwnTransfer }) {
  const { verdict, stage } = own.transfer;
  if (verdict.kind === 'failed') {
    return (
      <Quoted words={describeLedgerRefusal(verdict.reason)} title={WORDS.ownWords} quote={verdict.reason} />
    );
  }
  const refusal = stage === 'refused' ? own.commit.refusal : stage === 'stuck' ? own.reveal.refusal : null;
  return refusal === null ? null : <NodeWords refusal={refusal} />;
}

function NodeWords({ refusal }: { readonly refusal: NodeRefusal }) {
  return <Quoted words={describeReject(refusal.reason).why} title={WORDS.nodeWords} quote={refusal.detail} />;
}

interface QuotedProps {
  readonly words: string;
  readonly title: string;
  readonly quote: string;
}

/** Somebody's own text never stands as ours. */
function Quoted({ words, title, quote }: QuotedProps): ReactNode {
  return (
    <>
      {' '}
      {words}
      {quote !== '' && (
        <span className={styles.quote} style={{ display: 'block' }}>
          <span className={styles.quoteTitle}>{title}</span>
          <bdi>{foreignText(quote, LONGEST_DETAIL)}</bdi>
        </span>
      )}
    </>
  );
}

function RecoverNotice({ offer }: { readonly offer: RecoverOffer }) {
  const isHidden = useHidden();
  switch (offer.kind) {
    case 'none':
    case 'working':
      return null;
    case 'possible':
      return (
        <Notice
          tone="note"
          title={isHidden ? WORDS.bringBack : describeRecovery(offer.gets, offer.fee)}
          text={WORDS.bringBackText}
        />
      );
    case 'failed':
      return <FaultNotice fault={offer.fault} />;
    case 'refused':
      return (
        <Notice
          tone="problem"
          isLive
          title={describeReject(offer.refusal.reason).title}
          text={<NodeWords refusal={offer.refusal} />}
        />
      );
  }
}

function ResendNotice({ own: { rebroadcast } }: { readonly own: OwnTransfer }) {
  switch (rebroadcast.kind) {
    case 'impossible':
    case 'possible':
    case 'sending':
      return null;
    case 'sent':
      return <Notice tone="note" isLive title={WORDS.hasItAgain} />;
    case 'refused':
      return (
        <Notice
          tone="problem"
          isLive
          title={describeReject(rebroadcast.reason).title}
          text={describeReject(rebroadcast.reason).why}
        />
      );
    case 'failed':
      return (
        <Notice tone="caution" isLive title={describeFault(rebroadcast.fault).title} text={WORDS.mayBeOut} />
      );
  }
}
