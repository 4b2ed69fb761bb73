import { describe, expect, it } from 'vitest';
import { fundOn, propose, psbtSigner } from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';

const DOGE = 100_000_000n;
const FEE = 1_000_000n;
const ELSEWHERE = (await psbtSigner(8)).address;

async function setUp() {
  const made = await withWallet();
  const from = made.keyring.accounts[0]?.address;
  if (from === undefined) throw new Error('no account');
  const coins = fundOn(new Sandbox(), [from], 10n * DOGE);
  const psbt = propose(coins, [{ to: ELSEWHERE, amount: koinu(10n * DOGE - FEE) }]);
  const [input] = psbt.transaction.inputs;
  if (input === undefined) throw new Error('no input');
  const key = `${input.txid}:${input.vout}`;
  const confirmed = psbt.transaction.txid;
  const sign = () =>
    made.service.signPsbt(made.session, { psbt: writePsbtText(psbt), network: 'regtest', confirmed });
  return { ...made, key, sign };
}

describe('a coin that is frozen', () => {
  it('gets no signature, whatever the page asks for, until it is unfrozen', async () => {
    const { service, session, key, sign } = await setUp();
    expect(await sign()).toMatchObject({ ok: true });
    service.freezeCoins(session, [key]);
    expect(await sign()).toMatchObject({ ok: false, problem: { kind: 'protected', reason: 'frozen' } });
    service.freezeCoins(session, ['ab'.repeat(32).concat(':0')]);
    expect(await sign()).toMatchObject({ ok: true });
  });

  it('is frozen for nobody without the session', async () => {
    const { service, key } = await setUp();
    expect(() => service.freezeCoins('other', [key])).toThrow();
  });
});
