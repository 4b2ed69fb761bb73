/** The progress of a shared wallet's payment, with three vaults that sign it one after the other. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { sharedDescriptor, vaultOf } from '../../../mocks/fixtures/multisig/cosigners.ts';
import { checkedPsbt } from '../../../mocks/fixtures/psbt/checkedPsbt.ts';
import { fundOn, planSpending } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import { curveKeyOps } from '../../adapters/vault/keyOps/curveKeyOps.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { createPsbt } from '../../domain/psbt/createPsbt.ts';
import { INPUT, type Psbt, withInputs } from '../../domain/psbt/Psbt.ts';
import { readPsbtText } from '../../domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { CosignerNames } from '../../stores/multisig/CosignerNames.ts';
import type { ShownPsbt } from '../../stores/psbt/PsbtState.ts';
import { sharedProgress } from './sharedProgress.ts';

const DOGE = 100_000_000n;
const sandbox = new Sandbox({ seed: 'progress' });
const descriptor = await sharedDescriptor(2, [0, 1, 2]);

async function describedBy(person: number) {
  const description = await curveKeyOps.describeMultisig(await vaultOf(person, descriptor), 'key-1');
  if (description === null) throw new Error('no shared wallet');
  return description;
}

async function proposal(): Promise<Psbt> {
  const [shared] = (await describedBy(0)).addresses;
  if (shared === undefined) throw new Error('no address');
  const funded = fundOn(sandbox, [shared.address, shared.address], 5n * DOGE);
  const plan = planSpending(
    funded.map(({ coin }) => coin),
    [{ to: testAddress(77) as DogeAddress, amount: koinu(9n * DOGE) }],
  );
  return createPsbt(plan, new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex])), () => shared);
}

async function signedBy(person: number, psbt: Psbt): Promise<Psbt> {
  const request = {
    psbt: writePsbtText(psbt),
    network: 'regtest',
    confirmed: psbt.transaction.txid,
  } as const;
  const signed = await curveKeyOps.signPsbt(await vaultOf(person, descriptor), request, new Set());
  const read = signed.ok ? readPsbtText(signed.value.signed) : signed;
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

function shownOf(psbt: Psbt): ShownPsbt {
  return { psbt, text: '', explanation: checkedPsbt(psbt), coins: null };
}

const NAMES = new CosignerNames();

describe('who has signed', () => {
  it('is said by the name that a person gave the key', async () => {
    const description = await describedBy(1);
    const names = new CosignerNames();
    const [own] = description.own;
    const mum = description.wallet.cosigners.find(({ extendedKey }) => extendedKey !== own?.extendedKey);
    names.setName(mum?.extendedKey ?? '', 'Mum' as never);
    const before = sharedProgress(shownOf(await proposal()), description, names);
    expect(before).toMatchObject({ signatures: 0, needed: 2 });
    expect(before?.signers.map(({ name }) => name).sort()).toEqual(['Mum', null, null]);
    expect(before?.signers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('is read from the keys that signed every coin', async () => {
    const description = await describedBy(1);
    const half = await signedBy(0, await proposal());
    const seen = sharedProgress(shownOf(half), description, NAMES);
    expect(seen).toMatchObject({ signatures: 1 });
    expect(seen?.signers.filter(({ hasSigned }) => hasSigned)).toMatchObject([{ isOwn: false }]);
    const both = sharedProgress(shownOf(await signedBy(1, half)), description, NAMES);
    expect(both?.signers.filter(({ hasSigned }) => hasSigned)).toHaveLength(2);
    expect(both?.signers.find(({ isOwn }) => isOwn)).toMatchObject({ hasSigned: true });
  });

  it('is nobody who signed only one of two coins', async () => {
    const whole = await signedBy(0, await proposal());
    const part = withInputs(whole, (input, at) =>
      at === 0 ? input : new Map([...input].filter(([key]) => !key.startsWith(INPUT.signature))),
    );
    expect(sharedProgress(shownOf(part), await describedBy(1), NAMES)).toMatchObject({ signatures: 0 });
  });

  it('is not asked of a payment that the wallet has no coin in', async () => {
    const other = await sharedDescriptor(2, [7, 8, 9]);
    const description = await curveKeyOps.describeMultisig(await vaultOf(7, other), 'key-1');
    if (description === null) throw new Error('no shared wallet');
    expect(sharedProgress(shownOf(await proposal()), description, NAMES)).toBeNull();
  });
});
