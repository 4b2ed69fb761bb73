/** Another person's phone on the same chain: its address can be copied into the first. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { Phone } from '../phone/Phone.tsx';
import type { PhoneControl } from '../phone/usePhone.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { giveWallet } from '../scenarios/useScenario.ts';
import { CopyText } from './CopyText.tsx';

interface SecondPhoneProps {
  readonly phone: PhoneControl;
  /** the phone its address is copied to */
  readonly first: PhoneControl;
  readonly sandbox: Sandbox;
}

/** The phone, and a button to copy its address. */
export function SecondPhone({ phone, first, sandbox }: SecondPhoneProps) {
  const [isMaking, setMaking] = useState(false);
  const address = sandbox.state?.phones.second?.address;
  const make = async () => {
    setMaking(true);
    await giveWallet({ sandbox, phone }).finally(() => setMaking(false));
  };
  return (
    <section className="beside" aria-label="Second phone">
      <Phone phone={phone} title="Kennel on the second phone" />
      {address === undefined ? (
        <Button size="small" icon="wallet" isBusy={isMaking} onPress={() => void make()}>
          {isMaking ? 'Making a wallet…' : 'Give it a funded wallet'}
        </Button>
      ) : (
        <CopyText label="Copy its address for the first phone" text={address} host={first.host} />
      )}
    </section>
  );
}
