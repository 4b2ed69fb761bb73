// One of our transfers: what went where, its progress, its cost, and the action that helps.

import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { TxidCard } from '../../../components/address/TxidCard.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { FiatText } from '../../../components/money/FiatText.tsx';
import { SigningReview } from '../../../components/review/SigningReview.tsx';
import { TransferSteps } from '../../../components/tokens/TransferSteps.tsx';
import {
  describePosition,
  ACTIVITY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { TechnicalDetails } from '../TechnicalDetails.tsx';
import styles from './TransferDetailScreen.module.css';
import type { TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';
import { TransferHead } from './TransferHead.tsx';
import { TransferNotices } from './TransferNotices.tsx';

type OwnProps = Extract<TransferDetailView, { status: 'own' }> & TransferDetailEvents;

/** Most recent first. */
export function TransferOwn(props: OwnProps) {
  const { own, name, nowMs, copied } = props;
  const { transfer } = own;
  const { batch } = transfer;
  return (
    <>
      <TransferHead
        subject={transfer.subject}
        way="sent"
        stage={transfer.stage}
        timeMs={transfer.createdAtMs}
        nowMs={nowMs}
      />
      <TransferNotices own={own} />
      {props.review !== null && own.recover.kind !== 'none' && (
        <SigningReview
          review={props.review}
          agreement={
            own.recover.kind === 'working' ? { status: 'given' } : { status: 'asked', agreed: props.agreed }
          }
          onAgree={props.onAgree}
        />
      )}
      <Card title={MESSAGES.sentTo}>
        {name !== null && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <AddressText address={transfer.to} />
      </Card>
      <TransferSteps own={own} onEntry={props.onEntry} />
      {batch !== null && (
        <Button tone="quiet" isWide onPress={() => props.onBatch(batch.id)}>
          {describePosition(batch.position, batch.of)}
        </Button>
      )}
      <TechnicalDetails>
        <Card>
          <Facts facts={factsOf(props)} />
        </Card>
        <TxidCard txid={transfer.id} copied={copied} onCopy={props.onCopyTxid} />
      </TechnicalDetails>
    </>
  );
}

/** A transfer that was never sent cost nothing, and after a recovery no coins were given. */
function factsOf({ own: { transfer }, price, nowMs }: OwnProps): readonly Fact[] {
  const { fee, given, createdAtMs, stage } = transfer;
  const isLost = stage === 'stuck' || stage === 'recovering' || stage === 'recovered';
  const fees: Fact = {
    name: MESSAGES.fees,
    value: <AmountText amount={fee} />,
    ...(price && { second: <FiatText amount={fee} price={price} /> }),
  };
  const along: Fact = {
    name: MESSAGES.given,
    value: <AmountText amount={given} />,
    second: MESSAGES.givenNote,
  };
  return [
    ...(stage === 'rejected' ? [] : [fees]),
    ...(stage === 'rejected' || isLost ? [] : [along]),
    { name: MESSAGES.date, value: <TimeText atMs={createdAtMs} nowMs={nowMs} as="moment" /> },
  ];
}
