import { describe, expect, it } from 'vitest';
import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { Sandbox } from '../../sandbox/chain/Sandbox.ts';
import { REPLACEABLE, signTransaction } from '../../sandbox/chain/signInput.ts';
import { MOON_COFFEE } from '../people.ts';
import { AskedAddresses } from './phoneFacts.ts';

const ME = testAddress(1);

function payCafe(sandbox: Sandbox, from: { readonly txid: string; readonly vout: number }) {
  const outputs = [
    { script: scriptOfAddress(MOON_COFFEE, 'regtest'), value: doge('4.2') },
    { script: testKey(1).script, value: doge('95.7') },
  ];
  const tx = signTransaction({ inputs: [from], outputs, sequence: REPLACEABLE }, testKey(1));
  return sandbox.submit(tx.toHex());
}

describe('what happened to a wallet', () => {
  it('is nothing before its phone asked for an address', () => {
    expect(new AskedAddresses().facts(new Sandbox())).toBeNull();
  });

  it('counts what others paid, and not its own change', () => {
    const sandbox = new Sandbox();
    const asked = new AskedAddresses();
    asked.add(ME);
    expect(asked.facts(sandbox)).toEqual({
      address: ME,
      received: '0',
      hasPaidCafe: false,
      hasPaidDouble: false,
    });
    const coin = sandbox.faucet(ME, doge('100'));
    expect(payCafe(sandbox, coin)).toMatchObject({ accepted: true });
    expect(asked.facts(sandbox)).toEqual({
      address: ME,
      received: String(doge('100')),
      hasPaidCafe: true,
      hasPaidDouble: false,
    });
  });

  it('is judged over all its accounts, and shows the last; addresses of elsewhere count for nothing', () => {
    const sandbox = new Sandbox();
    const asked = new AskedAddresses();
    for (const address of ['DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ', ME, testAddress(2)]) asked.add(address);
    sandbox.faucet(ME, doge('100'));
    expect(asked.facts(sandbox)).toMatchObject({ address: testAddress(2), received: String(doge('100')) });
    asked.forget();
    expect(asked.facts(sandbox)).toBeNull();
  });

  it('goes back with the chain', () => {
    const sandbox = new Sandbox();
    const asked = new AskedAddresses();
    asked.add(ME);
    const before = sandbox.snapshot();
    sandbox.faucet(ME, doge('100'));
    sandbox.restore(before);
    expect(asked.facts(sandbox)?.received).toBe('0');
  });
});
