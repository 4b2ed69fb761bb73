/** Plays a site: opens the wallet by a link of its own, and judges what the wallet opens at its address. */
import { useEffect, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { DappAction } from '../../../../src/domain/dapp/DappRequest.ts';
import { type DemoSite, describeVerdict } from '../../../dapp/DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from '../../../dapp/demoActions.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import { PanelCard } from './controls.tsx';

/** Checking signatures is heavy: it comes with the first question. */
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

/** What the site says of each address of its own that the wallet has opened. */
function useVerdict(opened: readonly string[]): string {
  const [verdict, setVerdict] = useState('No answer yet.');
  const last = opened.filter((url) => url.startsWith(`${SITE_ORIGIN}/`)).at(-1);
  useEffect(() => {
    if (last === undefined) return;
    const judge = async () => setVerdict(describeVerdict((await openSite()).judge(new URL(last).hash)));
    judge().catch(() => setVerdict('The answer could not be judged.'));
  }, [last]);
  return verdict;
}

/** Three links, and the last answer. */
export function SiteCard({ phone }: { readonly phone: PhoneControl }) {
  const verdict = useVerdict(phone.state.openedLinks);
  const ask = async (wanted: DappAction) => phone.reopen({ startParam: (await openSite()).ask(wanted) });
  return (
    <PanelCard title={SITE_ORIGIN.replace('https://', '')}>
      <div className="actions">
        {Object.values(DEMO_ACTIONS).map((wanted) => (
          <Button key={wanted.kind} size="small" onPress={() => void ask(wanted)}>
            {wanted.kind === 'connect' ? 'Connect' : wanted.kind === 'sign' ? 'Sign a text' : 'Pay 4.2 DOGE'}
          </Button>
        ))}
      </div>
      <p className="site-verdict" role="status">
        {verdict}
      </p>
    </PanelCard>
  );
}
