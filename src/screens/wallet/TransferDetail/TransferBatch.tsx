// Several of our transfers confirmed together: overall progress, and each recipient's state.

import { useMemo } from 'react';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { SubjectAvatar } from '../../../components/address/SubjectAvatar.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { ROW_HEIGHT } from '../../../components/layout/rowHeight.ts';
import { SubjectHero } from '../../../components/layout/SubjectHero.tsx';
import { activityStateOf } from '../../../components/lists/activityState.ts';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { BatchProgress } from '../../../components/tokens/BatchProgress.tsx';
import { type BatchItem, type BatchSums, sumBatch } from '../../../components/tokens/batchSums.ts';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import type { Txid } from '../../../domain/tx/Txid.ts';
import {
  ACTIVITY_MESSAGES as MESSAGES,
  nameStage,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { describeToMany } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import head from '../DetailHead.module.css';
import styles from './TransferDetailScreen.module.css';
import type { TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';

type BatchProps = Extract<TransferDetailView, { status: 'batch' }> & TransferDetailEvents;

interface Line extends BatchItem {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const keyOf = ({ transfer }: Line): string => transfer.id;
const heightOf = (): number => ROW_HEIGHT;

/** Only visible rows are rendered. */
export function TransferBatch({ items, scrollPosition, onTransfer }: BatchProps) {
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
        scrollPosition={scrollPosition}
        draw={(line) => <BatchRow line={line} onTransfer={onTransfer} />}
      />
    </>
  );
}

function BatchHead({ sums }: { readonly sums: BatchSums }) {
  const { whole, of } = sums;
  return (
    <section className={head.head} aria-label={MESSAGES.batchTitle}>
      <SubjectAvatar subject={whole} />
      <SubjectHero subject={whole} sign={'\u2212'} />
      <p className={head.what}>{describeToMany(of)}</p>
      <BatchProgress sums={sums} />
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
