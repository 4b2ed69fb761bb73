/** Gives the wallet new coins. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { parseDoge } from '../../../../src/domain/amount/parseDoge.ts';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Field, PanelCard, Switch } from './controls.tsx';

const AMOUNTS = ['10', '100', '2500', '1000000'];

/** Its address follows the wallet until another one is typed. */
export function FaucetCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const [amount, setAmount] = useState('100');
  const [typed, setTyped] = useState('');
  const [isMined, setIsMined] = useState(true);
  const address = typed.trim() || (sandbox.state?.phones.first?.address ?? '');
  const parsed = parseDoge(amount);
  const isReady = address !== '' && parsed.ok;
  const give = () => {
    if (!parsed.ok) return;
    const amountKoinu = String(parsed.value);
    void sandbox.give(() => order('faucet', { address, amountKoinu, confirmed: isMined }));
  };
  return (
    <PanelCard title="Faucet" aside={<Switch label="mine it at once" isOn={isMined} onChange={setIsMined} />}>
      <div className="faucet">
        <Field
          label="Amount"
          value={amount}
          unit="DOGE"
          onChange={setAmount}
          problem={parsed.ok ? null : 'Write an amount such as 41.98.'}
        />
        <div className="quick">
          {AMOUNTS.map((text) => (
            <button key={text} type="button" aria-pressed={text === amount} onClick={() => setAmount(text)}>
              {Number(text).toLocaleString('en')}
            </button>
          ))}
        </div>
        <Field
          label={typed || !address ? 'To' : 'To the wallet’s address'}
          value={typed}
          placeholder={address || 'Open the wallet, or write an address'}
          isMono
          onChange={setTyped}
        />
        <Button size="small" isWide isDisabled={!isReady} onPress={give}>
          {parsed.ok ? `Give ${amount.trim()} DOGE` : 'Give'}
        </Button>
      </div>
    </PanelCard>
  );
}
