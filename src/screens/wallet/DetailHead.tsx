// The top of a transaction's details: direction, amount, time, state.

import { ConfirmationsRing } from '../../components/feedback/ConfirmationsRing.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { TimeText } from '../../components/layout/TimeText.tsx';
import { EntryAvatar, toneOf } from '../../components/lists/TxRow.tsx';
import { AmountHero } from '../../components/money/AmountHero.tsx';
import { useHidden } from '../../components/money/HiddenAmounts.tsx';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { describeTokenEntry, namePart } from '../../i18n/messages/tokens/tokenEntryMessages.ts';
import { explainState, nameEntry } from '../../i18n/messages/wallet/describeEntry.ts';
import { FACT_MESSAGES, STATE_MESSAGES } from '../../i18n/messages/wallet/detailMessages.ts';
import head from './DetailHead.module.css';
import styles from './HistoryDetail/HistoryDetailScreen.module.css';

interface DetailHeadProps {
  readonly entry: HistoryEntry;
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

const SIGNS = { none: '', received: '+', sent: '\u2212' } as const;

/** An amount that never moved is struck through. */
export function DetailHead({ entry, price, nowMs }: DetailHeadProps) {
  const { state } = entry;
  const isVoid = state.kind === 'dropped' || state.kind === 'replaced';
  const tone = toneOf(entry);
  const isHidden = useHidden();
  return (
    <section className={head.head} aria-label={nameEntry(entry)}>
      <EntryAvatar entry={entry} />
      <p className={head.what}>{nameEntry(entry)}</p>
      {entry.token && (
        <p className={head.when}>
          {describeTokenEntry(entry.token.subject, entry.token.role, isHidden)} · {namePart(entry.token.role)}
        </p>
      )}
      <AmountHero
        amount={entry.amount}
        price={price}
        fiatNote={FACT_MESSAGES.priceNote}
        sign={SIGNS[tone]}
        tone={isVoid ? 'void' : tone === 'received' ? 'received' : 'plain'}
      />
      <p className={head.when}>
        <TimeText atMs={entry.timeMs} nowMs={nowMs} as="moment" />
      </p>
      {state.kind === 'confirmed' && (
        <p className={styles.depth}>
          <ConfirmationsRing confirmations={state.confirmations} size={28} />
          {explainState(entry)}
        </p>
      )}
      {state.kind === 'pending' && <Chip label={STATE_MESSAGES.inNoBlock} icon="history" tone="note" />}
    </section>
  );
}
