/** Gives the wallet tokens, files, NFTs and coins with inscriptions. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Field, PanelCard } from './controls.tsx';

const TICKS = ['UNIX', 'CARDI', 'WDOGE(WRAPPED-DOGE)'];

/** Whole tokens in smallest units; null when the text is no whole number. */
const unitsOf = (amount: string): string | null =>
  /^[1-9]\d{0,18}$/.test(amount.trim()) ? `${amount.trim()}00000000` : null;

/** What one press gives; the number distinguishes presses. */
interface Gift {
  readonly name: string;
  readonly verb: string;
  readonly spec: (number: number) => object;
}

const PLAIN = 'text/plain;charset=utf8';
const HAIKU = 'much bone\nvery bury\nforgot where';
const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#b7a047"/></svg>';

const GIFTS: readonly Gift[] = [
  {
    name: 'A meme token',
    verb: 'meme-give',
    spec: (number) => ({ tick: 'PUP', name: `Puppy ${number}`, amount: '500000000000' }),
  },
  {
    name: 'A text file',
    verb: 'file-give',
    spec: () => ({ name: 'haiku.txt', mime: 'text/plain', text: HAIKU }),
  },
  {
    name: 'A drawing',
    verb: 'file-give',
    spec: () => ({ name: 'circle.svg', mime: 'image/svg+xml', text: CIRCLE }),
  },
  {
    name: 'An NFT',
    verb: 'nft-give',
    spec: (number) => ({ tick: 'DOGES', tickId: number, prompt: 'a dog on the moon' }),
  },
  {
    name: 'An inscribed coin',
    verb: 'inscribe',
    spec: (number) => ({ mime: PLAIN, text: `wow ${number}` }),
  },
  {
    name: 'One inside 5 DOGE',
    verb: 'inscribe',
    spec: (number) => ({
      mime: PLAIN,
      text: `deep inside ${number}`,
      offset: '200000000',
      value: '500000000',
    }),
  },
];

const shortTick = (tick: string): string => tick.replace(/\(.*/, '');

interface TokenFieldsProps {
  /** null while there is no address to give to */
  readonly onGive: ((spec: object) => void) | null;
}

function TokenFields({ onGive }: TokenFieldsProps) {
  const [tick, setTick] = useState('UNIX');
  const [amount, setAmount] = useState('420');
  const units = unitsOf(amount);
  const isReady = onGive !== null && units !== null && tick.trim() !== '';
  return (
    <div className="faucet">
      <Field label="Tick" value={tick} isMono onChange={setTick} />
      <div className="quick">
        {TICKS.map((name) => (
          <button key={name} type="button" aria-pressed={name === tick} onClick={() => setTick(name)}>
            {shortTick(name)}
          </button>
        ))}
      </div>
      <Field
        label="Amount"
        value={amount}
        unit={shortTick(tick).slice(0, 8)}
        onChange={setAmount}
        problem={units === null ? 'Write a whole number of tokens.' : null}
      />
      <Button size="small" isWide isDisabled={!isReady} onPress={() => onGive?.({ tick, amount: units })}>
        Give tokens
      </Button>
    </div>
  );
}

/** The token faucet: everything goes to the wallet's own address. */
export function TokensCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const address = sandbox.state?.phones.first?.address ?? null;
  const number = (sandbox.state?.height ?? 0) % 10_000;
  const give = (verb: string, spec: object) => void sandbox.give(() => order(verb, { address, ...spec }));
  return (
    <PanelCard title="Tokens" aside={address === null && <span className="hint">Open the wallet first</span>}>
      <TokenFields onGive={address === null ? null : (spec) => give('tokens-give', spec)} />
      <div className="actions">
        {GIFTS.map(({ name, verb, spec }) => (
          <Button
            key={name}
            size="small"
            isDisabled={address === null}
            onPress={() => give(verb, spec(number))}
          >
            {name}
          </Button>
        ))}
      </div>
    </PanelCard>
  );
}
