// Balance changes by a transaction that isn't a transfer: each change, the index that lists it, and that the cause is unknown.
import { TxidCard } from '../../../components/address/TxidCard.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { stageOfActivity } from '../../../components/lists/activityState.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import { ACTIVITY_MESSAGES as MESSAGES, wayOf } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import type { TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';
import { TransferHead } from './TransferHead.tsx';
import { TransferSides } from './TransferSides.tsx';

type ChangedProps = Extract<TransferDetailView, { status: 'changed' }> & TransferDetailEvents;

const keyOf = ({ op, from, to, subject }: TokenActivity): string =>
  [op, from, to, subject.kind === 'token' ? `${subject.tick} ${subject.amount}` : subject.kind].join(' ');

const heightOf = ({ status }: TokenActivity): string =>
  status.kind === 'pending' || status.height === null ? MESSAGES.noBlock : inCount(status.height);

/** Everything here is the index's claim. */
export function TransferChanged({ changes, account, nameOf, index, txid, copied, ...props }: ChangedProps) {
  const [first] = changes;
  return (
    <>
      {changes.map((change) => (
        <section key={keyOf(change)}>
          <TransferHead
            subject={change.subject}
            way={wayOf(change, account)}
            stage={stageOfActivity(change)}
            timeMs={change.timeMs}
            nowMs={props.nowMs}
          />
          <TransferSides activity={change} nameOf={nameOf} />
        </section>
      ))}
      <Notice tone="note" title={MESSAGES.changed} text={MESSAGES.changedText} />
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.reportsIndex, value: index },
            { name: MESSAGES.ledgerBlock, value: first === undefined ? MESSAGES.noBlock : heightOf(first) },
          ]}
        />
      </Card>
      <TxidCard txid={txid} copied={copied} onCopy={props.onCopyTxid} />
    </>
  );
}
