/** The desk: the phone, the panel, and what is beside them. */
import { useMemo, useState } from 'react';
import { Phone } from '../phone/Phone.tsx';
import { usePhone } from '../phone/usePhone.ts';
import { useMining } from '../sandbox/useMining.ts';
import { useMoment } from '../sandbox/useMoment.ts';
import { type Sandbox, useSandbox } from '../sandbox/useSandbox.ts';
import { useScenario } from '../scenarios/useScenario.ts';
import { SiteWindow } from '../site/SiteWindow.tsx';
import type { Beside } from './Beside.ts';
import { Panel } from './Panel.tsx';
import { SecondPhone } from './SecondPhone.tsx';

/** The page that `npm start` opens: empty until the sandbox reports the phones' origins. */
export function DemoPage() {
  const sandbox = useSandbox();
  const origin = sandbox.state?.secondOrigin;
  return origin ? <Desk sandbox={sandbox} secondOrigin={origin} /> : null;
}

interface DeskProps {
  readonly sandbox: Sandbox;
  readonly secondOrigin: string;
}

function Desk({ sandbox, secondOrigin }: DeskProps) {
  const [beside, setBeside] = useState<Beside>('nothing');
  const [hasSecond, setHasSecond] = useState(false);
  const first = usePhone('first', window.location.origin);
  const second = usePhone('second', secondOrigin);
  const phones = useMemo(() => (hasSecond ? [first, second] : [first]), [hasSecond, first, second]);
  const mining = useMining(sandbox);
  const moment = useMoment(sandbox, phones);
  const stories = useScenario({ sandbox, phone: first, mining, moment });
  const lay = (next: Beside) => {
    setBeside(next);
    if (next === 'phone') setHasSecond(true);
  };
  return (
    <div className="desk" data-beside={beside}>
      <section className="first" aria-label="First phone">
        <Phone phone={first} title="Kennel on the first phone" />
      </section>
      <Panel {...{ phone: first, sandbox, mining, moment, stories, beside }} onBeside={lay} />
      {hasSecond && (
        <div className="beside-place" hidden={beside !== 'phone'}>
          <SecondPhone phone={second} first={first} sandbox={sandbox} />
        </div>
      )}
      <div className="beside-place" hidden={beside !== 'site'}>
        <SiteWindow phone={first} />
      </div>
    </div>
  );
}
