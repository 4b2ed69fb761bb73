/** The steps of sending DOGE over a journal, a form and contacts that say what is done to them, and rules that believe everything. */
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { Fault } from '../../src/domain/fault.ts';
import { presentModule } from '../../src/domain/lazyModule.ts';
import { err, ok } from '../../src/domain/result.ts';
import type { PendingStage, PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import type { TransferPlan } from '../../src/domain/tx/Transfer.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';
import { EMPTY_INPUT } from '../../src/stores/send/DraftInput.ts';
import { DraftStore } from '../../src/stores/send/DraftStore.ts';
import { TransferSteps } from '../../src/stores/send/doge/TransferSteps.ts';
import type { ReviewedTransfer, TransferRequest } from '../../src/stores/send/TransferFlow.ts';
import { aCoin } from '../builders/coins.ts';
import { testAddress } from '../builders/keys.ts';
import { createManualClock } from '../clock/manualClock.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
/** The id of what is sent. */
export const SENT = txid('cd'.repeat(32));
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

/** Rules that accept everything. */
const RULES = {
  verifiedCoins: () => ok([]),
  verifyPrevious: () => err({ kind: 'not-a-transaction' }),
  scriptProblem: (_: unknown, scripts: ReadonlySet<string>) =>
    scripts.has(SHOP) ? { kind: 'commit-script', address: SHOP } : null,
  parseTransfer: () => ok(parsed),
  warningsOf: () => [],
  blankSignatures: (hexes: readonly string[]) => hexes.map((hex) => hex.replace('!', '')),
};

/** Asks to pay somebody 5 DOGE, with a key of its own. */
export const payRequest = (part: Partial<TransferRequest> = {}): TransferRequest => ({
  ...{ purpose: { kind: 'send' }, label: null, own: [OWN] },
  coins: async () => [],
  plan: () => ok({ ...plan, inputs: [] }),
  sign: async () => ok({ txid: SENT, rawHex: 'raw' }),
  ...part,
});

/** What a test may tell it. */
export interface StepsOutside {
  /** of what was sent, once it was handed over; null: nobody remembers it */
  readonly stage?: PendingStage | null;
  readonly recordFault?: Fault;
  readonly scripts?: readonly string[];
}

/** Opens them, with a form in which 5 was typed. */
export function openSteps({ stage = 'accepted', recordFault, scripts = [] }: StepsOutside = {}) {
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
      origins: { take: () => undefined } as never,
      commitAddresses: () => new Set(scripts),
      onSent: ({ txid: id }) => void did.push(`shown ${id === SENT}`),
    },
  );
  return { steps, did, drafts, recorded: () => recorded };
}

/** A preparation that nobody gives up. */
export const RUN = { signal: new AbortController().signal, onStep: () => {} };

/** What is on review. */
export const SENDING: ReviewedTransfer = {
  ...{ transfer: { rawHex: 'raw', plan, parsed: parsed as never }, label: null, quoted: null },
  purpose: { kind: 'send' },
};
