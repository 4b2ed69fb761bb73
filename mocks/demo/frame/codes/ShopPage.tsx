/** A small shop: its order, the code of its bill, and how its server behaves. */
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { VendorMood } from '../../../dogeconnect/Vendor.ts';
import { openShop, SHOP_MOOD_KEY } from '../../inPhone/shop.ts';
import { drawCode } from './drawCode.ts';

const MOODS: readonly (readonly [VendorMood, string])[] = [
  ['honest', 'Honest'],
  ['slow', 'Slow'],
  ['silent', 'Silent: keeps the payment'],
  ['lying', 'Lying: says it’s confirmed'],
  ['declining', 'Declines'],
  ['expired', 'Bills an hour old'],
  ['forged', 'Signed by another key'],
];

interface ShopPageProps {
  /** the wallet's field for a picture gets the code */
  readonly onCode: (url: string) => void;
  /** the wallet opens the link */
  readonly onLink: (link: string) => void;
}

/** Much Shop sells one plushie. */
export function ShopPage({ onCode, onLink }: ShopPageProps) {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => void openShop().then((shop) => setLink(shop.link())), []);
  const code = useMemo(() => (link === null ? null : drawCode(link)), [link]);
  const [mood, setMood] = useState(() => localStorage.getItem(SHOP_MOOD_KEY) ?? 'honest');
  const choose = (next: string) => {
    localStorage.setItem(SHOP_MOOD_KEY, next);
    setMood(next);
  };
  if (link === null || code === null) return null;
  return (
    <section aria-label="Much Shop">
      <h3>Much Shop (DogeConnect)</h3>
      <p className="hint">Two plushies and shipping: 41.9395 DOGE. Press the code, or open its link.</p>
      <div className="codes">
        <button type="button" className="code" onClick={() => onCode(code)}>
          <img src={code} alt="" draggable={false} />
          <strong>Bill A073</strong>
          <span>41.9395 DOGE</span>
        </button>
      </div>
      <div className="actions">
        <Button size="small" onPress={() => onLink(link)}>
          dogecoin: open the bill
        </Button>
      </div>
      <label className="hint">
        Its server{' '}
        <select value={mood} onChange={(event) => choose(event.target.value)}>
          {MOODS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
