// A transfer reported by an index: sender, recipient, block, or why the ledger rejected it.
import { TxidCard } from '../../../components/address/TxidCard.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { stageOfActivity } from '../../../components/lists/activityState.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import { describeLedgerRejection } from '../../../i18n/messages/tokens/describeLedgerRejection.ts';
import {
  explainStage,
  ACTIVITY_MESSAGES as MESSAGES,
  wayOf,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { TechnicalDetails } from '../TechnicalDetails.tsx';
import styles from './TransferDetailScreen.module.css';
import type { TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';
import { TransferHead } from './TransferHead.tsx';
import { TransferSides } from './TransferSides.tsx';

type ReportedProps = Extract<TransferDetailView, { status: 'reported' }> & TransferDetailEvents;

/** Everything here is the index's claim. */
export function TransferReported(props: ReportedProps) {
  const { activity, account, nameOf, index, copied, nowMs } = props;
  const { status } = activity;
  return (
    <>
      <TransferHead
        subject={activity.subject}
        way={wayOf(activity, account)}
        stage={stageOfActivity(activity)}
        timeMs={activity.timeMs}
        nowMs={nowMs}
      />
      {status.kind === 'failed' && (
        <Notice
          tone="problem"
          title={explainStage('failed')?.title ?? ''}
          text={
            <>
              {describeLedgerRejection(status.reason)}
              {status.reason !== '' && (
                <span className={styles.quote} style={{ display: 'block' }}>
                  <span className={styles.quoteTitle}>{MESSAGES.ownWords}</span>
                  <bdi>{status.reason}</bdi>
                </span>
              )}
            </>
          }
        />
      )}
      <TransferSides activity={activity} nameOf={nameOf} />
      <TechnicalDetails>
        <Card>
          <Facts facts={factsOf(activity, index)} />
        </Card>
        {activity.revealTxid !== null && (
          <TxidCard txid={activity.revealTxid} copied={copied} onCopy={props.onCopyTxid} />
        )}
      </TechnicalDetails>
    </>
  );
}

function factsOf({ status }: ReportedProps['activity'], index: string): readonly Fact[] {
  const height = status.kind === 'pending' ? null : status.height;
  return [
    { name: MESSAGES.reportsIndex, value: index },
    { name: MESSAGES.ledgerBlock, value: height === null ? MESSAGES.noBlock : inCount(height) },
  ];
}
