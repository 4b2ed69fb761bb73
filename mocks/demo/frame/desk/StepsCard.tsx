/** A newcomer's three steps. Each is done when the chain shows it, whoever did it. */
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { AddressText } from '../../../../src/components/address/AddressText.tsx';
import { Icon } from '../../../../src/components/art/Icon.tsx';
import { DEMO_PASSWORD, MOON_COFFEE } from '../../people.ts';
import type { PhoneFacts } from '../../server/phoneFacts.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { BILL_PATH } from '../scenarios/scenarios.ts';
import { GIFT_KOINU, giveWallet } from '../scenarios/useScenario.ts';
import { CopyText } from './CopyText.tsx';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  /** explains the step; null once it is done */
  readonly hint: ReactNode;
  /** the next one to do */
  readonly isNext: boolean;
  readonly children: ReactNode;
}

/** A step; its controls are shown while it is the next one. */
function Step({ number, title, hint, isDone, isNext, children }: StepProps) {
  return (
    <li className="step" data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <span className="step-mark" aria-hidden="true">
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <div>
        <h3>
          {title}
          {isDone && <span className="step-done">Done</span>}
        </h3>
        {hint !== null && <p className="hint">{hint}</p>}
        {isNext && <div className="step-body">{children}</div>}
      </div>
    </li>
  );
}

const hasWallet = (facts: PhoneFacts | null): facts is PhoneFacts => facts !== null;
const hasMoney = (facts: PhoneFacts | null): boolean =>
  facts !== null && BigInt(facts.received) >= BigInt(GIFT_KOINU);

interface StepsCardProps {
  readonly sandbox: Sandbox;
  readonly phone: PhoneControl;
}

/** The steps, and the password when the demo made the wallet. */
export function StepsCard({ sandbox, phone }: StepsCardProps) {
  const facts = sandbox.state?.phones.first ?? null;
  const [isMaking, setMaking] = useState(false);
  const done = [hasWallet(facts), hasMoney(facts), facts?.hasPaidCafe === true] as const;
  const next = done.indexOf(false);
  const make = async () => {
    setMaking(true);
    await giveWallet({ sandbox, phone }).finally(() => setMaking(false));
  };
  const howToCreate = done[0] ? null : 'Press “Create a wallet” on the phone, or skip ahead.';
  const walletHint = phone.isOfDemo ? (
    <>
      Its password: <code>{DEMO_PASSWORD}</code>
    </>
  ) : (
    howToCreate
  );
  const cafeHint = phone.isOfDemo
    ? 'A café on this chain. Watch the payment settle.'
    : 'A café on this chain. Its link asks for your password first.';
  const pay = () =>
    void sandbox.give(() => order('faucet', { address: facts?.address, amountKoinu: GIFT_KOINU }));
  return (
    <section className="panel-card steps-card" aria-labelledby="steps-title">
      <h2 id="steps-title">
        {next === -1 ? 'Such success: you paid with Dogecoin' : 'Three steps to your first payment'}
      </h2>
      <ol className="steps">
        <Step number={1} title="Create a wallet" hint={walletHint} isDone={done[0]} isNext={next === 0}>
          <Button tone="gold" size="small" icon="wallet" isBusy={isMaking} onPress={() => void make()}>
            {isMaking ? 'Making a wallet…' : 'Give me a funded wallet'}
          </Button>
        </Step>
        <Step
          number={2}
          title="Get 100 DOGE"
          hint={done[1] ? null : 'Out of nothing, in a block at once.'}
          isDone={done[1]}
          isNext={next === 1}
        >
          <Button tone="gold" size="small" icon="receive" onPress={pay}>
            Send 100 DOGE to my wallet
          </Button>
        </Step>
        <Step
          number={3}
          title="Send some to Moon Coffee"
          hint={done[2] ? null : cafeHint}
          isDone={done[2]}
          isNext={next === 2}
        >
          <p className="step-address">
            <AddressText address={MOON_COFFEE} />
          </p>
          <div className="actions">
            <CopyText label="Copy address" text={MOON_COFFEE} host={phone.host} />
            <Button tone="gold" size="small" icon="send" onPress={() => phone.openAt(BILL_PATH)}>
              Pay 4.2 DOGE
            </Button>
          </div>
        </Step>
      </ol>
    </section>
  );
}
