/** A thief in the page, or among the cosigners, asks the key worker directly to sign for a multisig wallet. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { cosignerText, sharedDescriptor } from '../../../../mocks/fixtures/multisig/cosigners.ts';
import { fundOn, planSpending } from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { NOW_MS, PASSWORD, withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { writeCosigner } from '../../../domain/multisig/cosignerKey.ts';
import type { MultisigAddress } from '../../../domain/multisig/deriveMultisig.ts';
import { readCosigners, writeDescriptor } from '../../../domain/multisig/descriptor.ts';
import { createPsbt } from '../../../domain/psbt/createPsbt.ts';
import { INPUT, type Psbt, signaturesIn, withInputs } from '../../../domain/psbt/Psbt.ts';
import { readPsbtText } from '../../../domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { MultisigDescription } from '../../../ports/Vault.ts';

const DOGE = 100_000_000n;
const { OP_1, OP_CHECKMULTISIG } = opcodes;

type Made = Awaited<ReturnType<typeof withWallet>>;

/** Saves a wallet to the vault, as a user does after reviewing it. */
async function keep({ service, session }: Made, descriptor: string): Promise<MultisigDescription> {
  const draft = await service.draftImport(session, { kind: 'multisig', text: descriptor }, 'regtest');
  if (!draft.ok) throw new Error(draft.problem.kind);
  const choices = draft.value.readings.map((reading) => ({ reading, indexes: [0] }));
  const [kept] = await service.saveImport(session, draft.value.id, choices);
  return service.describeMultisig(session, kept?.id ?? '');
}

const firstOf = ({ addresses }: MultisigDescription): MultisigAddress => {
  const [first] = addresses;
  if (first === undefined) throw new Error('no address');
  return first;
};

/** A vault with a phrase, and a 2-of-3 wallet it is part of. */
async function setUp() {
  const made = await withWallet();
  const own = writeCosigner((await made.service.cosignerKeys(made.session, made.keyring.id)).shared);
  const wallet = readCosigners(2, [own, await cosignerText(1), await cosignerText(2)], 'regtest');
  if (!wallet.ok) throw new Error(wallet.problem.kind);
  const description = await keep(made, writeDescriptor(wallet.value));
  const stranger = await keep(await withWallet(), await sharedDescriptor(2, [4, 5, 6]));
  const sandbox = new Sandbox();
  const shared = firstOf(description);
  const elsewhere = firstOf(stranger).address;
  const proposed = (to: DogeAddress = elsewhere, doge = 10n, from = shared): Psbt => {
    const funded = fundOn(sandbox, [from.address], doge * DOGE);
    const coins = funded.map(({ coin }) => coin);
    const plan = planSpending(coins, [{ to, amount: koinu(doge * DOGE - 2_000_000n) }]);
    return createPsbt(plan, new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex])), () => from);
  };
  const sign = (psbt: Psbt, confirmed: Txid = psbt.transaction.txid) =>
    made.service.signPsbt(made.session, { psbt: writePsbtText(psbt), network: 'regtest', confirmed });
  return { ...made, own, sandbox, shared, stranger: firstOf(stranger), elsewhere, proposed, sign };
}

const scriptOf = (required: number, publicKeys: readonly string[]): Uint8Array =>
  scripts.compile([
    OP_1 + required - 1,
    ...publicKeys.map(hexToBytes),
    OP_1 + publicKeys.length - 1,
    OP_CHECKMULTISIG,
  ]);

const withScript = (psbt: Psbt, script: Uint8Array): Psbt =>
  withInputs(psbt, (input) => new Map([...input, [INPUT.redeemScript, script]]));

/** The keys of a script in its own order, hex. */
const keysOf = ({ redeemScript }: MultisigAddress): readonly string[] =>
  (scripts.decompile(hexToBytes(redeemScript)) ?? []).flatMap((part) =>
    typeof part === 'number' ? [] : [bytesToHex(part)],
  );

describe('a shared wallet in the key worker', () => {
  it('is signed for with our key alone, once, where everything is as it was kept', async () => {
    const { sign, proposed, shared } = await setUp();
    const signed = await sign(proposed());
    const read = signed.ok ? readPsbtText(signed.value.psbt) : signed;
    if (!read.ok) throw new Error(read.problem.kind);
    const signatures = read.value.inputs.flatMap(signaturesIn);
    expect(signatures).toHaveLength(1);
    expect(keysOf(shared)).toContain(signatures[0]?.publicKey);
  });

  it('does not take a redeem script that is not the one behind the address', async () => {
    const { sign, proposed, stranger, shared } = await setUp();
    const psbt = proposed();
    const right = hexToBytes(shared.redeemScript);
    const flipped = right.slice();
    flipped[40] = (flipped[40] ?? 0) ^ 1;
    const [first = '', second = '', third = ''] = keysOf(shared);
    const foreign = keysOf(stranger)[0] ?? '';
    const lies = {
      'of another wallet': hexToBytes(stranger.redeemScript),
      'with one bit that is another': flipped,
      'with nothing in it': new Uint8Array(),
      'with something behind it': new Uint8Array([...right, 0x75]),
      'with a foreign key in place of the first': scriptOf(2, [foreign, second, third]),
      'with a foreign key in place of the last': scriptOf(2, [first, second, foreign]),
      'with a key less': scriptOf(2, [first, second]),
      'with a key more': scriptOf(2, [first, second, third, foreign]),
      'that takes one signature': scriptOf(1, [first, second, third]),
      'that takes three signatures': scriptOf(3, [first, second, third]),
      'with its keys in another order': scriptOf(2, [second, first, third]),
      'with a key twice': scriptOf(2, [first, second, second]),
    };
    expect(scriptOf(2, [first, second, third])).toEqual(right);
    for (const [name, script] of Object.entries(lies)) {
      const signed = await sign(withScript(psbt, script));
      expect([name, signed]).toMatchObject([name, { ok: false, problem: { kind: 'redeem-script' } }]);
    }
  });

  it('is not signed for where a coin of our own is spent along with its coins', async () => {
    const { sign, shared, elsewhere, keyring, sandbox } = await setUp();
    const own = keyring.accounts[0]?.address;
    if (own === undefined) throw new Error('no account');
    const funded = [
      ...fundOn(sandbox, [shared.address], 100n * DOGE),
      ...fundOn(sandbox, [own], 450n * DOGE),
    ];
    const plan = planSpending(
      funded.map(({ coin }) => coin),
      [
        { to: elsewhere, amount: koinu(50n * DOGE) },
        { to: shared.address, amount: koinu(499n * DOGE) },
      ],
    );
    const previous = new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex]));
    const theft = createPsbt(plan, previous, (address) => (address === shared.address ? shared : undefined));
    expect(await sign(theft)).toEqual({ ok: false, problem: { kind: 'several-wallets' } });
  });

  it('is not signed for without its redeem script', async () => {
    const { sign, proposed } = await setUp();
    const bare = withInputs(
      proposed(),
      (input) => new Map([...input].filter(([key]) => key !== INPUT.redeemScript)),
    );
    expect(await sign(bare)).toMatchObject({ ok: false, problem: { kind: 'nothing-to-sign' } });
  });

  it('gets no signature when an output is another than was looked at', async () => {
    const { sign, proposed, elsewhere, shared, keyring } = await setUp();
    const looked = proposed(shared.address);
    const mine = keyring.accounts[0]?.address as DogeAddress;
    for (const swapped of [proposed(elsewhere), proposed(mine), proposed(shared.address, 11n)]) {
      const signed = await sign(swapped, looked.transaction.txid);
      expect(signed).toMatchObject({ ok: false, problem: { kind: 'changed' } });
    }
  });

  it('gets no signature of the bytes of one proposal under the id of another', async () => {
    const { sign, proposed } = await setUp();
    const [looked, other] = [proposed(), proposed()];
    // the reviewed transaction, with the other one's scripts for its coins
    const mixed = withInputs(looked, (_, index) => other.inputs[index] ?? new Map());
    expect(await sign(mixed)).toMatchObject({ ok: false, problem: { kind: 'previous-differs' } });
  });

  it('is none for a wallet that names our key and was never kept', async () => {
    const { sign, proposed, own } = await setUp();
    for (const [required, others] of [
      [1, [66]],
      [2, [1, 66]],
      [2, [1, 2, 66]],
    ] as const) {
      const thief = await withWallet();
      const texts = [own, ...(await Promise.all(others.map(cosignerText)))];
      const wallet = readCosigners(required, texts, 'regtest');
      if (!wallet.ok) throw new Error(wallet.problem.kind);
      const theirs = firstOf(await keep(thief, writeDescriptor(wallet.value)));
      const signed = await sign(proposed(undefined, 10n, theirs));
      expect(signed).toMatchObject({ ok: false, problem: { kind: 'nothing-to-sign' } });
    }
  });

  it('hands out no signature above the limit before a second confirmation', async () => {
    const { sign, proposed, service, session } = await setUp();
    const held = await sign(proposed(undefined, 600n));
    if (!held.ok || held.value.ticket === undefined) throw new Error('not held');
    const shown = readPsbtText(held.value.psbt);
    expect(shown.ok && shown.value.inputs.flatMap(signaturesIn)).toEqual([]);
    const wrong = { kind: 'password', password: 'wrong' } as const;
    expect(await service.release(session, held.value.ticket, wrong, NOW_MS)).toMatchObject({ ok: false });
    const right = { kind: 'password', password: PASSWORD } as const;
    expect(await service.release(session, held.value.ticket, right, NOW_MS)).toMatchObject({ ok: true });
  });

  it('is signed for in no vault that is locked', async () => {
    const { sign, proposed, service } = await setUp();
    service.lock();
    await expect(sign(proposed())).rejects.toMatchObject({ kind: 'locked' });
  });
});
