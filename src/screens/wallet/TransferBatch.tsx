// Several transfers of ours that were agreed to at once: how far all of them came, and each recipient's state.
import { useMemo } from 'react';
import { shortAddress } from '../../components/AddressText.tsx';
import { activityStateOf } from '../../components/activityState.ts';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { Row } from '../../components/Row.tsx';
import { SubjectAvatar } from '../../components/SubjectAvatar.tsx';
import { SubjectHero } from '../../components/SubjectHero.tsx';
import { TokenAmountText } from '../../components/TokenAmountText.tsx';
import { VirtualList } from '../../components/VirtualList.tsx';
import type { Txid } from '../../domain/tx/Txid.ts';
import {
  describeDone,
  describeOpenOnes,
  ACTIVITY_MESSAGES as MESSAGES,
  nameStage,
} from '../../text/tokenActivityMessages.ts';
import { describeToMany } from '../../text/tokenSendMessages.ts';
import { type BatchSums, sumBatch } from './batchSums.ts';
import head from './DetailHead.module.css';
import styles from './TransferDetailScreen.module.css';
import type { BatchItem, TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';

type BatchProps = Extract<TransferDetailView, { status: 'batch' }> & TransferDetailEvents;

interface Line extends BatchItem {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** About as high as a row is, CSS pixels. */
const ROW_HEIGHT = 65;

const keyOf = ({ transfer }: Line): string => transfer.id;
const heightOf = (): number => ROW_HEIGHT;

/** The list is drawn only where it is in sight. */
export function TransferBatch({ items, place, onTransfer }: BatchProps) {
  const sums = useMemo(() => sumBatch(items), [items]);
  const lines = useMemo(
    () =>
      items.map(
        (item, index): Line => ({ ...item, isFirst: index === 0, isLast: index === items.length - 1 }),
      ),
    [items],
  );
  return (
    <>
      {sums !== null && <BatchHead sums={sums} />}
      <VirtualList
        items={lines}
        label={MESSAGES.batchTitle}
        keyOf={keyOf}
        heightOf={heightOf}
        place={place}
        draw={(line) => <BatchRow line={line} onTransfer={onTransfer} />}
      />
    </>
  );
}

function BatchHead({ sums }: { readonly sums: BatchSums }) {
  const { whole, done, of, onTheirWay, waiting, failed } = sums;
  const rest = describeOpenOnes(onTheirWay, waiting, failed);
  return (
    <section className={head.head} aria-label={MESSAGES.batchTitle}>
      <SubjectAvatar subject={whole} />
      <SubjectHero subject={whole} sign={'\u2212'} />
      <p className={head.what}>{describeToMany(of)}</p>
      <progress className={styles.bar} aria-label={describeDone(done, of)} max={of} value={done} />
      <p className={head.when} role="status">
        {[describeDone(done, of), ...(rest === '' ? [] : [rest])].join(' · ')}
      </p>
    </section>
  );
}

function BatchRow({ line, onTransfer }: { readonly line: Line; readonly onTransfer: (id: Txid) => void }) {
  const { transfer, name, isFirst, isLast } = line;
  const { subject, stage, to } = transfer;
  const short = <span className={styles.short}>{shortAddress(to)}</span>;
  return (
    <div className={styles.item} data-first={isFirst || undefined} data-last={isLast || undefined}>
      <div className={styles.row}>
        <Row
          leading={<Identicon address={to} />}
          title={name === null ? short : <bdi>{name}</bdi>}
          second={
            <span className={styles.stage} data-state={activityStateOf(stage)}>
              {nameStage(stage)}
            </span>
          }
          trailing={
            subject.kind === 'token' ? (
              <TokenAmountText units={subject.amount} decimals={subject.decimals} />
            ) : undefined
          }
          onPress={() => onTransfer(transfer.id)}
          hasChevron
        />
      </div>
    </div>
  );
}
