/** A site in a browser: it asks the wallet by links to connect and to pay, and verifies the responses opened at its address. */
import { useEffect, useState } from 'react';
import type { DappAction } from '../../../../src/domain/dapp/DappRequest.ts';
import type { DemoSite, Verdict } from '../../../dapp/DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from '../../../dapp/demoActions.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import './site.css';

/** Signature verification is a large module: loaded with the first request. */
async function openSite(): Promise<DemoSite> {
  const { DemoSite } = await import('../../../dapp/DemoSite.ts');
  return new DemoSite({
    origin: SITE_ORIGIN,
    network: 'regtest',
    storage: window.sessionStorage,
    nowMs: () => Date.now(),
    nonce: freshNonce,
  });
}

/** The verdict on each response that the wallet opened; null before the first. */
function useVerdict(opened: readonly string[]): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const last = opened.filter((url) => url.startsWith(`${SITE_ORIGIN}/`)).at(-1);
  useEffect(() => {
    if (last === undefined) return;
    const judge = async () => setVerdict((await openSite()).judge(new URL(last).hash));
    judge().catch(() => setVerdict({ kind: 'forged' }));
  }, [last]);
  return verdict;
}

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

/** The site's message to its customer. */
function sentence(verdict: Verdict | null): string {
  switch (verdict?.kind) {
    case undefined:
    case 'none':
      return 'Connect a wallet to order.';
    case 'declined':
      return 'You said no in the wallet. Nothing was sent.';
    case 'unasked':
      return 'An answer came that nobody here asked for.';
    case 'forged':
      return 'The answer’s signature does not fit.';
    case 'proven':
      return provenSentence(verdict);
  }
}

function provenSentence({ ask, address, txid }: Extract<Verdict, { kind: 'proven' }>): string {
  switch (ask.kind) {
    case 'connect':
      return `Connected: ${short(address)}, proven by a signature.`;
    case 'sign':
      return `Logged in as ${short(address)}.`;
    case 'pay':
      return `Paid by ${short(address)} in ${short(txid ?? '')}. Thank you!`;
  }
}

/** The page, in a window with an address bar. */
export function SiteWindow({ phone }: { readonly phone: PhoneControl }) {
  const verdict = useVerdict(phone.state.openedLinks);
  const ask = async (wanted: DappAction) =>
    phone.reopen({ startParam: (await openSite()).ask(wanted) }, { unlocks: phone.isOfDemo });
  return (
    <section className="beside site" aria-label="Much Shop, a site">
      <div className="site-bar">
        <i />
        <i />
        <i />
        <span>{SITE_ORIGIN.replace('https://', '')}</span>
      </div>
      <div className="site-page">
        <p className="site-name">Much Shop</p>
        <Beans />
        <h2>Moon roast, 250 g</h2>
        <p className="site-price">4.2 DOGE</p>
        <button type="button" data-main="true" onClick={() => void ask(DEMO_ACTIONS.connect)}>
          Connect wallet
        </button>
        <button type="button" onClick={() => void ask(DEMO_ACTIONS.pay)}>
          Pay 4.2 DOGE
        </button>
        <button type="button" onClick={() => void ask(DEMO_ACTIONS.sign)}>
          Log in by signing
        </button>
        <p className="site-verdict" role="status" data-kind={verdict?.kind ?? 'none'}>
          {sentence(verdict)}
        </p>
        <p className="site-small">Each button opens the wallet on the phone, with a request in its link.</p>
      </div>
    </section>
  );
}

/** Draws a bag of coffee. */
function Beans() {
  return (
    <svg className="site-beans" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M30 30h60l8 76a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" fill="#3b2a1e" />
      <path d="M34 12h52l4 18H30z" fill="#59412f" />
      <circle cx="60" cy="70" r="20" fill="#f1e6d3" />
      <path d="M66 56a15 15 0 1 0 0 28 18 18 0 0 1 0-28z" fill="#d99a2b" />
    </svg>
  );
}
