import { describe, expect, it } from 'vitest';
import { aCoin } from '../../../../mocks/builders/coins.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { Fault } from '../../../domain/fault.ts';
import { presentModule } from '../../../domain/lazyModule.ts';
import { err, ok } from '../../../domain/result.ts';
import type { PendingStage, PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { EMPTY_ACCOUNT } from '../../accounts/Account.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { DraftStore } from '../DraftStore.ts';
import type { TransferRequest } from '../TransferFlow.ts';
import { TransferSteps } from './TransferSteps.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const SENT = txid('cd'.repeat(32));
const DOGE = 100_000_000n;

const plan = {
  inputs: [aCoin()],
  outputs: [{ to: SHOP, amount: koinu(5n * DOGE) }],
} as unknown as TransferPlan;
const parsed = {
  ...{ txid: SENT, size: 226, fee: koinu(1n), sent: koinu(5n * DOGE) },
  inputs: [{ ...aCoin(), isOwn: true, sequence: 0 }],
  outputs: [{ value: koinu(5n * DOGE), address: SHOP, isOwn: false }],
};

/** Rules that believe and read everything. */
const RULES = {
  verifiedCoins: () => ok([]),
  verifyPrevious: () => err({ kind: 'not-a-transaction' }),
  scriptProblem: (_: unknown, scripts: ReadonlySet<string>) =>
    scripts.has(SHOP) ? { kind: 'commit-script', address: SHOP } : null,
  parseTransfer: () => ok(parsed),
  warningsOf: () => [],
  blankSignatures: (hexes: readonly string[]) => hexes.map((hex) => hex.replace('!', '')),
};

const request = (part: Partial<TransferRequest> = {}): TransferRequest => ({
  ...{ purpose: { kind: 'send' }, label: null, own: [OWN] },
  coins: async () => [],
  plan: () => ok({ ...plan, inputs: [] }),
  sign: async () => ok({ txid: SENT, rawHex: 'raw' }),
  ...part,
});

interface Outside {
  readonly stage?: PendingStage | null;
  readonly recordFault?: Fault;
  readonly scripts?: readonly string[];
}

function openSteps({ stage = 'accepted', recordFault, scripts = [] }: Outside = {}) {
  const did: string[] = [];
  const drafts = new DraftStore(EMPTY_INPUT);
  drafts.change('a/0', { amountText: '5' });
  let recorded: PendingTransfer | null = null;
  const journal = {
    transfers: [],
    record: async (transfer: PendingTransfer) => {
      did.push(`record over ${Object.keys(drafts.drafts).length} drafts`);
      recorded = transfer;
      if (recordFault) throw recordFault;
    },
    send: async (id: string) => void did.push(`send ${id === SENT}`),
    find: () => (recorded === null || stage === null ? null : { ...recorded, stage }),
  };
  const contacts = {
    notePaid: ({ stage: now }: PendingTransfer) => void did.push(`paid, ${now}`),
    keepNames: (names: ReadonlyMap<string, string>) => void did.push(`names ${[...names.values()]}`),
  };
  const steps = new TransferSteps(
    {
      network: 'regtest',
      clock: createManualClock(7),
      vault: { release: async () => ok([{ txid: SENT, rawHex: 'raw!' }]) },
    } as never,
    {
      ...{
        session: { sessionId: 's' } as never,
        journal: journal as never,
        drafts,
        contacts: contacts as never,
      },
      account: () => ({ ...EMPTY_ACCOUNT, key: 'a/0' }),
      rules: presentModule(RULES) as never,
      commitAddresses: () => new Set(scripts),
      onSent: ({ txid: id }) => void did.push(`shown ${id === SENT}`),
    },
  );
  return { steps, did, drafts, recorded: () => recorded };
}

const run = { signal: new AbortController().signal, onStep: () => {} };
const reviewed = {
  ...{ transfer: { rawHex: 'raw', plan, parsed, warnings: [] }, label: null, quoted: null },
};
const SENDING = { ...reviewed, purpose: { kind: 'send' } } as never;

describe('preparing a transfer', () => {
  it('gives what is looked at: the signed transfer, what it is for, whose it is and at which price', async () => {
    const quoted = { currency: 'usd', microsPerDoge: 1n, atMs: 0 } as const;
    const { steps } = openSteps();
    const prepared = await steps.prepare(request({ label: 'Shop', quoted }), run);
    expect(prepared).toMatchObject({
      ok: true,
      value: { transfer: { rawHex: 'raw', parsed }, purpose: { kind: 'send' }, label: 'Shop', quoted },
    });
    const plain = await steps.prepare(request(), run);
    expect(plain.ok && plain.value.quoted).toBeNull();
  });

  it('ends with the problem where there is no plan', async () => {
    const problem = { kind: 'may-pay-twice', earlier: SENT } as const;
    expect(await openSteps().steps.prepare(request({ plan: () => err(problem) }), run)).toEqual(
      err({ kind: 'plan', problem }),
    );
  });

  it('pays no one-time script of ours', async () => {
    expect(await openSteps({ scripts: [SHOP] }).steps.prepare(request(), run)).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'commit-script' } },
    });
  });

  it('plans nothing once it was given up while coins were read', async () => {
    const controller = new AbortController();
    let planned = 0;
    const asked = request({
      coins: async () => {
        controller.abort();
        return [];
      },
      plan: () => {
        planned += 1;
        return ok(plan);
      },
    });
    await expect(
      openSteps().steps.prepare(asked, { ...run, signal: controller.signal }),
    ).rejects.toBeInstanceOf(Fault);
    expect(planned).toBe(0);
  });
});

describe('a transfer whose signatures are kept back', () => {
  it('is one with a ticket, and has none once they are there', async () => {
    const { steps } = openSteps();
    const held = { ...reviewed, transfer: { ...reviewed.transfer, ticket: 't' } } as never;
    expect([steps.isHeld(held), steps.isHeld(SENDING)]).toEqual([true, false]);
    const released = await steps.release(held, request(), {} as never);
    if (!released.ok) throw new Error(released.problem.kind);
    expect(steps.isHeld(released.value)).toBe(false);
    expect(released.value.transfer.rawHex).toBe('raw!');
  });
});

describe('writing a transfer down', () => {
  const prepared = async (outside: Outside = {}) => {
    const opened = openSteps(outside);
    await opened.steps.prepare(request(), run);
    return opened;
  };

  it('empties its form in the same write, and can fill it again', async () => {
    const { steps, did, drafts, recorded } = await prepared();
    const sent = await steps.record(SENDING, request());
    expect(sent.txid).toBe(SENT);
    expect(recorded()).toMatchObject({ txid: SENT, to: SHOP, createdAtMs: 7, network: 'regtest' });
    expect(did).toEqual(['record over 0 drafts']);
    sent.refill();
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('leaves the form alone when something else is sent than what it says', async () => {
    const { steps, drafts } = await prepared();
    const merge = { ...reviewed, purpose: { kind: 'merge' } } as never;
    const sent = await steps.record(merge, request());
    expect(drafts.of('a/0').amountText).toBe('5');
    drafts.clear('a/0');
    sent.refill();
    expect(drafts.drafts).toEqual({});
  });

  it('takes everything back when it could not be written down', async () => {
    const { steps, drafts } = await prepared({ recordFault: new Fault('storage-full', 'test') });
    const told: string[] = [];
    const asked = request({
      onRecording: (id) => {
        told.push(`recording ${id === SENT}`);
        return () => void told.push('taken back');
      },
    });
    await expect(steps.record(SENDING, asked)).rejects.toMatchObject({ kind: 'storage-full' });
    expect(told).toEqual(['recording true', 'taken back']);
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('tells the form alone where nobody else is told', async () => {
    const { steps, drafts } = await prepared({ recordFault: new Fault('storage-full', 'test') });
    await expect(steps.record(SENDING, request())).rejects.toMatchObject({ kind: 'storage-full' });
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('takes nothing back when it is on disk', async () => {
    const told: string[] = [];
    const { steps } = await prepared();
    await steps.record(SENDING, request({ onRecording: () => () => void told.push('taken back') }));
    expect(told).toEqual([]);
  });

  it('is not done before anything was prepared', async () => {
    await expect(openSteps().steps.record(SENDING, request())).rejects.toBeInstanceOf(TypeError);
  });
});

describe('a transfer that was handed over', () => {
  async function finished(stage: PendingStage | null, part: Partial<TransferRequest> = {}) {
    const opened = openSteps({ stage });
    const asked = request({ onBroadcast: (id) => void opened.did.push(`told ${id === SENT}`), ...part });
    await opened.steps.prepare(asked, run);
    const sent = await opened.steps.record(SENDING, asked);
    await opened.steps.broadcast(sent);
    opened.did.length = 0;
    opened.steps.finish(sent, asked);
    return opened;
  }

  it('is sent by the journal', async () => {
    const { steps, did } = openSteps();
    await steps.broadcast({ txid: SENT, refill: () => {} });
    expect(did).toEqual(['send true']);
  });

  it('is shown, and whom it pays is remembered with the names of the list', async () => {
    const names = new Map([[SHOP, 'Shop' as never]]);
    const { did, drafts } = await finished('accepted', { names });
    expect(did).toEqual(['told true', 'shown true', 'paid, accepted', 'names Shop']);
    expect(drafts.drafts).toEqual({});
  });

  it('fills its form again when it was rejected, and nobody counts as paid', async () => {
    const { did, drafts } = await finished('rejected');
    expect(did).toEqual(['told true', 'shown true']);
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('needs nobody to be told, and no names', async () => {
    const { onBroadcast: _, ...quiet } = request();
    const { steps, did } = openSteps();
    await steps.prepare(quiet, run);
    const sent = await steps.record(SENDING, quiet);
    did.length = 0;
    steps.finish(sent, quiet);
    expect(did).toEqual(['shown true', 'paid, accepted', 'names ']);
  });

  it('is told even where the journal has let go of it', async () => {
    expect((await finished(null)).did).toEqual(['told true']);
  });
});
