import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../../mocks/builders/keys.ts';
import { PREVIOUS, SENDING, SIGNED } from '../../../mocks/stores/openTransferSteps.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { blankSignatures } from '../../domain/tx/sign/blankSignatures.ts';
import type { ReleaseProblem, SignedTransfer, Vault } from '../../ports/Vault.ts';
import { type ReleaseTools, releaseHeld, releaseTransfer } from './releaseHeld.ts';
import type { PreparedTransfer } from './TransferFlow.ts';

const PROOF = { password: 'much secret' } as never;
const PROBLEM = { kind: 'wrong-password' } as unknown as ReleaseProblem;

const signed = (...hexes: readonly string[]): readonly SignedTransfer[] =>
  hexes.map((rawHex) => ({ rawHex }) as SignedTransfer);

/** A signed transaction with this parent and signature byte. */
function made(parent: Uint8Array, signature: number): Transaction {
  const transaction = new Transaction();
  transaction.addInput(parent, 0, undefined, new Uint8Array(107).fill(signature));
  transaction.addOutput(testKey(2).script, 100_000_000n);
  return transaction;
}

const FIRST = made(new Uint8Array(32).fill(1), 7);
const [AA, BB] = [FIRST.toHex(), made(new Uint8Array(FIRST.getHash()), 8).toHex()];
const CC = made(new Uint8Array(32).fill(2), 9).toHex();
/** The first two as reviewed, without signatures. */
const [BLANK, CHILD] = blankSignatures([AA, BB]) as [string, string];

/** A vault with this result. */
function tools(released: Result<readonly SignedTransfer[], ReleaseProblem>) {
  const asked: unknown[] = [];
  const vault: Partial<Vault> = {
    release: async (...given) => {
      asked.push(given);
      return released;
    },
  };
  const made: ReleaseTools = { vault: vault as Vault, session: 'session' as ReleaseTools['session'] };
  return { made, asked };
}

const thrownBy = async (work: Promise<unknown>): Promise<string> => {
  const thrown = await work.then(
    () => 'nothing',
    (reason: unknown) => reason,
  );
  return thrown instanceof Fault ? thrown.kind : String(thrown);
};

describe('signed bytes that were kept back', () => {
  it('are handed out for the ticket and the proof, where they are what was reviewed', async () => {
    const { made: asking, asked } = tools(ok(signed(AA, BB)));
    const released = await releaseHeld(asking, { ticket: 't', reviewed: [BLANK, CHILD] }, PROOF);
    expect(released).toEqual(ok(signed(AA, BB)));
    expect(asked).toEqual([['session', 't', PROOF]]);
  });

  it('are held against what was reviewed with what stays in them', async () => {
    const held = { ticket: 't', keeps: (index: number) => index === 1 };
    const all = () => tools(ok(signed(AA, BB))).made;
    const kept = blankSignatures([AA, BB], held.keeps);
    expect(kept[1]).toContain('08'.repeat(107));
    expect((await releaseHeld(all(), { ...held, reviewed: kept }, PROOF)).ok).toBe(true);
    expect(await thrownBy(releaseHeld(all(), { ...held, reviewed: [BLANK, CHILD] }, PROOF))).toBe(
      'bad-answer',
    );
  });

  it.each([
    ['others', [BLANK, ...blankSignatures([CC])]],
    ['fewer', [BLANK, CHILD, ...blankSignatures([CC])]],
    ['more', [BLANK]],
    ['in another order', [CHILD, BLANK]],
  ])('leave never where they are not what was reviewed: %s', async (_how, reviewed) => {
    const { made: asking } = tools(ok(signed(AA, BB)));
    expect(await thrownBy(releaseHeld(asking, { ticket: 't', reviewed }, PROOF))).toBe('bad-answer');
  });

  it('stay where they are when the vault refuses, and it says why', async () => {
    const { made } = tools(err(PROBLEM));
    expect(await releaseHeld(made, { ticket: 't', reviewed: [] }, PROOF)).toEqual(err(PROBLEM));
  });
});

describe('one transfer that is kept back', () => {
  const [rawHex = ''] = blankSignatures([SIGNED.rawHex]);
  const looked = { ...SENDING.transfer, parsed: 'as it was looked at' as never };
  const transfer: PreparedTransfer = { ...looked, rawHex, ticket: 't' };
  const reading = { network: 'regtest', previous: PREVIOUS, own: [testAddress(1)] } as const;

  it('may be sent with its signatures, and says what its bytes say', async () => {
    const released = await releaseTransfer(tools(ok([SIGNED])).made, transfer, reading, PROOF);
    expect(released).toEqual(ok(SENDING.transfer));
  });

  it('is as it was where nothing of it is kept back, and the vault is not asked', async () => {
    const { made, asked } = tools(err(PROBLEM));
    const { ticket: _, ...free } = transfer;
    expect(await releaseTransfer(made, free, reading, PROOF)).toEqual(ok(free));
    expect(asked).toEqual([]);
  });

  it('stays kept back when the vault refuses', async () => {
    const { made } = tools(err(PROBLEM));
    expect(await releaseTransfer(made, transfer, reading, PROOF)).toEqual(err(PROBLEM));
  });

  it('never leaves where its bytes cannot be read', async () => {
    const asking = tools(ok([SIGNED])).made;
    const unknown = { ...reading, previous: new Map() };
    expect(await thrownBy(releaseTransfer(asking, transfer, unknown, PROOF))).toBe('bad-answer');
  });
});
