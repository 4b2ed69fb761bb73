/** The panel beside the phone: three steps, four stories, and drawers for everything else. */
import { Mark } from '../../../../src/components/art/Mark.tsx';
import { CodesDrawer } from '../codes/CodesDrawer.tsx';
import { CallsCard } from '../drawers/CallsCard.tsx';
import { ChainCard } from '../drawers/ChainCard.tsx';
import { Choice } from '../drawers/controls.tsx';
import { Drawer } from '../drawers/Drawer.tsx';
import { FaucetCard } from '../drawers/FaucetCard.tsx';
import { HostStorageCard } from '../drawers/HostStorageCard.tsx';
import { IndexerCard } from '../drawers/IndexerCard.tsx';
import { ClockCard, PriceCard } from '../drawers/MarketCard.tsx';
import { ButtonsCard, PhoneCard } from '../drawers/PhoneCard.tsx';
import { TokenIndexCard } from '../drawers/TokenIndexCard.tsx';
import { TokensCard } from '../drawers/TokensCard.tsx';
import type { PhoneControl } from '../phone/usePhone.ts';
import type { Mining } from '../sandbox/useMining.ts';
import type { Moment } from '../sandbox/useMoment.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { ScenariosCard } from '../scenarios/ScenariosCard.tsx';
import type { Stories } from '../scenarios/useScenario.ts';
import { BESIDES, type Beside } from './Beside.ts';
import { StepsCard } from './StepsCard.tsx';

interface PanelProps {
  readonly phone: PhoneControl;
  readonly sandbox: Sandbox;
  readonly mining: Mining;
  readonly moment: Moment;
  readonly stories: Stories;
  readonly beside: Beside;
  readonly onBeside: (beside: Beside) => void;
}

export function Panel(props: PanelProps) {
  const { phone, sandbox, moment, stories, beside, onBeside } = props;
  return (
    <main className="panel">
      <header className="panel-head">
        <Mark size={40} />
        <div>
          <h1>Kennel in the sandbox</h1>
          <p>A Dogecoin of its own. Nothing here is worth anything.</p>
        </div>
        <Choice label="Beside the panel" options={BESIDES} value={beside} onChoose={onBeside} />
      </header>
      {sandbox.problem && (
        <p className="panel-problem" role="status">
          {sandbox.problem}
        </p>
      )}
      <div className="panel-columns">
        <div>
          <StepsCard sandbox={sandbox} phone={phone} />
        </div>
        <div>
          <ScenariosCard stories={stories} moment={moment} />
          <Drawers {...props} />
        </div>
      </div>
    </main>
  );
}

/** Controls a newcomer doesn't need. */
function Drawers({ phone, sandbox, mining }: PanelProps) {
  return (
    <section className="drawers" aria-label="Everything else">
      <Drawer icon="qr" title="Codes and links" hint="drag, dogecoin:, startapp">
        <CodesDrawer phone={phone} sandbox={sandbox} friend={sandbox.state?.phones.second?.address ?? null} />
      </Drawer>
      <Drawer icon="clock" title="Price and time" hint="slider, blocks, clock">
        <PriceCard sandbox={sandbox} />
        <ChainCard sandbox={sandbox} mining={mining} />
        <ClockCard sandbox={sandbox} />
      </Drawer>
      <Drawer icon="coin" title="More DOGE" hint="any amount, any address">
        <FaucetCard sandbox={sandbox} />
      </Drawer>
      <Drawer icon="image" title="Tokens and files" hint="drc-20, meme-20, NFTs">
        <TokensCard sandbox={sandbox} />
      </Drawer>
      <Drawer icon="server" title="Network faults" hint="slow, lying, down">
        <IndexerCard sandbox={sandbox} />
        <TokenIndexCard sandbox={sandbox} />
      </Drawer>
      <Drawer icon="apps" title="Telegram" hint="client, theme, language, failures">
        <PhoneCard phone={phone} />
        <ButtonsCard phone={phone} />
        <HostStorageCard phone={phone} />
        <CallsCard host={phone.host} />
      </Drawer>
    </section>
  );
}
