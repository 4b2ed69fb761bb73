// Explains an unusual stage, its cause, and the result of actions on it.

import type { ReactNode } from 'react';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { foreignText, MAX_DETAIL_LENGTH } from '../../../domain/text/foreignText.ts';
import type { NodeRejection } from '../../../domain/tx/PendingTransfer.ts';
import { describeFault } from '../../../i18n/messages/app/describeFault.ts';
import { describeReject } from '../../../i18n/messages/send/describeReject.ts';
import { describeLedgerRejection } from '../../../i18n/messages/tokens/describeLedgerRejection.ts';
import {
  describeRecovery,
  explainStage,
  ACTIVITY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import styles from './TransferDetailScreen.module.css';
import type { OwnTransfer, RecoverOffer } from './TransferDetailScreen.types.ts';

/** Renders nothing for a transfer without problems. */
export function TransferNotices({ own }: { readonly own: OwnTransfer }) {
  const { stage } = own.transfer;
  const message = explainStage(stage);
  const isOver = stage === 'recovered' || stage === 'recovering' || stage === 'waiting';
  return (
    <>
      {message !== null && (
        <Notice
          tone={isOver ? 'note' : stage === 'stuck' ? 'caution' : 'problem'}
          title={message.title}
          text={
            <>
              {message.text}
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

/** Our explanation, with the other side's message below. */
function Reason({ own }: { readonly own: OwnTransfer }) {
  const { verdict, stage } = own.transfer;
  if (verdict.kind === 'failed') {
    return (
      <Quoted
        message={describeLedgerRejection(verdict.reason)}
        title={MESSAGES.ownWords}
        quote={verdict.reason}
      />
    );
  }
  const rejection =
    stage === 'rejected' ? own.commit.rejection : stage === 'stuck' ? own.reveal.rejection : null;
  return rejection === null ? null : <NodeMessage rejection={rejection} />;
}

function NodeMessage({ rejection }: { readonly rejection: NodeRejection }) {
  return (
    <Quoted
      message={describeReject(rejection.reason).why}
      title={MESSAGES.nodeWords}
      quote={rejection.detail}
    />
  );
}

interface QuotedProps {
  readonly message: string;
  readonly title: string;
  readonly quote: string;
}

/** External text is never shown as ours. */
function Quoted({ message, title, quote }: QuotedProps): ReactNode {
  return (
    <>
      {' '}
      {message}
      {quote !== '' && (
        <span className={styles.quote} style={{ display: 'block' }}>
          <span className={styles.quoteTitle}>{title}</span>
          <bdi>{foreignText(quote, MAX_DETAIL_LENGTH)}</bdi>
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
          title={isHidden ? MESSAGES.bringBack : describeRecovery(offer.gets, offer.fee)}
          text={MESSAGES.bringBackText}
        />
      );
    case 'failed':
      return <FaultNotice fault={offer.fault} />;
    case 'rejected':
      return (
        <Notice
          tone="problem"
          isLive
          title={describeReject(offer.rejection.reason).title}
          text={<NodeMessage rejection={offer.rejection} />}
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
      return <Notice tone="note" isLive title={MESSAGES.hasItAgain} />;
    case 'rejected':
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
        <Notice
          tone="caution"
          isLive
          title={describeFault(rebroadcast.fault).title}
          text={MESSAGES.mayBeOut}
        />
      );
  }
}
