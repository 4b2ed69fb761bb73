// What is under way, and the last few things that happened.
import { Card } from '../../components/Card.tsx';
import { OpenEntries } from '../../components/OpenEntries.tsx';
import { TxRow } from '../../components/TxRow.tsx';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeActivityProps = Extract<HomeView, { status: 'ready' }> & Pick<HomeEvents, 'onEntry'>;

/** How many confirmed ones home shows; the rest is in history. */
const SHOWN = 3;

/** Pending ones always all show: they are what a person opens the wallet for. */
export function HomeActivity({ pending, recent, price, isHidden, nowMs, onEntry }: HomeActivityProps) {
  const row = { price, isHidden, nowMs, onEntry };
  const shown = recent.slice(0, SHOWN);
  return (
    <>
      <OpenEntries entries={pending} {...row} />
      {shown.length > 0 && (
        <Card title="Lately" padding="flush">
          {shown.map((entry) => (
            <TxRow key={entry.txid} entry={entry} {...row} />
          ))}
        </Card>
      )}
    </>
  );
}
