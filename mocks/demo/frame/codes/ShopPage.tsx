/** A small shop: its order, its bill's code, and its server's behavior. */
import { useMemo } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { VendorMood } from '../../../dogeconnect/Vendor.ts';
import type { ShopState } from '../../server/panelState.ts';
import { Choice } from '../drawers/controls.tsx';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { drawCode } from './drawCode.ts';

const MOODS: readonly (readonly [VendorMood, string])[] = [
  ['honest', 'Honest'],
  ['slow', 'Slow'],
  ['silent', 'Silent'],
  ['lying', 'Lying'],
  ['declining', 'Declines'],
  ['expired', 'Expired'],
  ['forged', 'Forged'],
];

const MEANINGS: Readonly<Partial<Record<VendorMood, string>>> = {
  honest: 'Takes the payment and hands it to the network.',
  slow: 'Answers 1.5 seconds late.',
  silent: 'Keeps the payment and answers nothing.',
  lying: 'Says at once that it’s confirmed, and hands on nothing.',
  declining: 'Has the payment and says no.',
  expired: 'Its bills are an hour old.',
  forged: 'Another key signed its bills.',
};

const STAGES: Readonly<Record<ShopState['stage'], string>> = {
  open: 'waits for payment',
  received: 'has a payment, in no block yet',
  paid: 'is paid',
};

const FIRST_REFERENCE = 73;

interface ShopPageProps {
  readonly sandbox: Sandbox;
  /** gives the code to the wallet's image field */
  readonly onCode: (url: string) => void;
  /** opens the link in the wallet */
  readonly onLink: (link: string) => void;
}

/** Sells two plushies, again and again. */
export function ShopPage({ sandbox, onCode, onLink }: ShopPageProps) {
  const shop = sandbox.state?.shop;
  const link = shop?.link;
  const code = useMemo(() => (link === undefined ? null : drawCode(link)), [link]);
  if (shop === undefined || code === null) return null;
  const bill = `A0${FIRST_REFERENCE + shop.order}`;
  return (
    <section className="shop" aria-label="Much Shop">
      <h3>Much Shop (DogeConnect)</h3>
      <p className="hint">Two plushies and shipping: 41.9395 DOGE. Press the code, or open its link.</p>
      <div className="codes">
        <button type="button" className="code" onClick={() => onCode(code)}>
          <img src={code} alt="" draggable={false} />
          <strong>Bill {bill}</strong>
          <span>41.9395 DOGE</span>
        </button>
      </div>
      <p className="hint" role="status">
        Bill {bill} {STAGES[shop.stage]}.
      </p>
      <div className="actions">
        <Button size="small" onPress={() => onLink(shop.link)}>
          Open the bill’s link
        </Button>
        <Button size="small" onPress={() => void sandbox.give(() => order('shop-order'))}>
          New order
        </Button>
      </div>
      <Choice
        label="How the shop behaves"
        options={MOODS}
        value={shop.mood}
        onChoose={(mood) => void sandbox.give(() => order('shop', { mood }))}
      />
      <p className="hint">{MEANINGS[shop.mood]}</p>
    </section>
  );
}
