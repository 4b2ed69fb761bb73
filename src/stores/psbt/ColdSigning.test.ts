import { describe, expect, it } from 'vitest';
import { fundOn, propose, psbtSigner, signsPsbt } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { takeSignatures } from '../../domain/psbt/combinePsbts.ts';
import { INPUT, type Psbt, signaturesIn, withInputs } from '../../domain/psbt/Psbt.ts';
import { readPsbt, readPsbtText } from '../../domain/psbt/readPsbt.ts';
import { writePsbt, writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { psbtMessage, readPsbtMessage } from '../../domain/ur/psbtMessage.ts';
import { UrFrames } from '../../domain/ur/UrFrames.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';
import { RowScan } from '../codes/RowScan.ts';
import { signerDetails } from './signerDetails.ts';

const DOGE = 100_000_000n;
const SHOP = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

const sandbox = new Sandbox({ seed: 'two phones' });

/** Shows a message to a camera that misses every third code. @returns the scanned message */
async function shownTo(scan: RowScan, message: UrMessage): Promise<UrMessage> {
  await scan.open();
  const row = new UrFrames(message);
  for (let shown = 0; shown < 10 * row.count; shown += 1) {
    const code = row.next();
    const taken = shown % 3 === 2 ? null : scan.take(code);
    if (taken?.kind === 'complete') return taken.message;
  }
  throw new Error('never whole');
}

function psbtIn(message: UrMessage): Psbt {
  const bytes = readPsbtMessage(message);
  const read = bytes.ok ? readPsbt(bytes.value) : bytes;
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

describe('a hundred coins between two phones', () => {
  it('are asked for and signed by codes, and nothing but signatures comes back', async () => {
    const signer = await psbtSigner(1);
    const coins = Array.from({ length: 100 }, () => fundOn(sandbox, [signer.address], DOGE)[0]).flatMap(
      (coin) => coin ?? [],
    );
    const request = propose(coins, [{ to: SHOP, amount: koinu(99n * DOGE) }]);
    const asked = psbtIn(await shownTo(new RowScan(), psbtMessage(writePsbt(request))));
    expect(writePsbtText(asked)).toBe(writePsbtText(request));
    const signed = await signsPsbt(signer, writePsbtText(asked), asked.transaction.txid);
    const answer = signed.ok ? readPsbtText(signed.value.signed) : signed;
    if (!answer.ok) throw new Error(answer.problem.kind);
    const returned = psbtIn(await shownTo(new RowScan(), psbtMessage(writePsbt(answer.value))));
    const taken = takeSignatures(request, returned);
    expect(taken.ok && taken.value.inputs.every((input) => signaturesIn(input).length === 1)).toBe(true);
    const bent = withInputs(
      returned,
      (input) => new Map([...input, [`${INPUT.derivation}02`, new Uint8Array(4)]]),
    );
    expect(takeSignatures(request, bent)).toMatchObject({ problem: { kind: 'more-than-signatures' } });
  });
});

describe('what a scan has seen', () => {
  it('stays when it is stopped, until it is cleared', async () => {
    const scan = new RowScan();
    const row = new UrFrames(psbtMessage(new Uint8Array(1_000)));
    await scan.open();
    scan.take(row.next());
    expect(scan.take('dogecoin:D')).toEqual({ kind: 'foreign' });
    await scan.open();
    scan.take(row.next());
    expect(scan.progress).toMatchObject({ received: 2, total: 7 });
    scan.clear();
    expect(scan.progress).toBeNull();
  });
});

describe('a message that is not wanted', () => {
  it('is passed over, and the parts of another one stay', async () => {
    const [unwanted, wanted] = [psbtMessage(new Uint8Array(400)), psbtMessage(new Uint8Array(1_000))];
    const scan = new RowScan(({ cbor }) => cbor.length !== unwanted.cbor.length);
    await scan.open();
    const [rows, others] = [new UrFrames(wanted), new UrFrames(unwanted)];
    scan.take(rows.next());
    const taken = Array.from({ length: others.count }, () => scan.take(others.next()));
    expect(taken.at(-1)).toEqual({ kind: 'foreign' });
    scan.take(rows.next());
    expect(scan.progress).toMatchObject({ received: 2, total: 7 });
  });
});

describe('where a watched address comes from', () => {
  const account = { address: SHOP, pubkey: '02aa', index: 5 };
  const keyring = {
    signer: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" },
    hdPath: 'm/0',
    accounts: [account],
  };
  const detailsWith = (change: object) =>
    signerDetails({ keyrings: [{ ...keyring, ...change }] } as never)(SHOP);

  it('is the signer’s path and ours below it', () => {
    const path = [44, 3, 0].map((step) => step + 0x80000000);
    expect(detailsWith({})).toEqual({
      origins: [{ publicKey: '02aa', fingerprint: '37b5eed4', path: [...path, 0, 5] }],
    });
  });

  it('is not said where nobody knows it', () => {
    expect(detailsWith({ signer: null })).toEqual({});
    expect(detailsWith({ accounts: [{ ...account, pubkey: '' }] })).toEqual({});
  });
});
