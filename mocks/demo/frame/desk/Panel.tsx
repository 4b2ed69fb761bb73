/** The panel beside the phone: the world that the wallet lives in, with handles on it. */
import { Mark } from '../../../../src/components/art/Mark.tsx';
import type { PhoneControl } from '../phone/usePhone.ts';
import { useSandbox } from '../sandbox/useSandbox.ts';
import { CallsCard } from './CallsCard.tsx';
import { ChainCard } from './ChainCard.tsx';
import { FaucetCard } from './FaucetCard.tsx';
import { HostStorageCard } from './HostStorageCard.tsx';
import { IndexerCard } from './IndexerCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import { TokenIndexCard } from './TokenIndexCard.tsx';
import { TokensCard } from './TokensCard.tsx';

/** All handles of the demo. */
export function Panel({ phone }: { readonly phone: PhoneControl }) {
  const sandbox = useSandbox();
  return (
    <main className="panel">
      <header className="panel-head">
        <Mark size={40} />
        <div>
          <h1>Kennel in the sandbox</h1>
          <p>A Dogecoin of its own, in memory. Nothing here is worth anything, so try everything.</p>
        </div>
      </header>
      {sandbox.problem && (
        <p className="panel-problem" role="status">
          {sandbox.problem}
        </p>
      )}
      <div className="panel-columns">
        <div>
          <FaucetCard sandbox={sandbox} />
          <TokensCard sandbox={sandbox} />
          <ChainCard sandbox={sandbox} />
          <HostStorageCard phone={phone} />
        </div>
        <div>
          <IndexerCard sandbox={sandbox} />
          <TokenIndexCard sandbox={sandbox} />
          <PhoneCard phone={phone} />
          <SiteCard phone={phone} />
          <CallsCard host={phone.host} />
        </div>
      </div>
    </main>
  );
}
