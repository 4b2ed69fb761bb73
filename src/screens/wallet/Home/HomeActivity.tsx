// The newest transaction in one row, and the link to all.
import { Card } from '../../../components/layout/Card.tsx';
import { TxRow } from '../../../components/lists/TxRow.tsx';
import { COMMON_MESSAGES } from '../../../i18n/messages/app/commonMessages.ts';
import { countPending, HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeActivityProps = Extract<HomeView, { status: 'ready' }> & Pick<HomeEvents, 'onEntry' | 'onHistory'>;

/** Transactions that need attention come before pending ones, those before settled ones. */
export function HomeActivity({ pending, recent, price, isHidden, nowMs, ...events }: HomeActivityProps) {
  const entry = pending.find(({ state }) => state.kind !== 'pending') ?? pending[0] ?? recent[0];
  if (entry === undefined) return null;
  return (
    <section className={styles.activity}>
      <div className={styles.activityHead}>
        <h2 className={styles.activityTitle}>
          {pending.length > 1 ? countPending(pending.length) : COMMON_MESSAGES.recent}
        </h2>
        <button type="button" className={styles.seeAll} onClick={events.onHistory}>
          {MESSAGES.seeAll}
        </button>
      </div>
      <Card padding="flush">
        <TxRow entry={entry} price={price} isHidden={isHidden} nowMs={nowMs} onEntry={events.onEntry} />
      </Card>
    </section>
  );
}
