import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { fundOn, propose, psbtSigner } from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { NOW_MS, PASSWORD, withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { takeSignatures } from '../../../domain/psbt/combinePsbts.ts';
import { GLOBAL, INPUT, type Psbt, signaturesIn, withInputs } from '../../../domain/psbt/Psbt.ts';
import { readPsbt, readPsbtText } from '../../../domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { fromHex } from '../records/bytes.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = (await psbtSigner(8)).address;

/** The same to an unspendable script. */
function payingScript(psbt: Psbt): Psbt {
  const transaction = Transaction.fromBuffer(psbt.global.get(GLOBAL.transaction) ?? new Uint8Array());
  for (const output of transaction.outs) output.script = Uint8Array.of(0x6a, 1, 7);
  const read = readPsbtText(
    writePsbtText({
      ...psbt,
      global: new Map([...psbt.global, [GLOBAL.transaction, transaction.toBuffer()]]),
    }),
  );
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

async function setUp() {
  const made = await withWallet();
  const from = made.keyring.accounts[0]?.address;
  if (from === undefined) throw new Error('no account');
  const sandbox = new Sandbox();
  const paying = (doge: bigint, fee = 1_000_000n, holder = from): Psbt =>
    propose(fundOn(sandbox, [holder], doge * DOGE), [{ to: ELSEWHERE, amount: koinu(doge * DOGE - fee) }]);
  const sign = (psbt: Psbt, confirmed: Txid = psbt.transaction.txid, agreed: readonly Consent[] = []) =>
    made.service.signPsbt(made.session, { psbt: writePsbtText(psbt), network: 'regtest', confirmed, agreed });
  return { ...made, from, sandbox, paying, sign };
}

describe('a script in the page that asks the key worker itself', () => {
  it('gets no signature of another transaction than was confirmed', async () => {
    const { paying, sign } = await setUp();
    const [looked, swapped] = [paying(10n), paying(11n)];
    expect(await sign(swapped, looked.transaction.txid)).toMatchObject({ problem: { kind: 'changed' } });
  });

  it('gets none with a lie about a value, without the whole previous transaction, or with another one', async () => {
    const { paying, sign } = await setUp();
    const [psbt, other] = [paying(10n), paying(20n)];
    const bare = withInputs(psbt, () => new Map());
    expect(await sign(bare)).toMatchObject({ problem: { kind: 'previous-missing' } });
    const lying = withInputs(psbt, (_, index) => other.inputs[index] ?? new Map());
    expect(await sign(lying)).toMatchObject({ problem: { kind: 'previous-differs' } });
  });

  it.each([0, 2, 3, 0x81, 0x83])('gets none with hash type %i', async (hashType) => {
    const { paying, sign } = await setUp();
    const asking = withInputs(
      paying(10n),
      (input) => new Map([...input, [INPUT.hashType, Uint8Array.of(hashType, 0, 0, 0)]]),
    );
    expect(await sign(asking)).toMatchObject({ problem: { kind: 'hash-type', hashType } });
  });

  it('gets none that burns money as a fee, or spends a carrier', async () => {
    const { paying, sign, sandbox, from } = await setUp();
    expect(await sign(paying(200n, 101n * DOGE))).toMatchObject({ problem: { kind: 'fee-too-high' } });
    const coins = [...fundOn(sandbox, [from], 100_000n), ...fundOn(sandbox, [from], DOGE)];
    const carrier = propose(coins, [{ to: ELSEWHERE, amount: koinu(DOGE) }]);
    expect(await sign(carrier)).toMatchObject({ problem: { kind: 'protected', reason: 'carrier-value' } });
  });

  it('gets none that costs far more than it pays, before that was agreed to', async () => {
    const { paying, sign } = await setUp();
    const dear = paying(100n, 99n * DOGE);
    const { txid } = dear.transaction;
    expect(await sign(dear)).toEqual({ ok: false, problem: { kind: 'not-agreed', consents: ['fee'] } });
    expect(await sign(dear, txid, ['lock', 'look-alike'])).toMatchObject({ problem: { kind: 'not-agreed' } });
    expect(await sign(dear, txid, ['fee'])).toMatchObject({ ok: true });
  });

  it('gets none that pays a script without address, before that was agreed to', async () => {
    const { paying, sign } = await setUp();
    const burning = payingScript(paying(10n));
    const { txid } = burning.transaction;
    expect(await sign(burning)).toMatchObject({ problem: { kind: 'not-agreed', consents: ['no-address'] } });
    expect(await sign(burning, txid, ['no-address'])).toMatchObject({ ok: true });
  });

  it('gets none where nothing is ours', async () => {
    const { paying, sign } = await setUp();
    expect(await sign(paying(10n, 1_000_000n, ELSEWHERE))).toMatchObject({
      problem: { kind: 'nothing-to-sign' },
    });
  });

  it('gets no more than the limit without a second confirmation, however it is divided', async () => {
    const { paying, sign, service, session } = await setUp();
    const first = await sign(paying(300n));
    expect(first).toMatchObject({ ok: true });
    expect(first.ok && first.value.ticket).toBeUndefined();
    const second = paying(300n);
    const held = await sign(second);
    if (!held.ok || held.value.ticket === undefined) throw new Error('not held');
    const shown = readPsbtText(held.value.psbt);
    expect(shown.ok && shown.value.inputs.flatMap(signaturesIn)).toEqual([]);
    const wrong = { kind: 'password', password: 'wrong' } as const;
    expect(await service.release(session, held.value.ticket, wrong, NOW_MS)).toMatchObject({ ok: false });
    const right = { kind: 'password', password: PASSWORD } as const;
    const released = await service.release(session, held.value.ticket, right, NOW_MS);
    if (!released.ok) throw new Error(released.problem.kind);
    const signed = readPsbt(fromHex(released.value[0]?.rawHex ?? ''));
    expect(signed.ok && takeSignatures(second, signed.value)).toMatchObject({ ok: true });
    expect(signed.ok && signed.value.inputs.flatMap(signaturesIn)).toHaveLength(1);
  });
});
