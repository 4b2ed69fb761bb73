import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { ReleaseProblem, SignedTransfer, Vault } from '../../ports/Vault.ts';
import type { TransferRules } from '../chain/transferRules.ts';
import { type ReleaseTools, releaseHeld, releaseTransfer } from './releaseHeld.ts';
import type { PreparedTransfer } from './TransferFlow.ts';

const PROOF = { password: 'much secret' } as never;
const PROBLEM = { kind: 'wrong-password' } as unknown as ReleaseProblem;

const signed = (...hexes: readonly string[]): readonly SignedTransfer[] =>
  hexes.map((rawHex) => ({ rawHex }) as SignedTransfer);

/** A vault that hands this out; bytes are blank once their `!` is gone, but for those that are kept. */
function tools(released: Result<readonly SignedTransfer[], ReleaseProblem>, canRead = true) {
  const asked: unknown[] = [];
  const vault: Partial<Vault> = {
    release: async (...given) => {
      asked.push(given);
      return released;
    },
  };
  const rules = {
    blankSignatures: (hexes: readonly string[], keeps: (index: number) => boolean = () => false) =>
      hexes.map((hex, index) => (keeps(index) ? hex : hex.replace('!', ''))),
    parseTransfer: (...given: unknown[]) =>
      canRead ? ok({ read: given }) : err({ kind: 'not-a-transaction' }),
  };
  const made: ReleaseTools = {
    ...{ vault: vault as Vault, session: 'session' as ReleaseTools['session'] },
    rules: rules as unknown as TransferRules,
  };
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
    const { made, asked } = tools(ok(signed('aa!', 'bb!')));
    const released = await releaseHeld(made, { ticket: 't', reviewed: ['aa', 'bb'] }, PROOF);
    expect(released).toEqual(ok(signed('aa!', 'bb!')));
    expect(asked).toEqual([['session', 't', PROOF]]);
  });

  it('are held against what was reviewed with what stays in them', async () => {
    const held = { ticket: 't', keeps: (index: number) => index === 1 };
    const all = () => tools(ok(signed('aa!', 'bb!'))).made;
    expect((await releaseHeld(all(), { ...held, reviewed: ['aa', 'bb!'] }, PROOF)).ok).toBe(true);
    expect(await thrownBy(releaseHeld(all(), { ...held, reviewed: ['aa', 'bb'] }, PROOF))).toBe('bad-answer');
  });

  it.each([
    ['others', ['aa', 'cc']],
    ['fewer', ['aa', 'bb', 'cc']],
    ['more', ['aa']],
    ['in another order', ['bb', 'aa']],
  ])('leave never where they are not what was reviewed: %s', async (_how, reviewed) => {
    const { made } = tools(ok(signed('aa!', 'bb!')));
    expect(await thrownBy(releaseHeld(made, { ticket: 't', reviewed }, PROOF))).toBe('bad-answer');
  });

  it('stay where they are when the vault refuses, and it says why', async () => {
    const { made } = tools(err(PROBLEM));
    expect(await releaseHeld(made, { ticket: 't', reviewed: [] }, PROOF)).toEqual(err(PROBLEM));
  });
});

describe('one transfer that is kept back', () => {
  const blank = { rawHex: 'aa', plan: {}, parsed: {}, warnings: [], ticket: 't' };
  const transfer = blank as unknown as PreparedTransfer;
  const reading = { network: 'regtest', previous: new Map(), own: ['us' as DogeAddress] } as const;

  it('may be sent with its signatures, and says what its bytes say', async () => {
    const released = await releaseTransfer(tools(ok(signed('aa!'))).made, transfer, reading, PROOF);
    expect(released).toEqual(
      ok({
        ...{ rawHex: 'aa!', plan: {}, warnings: [] },
        parsed: { read: ['aa!', reading.previous, reading.own, 'regtest'] },
      }),
    );
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
    const { made } = tools(ok(signed('aa!')), false);
    expect(await thrownBy(releaseTransfer(made, transfer, reading, PROOF))).toBe('bad-answer');
  });
});
