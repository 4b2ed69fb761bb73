/** The steps of sending DOGE over a journal, a form and contacts that record what is done. */
import type { Fault } from '../../src/domain/fault.ts';
import { ok, type Result } from '../../src/domain/result.ts';
import type { PendingStage, PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { parseTransfer } from '../../src/domain/tx/parse/parseTransfer.ts';
import { planTransfer } from '../../src/domain/tx/plan/planTransfer.ts';
import { verifyPrevious } from '../../src/domain/tx/sign/verifyPrevious.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';
import { EMPTY_INPUT } from '../../src/stores/send/DraftInput.ts';
import { DraftStore } from '../../src/stores/send/DraftStore.ts';
import { TransferSteps } from '../../src/stores/send/doge/TransferSteps.ts';
import type { PaymentRequest, ReviewedTransfer } from '../../src/stores/send/TransferFlow.ts';
import { doge } from '../builders/coins.ts';
import { testAddress } from '../builders/keys.ts';
import { createManualClock } from '../clock/manualClock.ts';
import { COINS, openPaidWallet, PAYOUTS, type PaidOutside, payShop, signOwn } from './paidWallet.ts';

const OWN = testAddress(1);
const FIVE = doge('5');

/** A request to pay 5 DOGE. */
export const payRequest = (part: Partial<PaymentRequest> = {}): PaymentRequest => payShop(FIVE, part);

function valueIn<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

/** The transactions that made its coins. */
export const PREVIOUS = new Map(PAYOUTS.map(({ id, rawHex }) => [id, valueIn(verifyPrevious(id, rawHex))]));
const PLAN = valueIn(planTransfer({ ...payRequest().payment, coins: COINS }));
/** The signed bytes to send. */
export const SIGNED = signOwn(PLAN);
export const SENT = SIGNED.txid;
const PARSED = valueIn(parseTransfer(SIGNED.rawHex, PREVIOUS, [OWN], 'regtest'));

/** Behavior set by a test. */
export interface StepsOutside extends PaidOutside {
  /** of the sent transfer, once handed over; null: not in the journal */
  readonly stage?: PendingStage | null;
  readonly recordFault?: Fault;
}

/** Opens them, with 5 entered in the form. */
export function openSteps({ stage = 'accepted', recordFault, ...paid }: StepsOutside = {}) {
  const did: string[] = [];
  const drafts = new DraftStore(EMPTY_INPUT);
  drafts.change('a/0', { amountText: '5' });
  let recorded: PendingTransfer | null = null;
  const { tools, asked, reported } = openPaidWallet(paid);
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
  const vault = { ...tools.ports.vault, release: async () => ok([SIGNED]) };
  const steps = new TransferSteps({ ...tools.ports, clock: createManualClock(7), vault } as never, {
    session: tools.session,
    maySend: tools.maySend,
    drafts,
    wallet: { ...tools.wallet, journal, contacts } as never,
    account: () => ({ ...EMPTY_ACCOUNT, key: 'a/0' }),
    onSent: ({ txid: id }) => void did.push(`shown ${id === SENT}`),
  });
  return { steps, did, drafts, recorded: () => recorded, asked, reported };
}

/** A preparation that is never aborted. */
export const RUN = { signal: new AbortController().signal, onStep: () => {} };

/** The transfer under review. */
export const SENDING: ReviewedTransfer = {
  transfer: { rawHex: SIGNED.rawHex, plan: PLAN, parsed: PARSED },
  label: null,
  quoted: null,
  purpose: { kind: 'send' },
};
