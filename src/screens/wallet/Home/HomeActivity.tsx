// What is under way, and the last few things that happened.

import { OpenEntries } from '../../../components/actions/OpenEntries.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { TxRow } from '../../../components/lists/TxRow.tsx';
import { COMMON_MESSAGES } from '../../../i18n/messages/app/commonMessages.ts';
import { countMoreUnderWay, HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeActivityProps = Extract<HomeView, { status: 'ready' }> & Pick<HomeEvents, 'onEntry' | 'onHistory'>;

/** How many confirmed ones home shows; the rest is in history. */
const SHOWN = 3;
/** How many of what is under way: a person opens the wallet for the newest. */
const SHOWN_PENDING = 4;

/** What is under way stands above what happened. */
export function HomeActivity(props: HomeActivityProps) {
  const { pending, recent, price, isHidden, nowMs, onEntry, onHistory } = props;
  const row = { price, isHidden, nowMs, onEntry };
  const shown = recent.slice(0, SHOWN);
  const unshown = pending.length - SHOWN_PENDING;
  return (
    <>
      <OpenEntries entries={pending.slice(0, SHOWN_PENDING)} {...row} />
      {unshown > 0 && (
        <Card padding="flush">
          <Row
            leading={<Avatar icon="history" tone="note" />}
            title={countMoreUnderWay(unshown)}
            second={MESSAGES.allHistory}
            onPress={onHistory}
            hasChevron
          />
        </Card>
      )}
      {shown.length > 0 && (
        <Card title={COMMON_MESSAGES.recent} padding="flush">
          {shown.map((entry) => (
            <TxRow key={entry.txid} entry={entry} {...row} />
          ))}
        </Card>
      )}
    </>
  );
}
