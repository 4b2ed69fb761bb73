/** The price of DOGE and the time, set by the visitor. */
import { useEffect, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { PanelCard } from './controls.tsx';

const HOUR_MS = 3_600_000;
/** US cents for one DOGE */
const HIGHEST_PRICE = 200;

/** A price from zero to two dollars. */
export function PriceCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const known = Math.round((sandbox.state?.usdRate ?? 0) * 100);
  const [cents, setCents] = useState(known);
  useEffect(() => setCents(known), [known]);
  const set = (rate: number | null) => void sandbox.give(() => order('usd-rate', { rate }));
  const isKnown = sandbox.state?.usdRate != null;
  return (
    <PanelCard
      title="Price of 1 DOGE"
      aside={<strong>{isKnown ? `$${(cents / 100).toFixed(2)}` : 'unknown'}</strong>}
    >
      <input
        type="range"
        className="slider"
        aria-label="Price of 1 DOGE in US cents"
        min={1}
        max={HIGHEST_PRICE}
        value={Math.max(1, cents)}
        onChange={(event) => {
          setCents(Number(event.target.value));
          set(Number(event.target.value) / 100);
        }}
      />
      <div className="actions">
        <Button size="small" onPress={() => set(isKnown ? null : 0.2)}>
          {isKnown ? 'Nobody knows the price' : 'The price is known again'}
        </Button>
      </div>
    </PanelCard>
  );
}

function ahead(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  return hours === 0 ? 'on time' : `${hours.toLocaleString('en')} h ahead`;
}

/** Moves the chain's clock forward, and only that clock. */
export function ClockCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const skip = (hours: number) =>
    void sandbox.give(async () => {
      await order('advance-time', { ms: hours * HOUR_MS });
      await order('mine', { count: 1 });
    });
  return (
    <PanelCard title="Clock of the chain" aside={<strong>{ahead(sandbox.state?.skippedMs ?? 0)}</strong>}>
      <div className="actions">
        <Button size="small" onPress={() => skip(1)}>
          Skip an hour
        </Button>
        <Button size="small" onPress={() => skip(24)}>
          Skip a day
        </Button>
        <Button size="small" onPress={() => skip(24 * 30)}>
          Skip a month
        </Button>
      </div>
      <p className="hint">
        What waits for a block is forgotten after 24 hours. A block comes with each skip.
      </p>
    </PanelCard>
  );
}
