/** What a script in the page may request from the key worker directly, without any review: rejected there too. */
import { expect, it } from 'vitest';
import { goodPsbt, REJECTED_PSBTS, transactionIdIn } from '../../../../mocks/fixtures/psbt/rejectedPsbts.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';

const { service, session, keyring } = await withWallet();
const from = keyring.accounts[0]?.address;
if (from === undefined) throw new Error('no account');
const spender = { sandbox: new Sandbox({ seed: 'refused by the worker' }), from };

const sign = (psbt: string) =>
  service.signPsbt(session, { psbt, network: 'regtest', confirmed: transactionIdIn(psbt) });

it('signs the good one of which the others are made', async () => {
  expect(await sign(writePsbtText(goodPsbt(spender)))).toMatchObject({ ok: true });
});

it.each(REJECTED_PSBTS)('signs nothing with $name', async ({ make, problem }) => {
  expect(await sign(make(spender))).toMatchObject({ ok: false, problem });
});
