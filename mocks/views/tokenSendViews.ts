/** Views of the screens that send tokens and files, at the story's time. */
import type { FeeDraft } from '../../src/components/money/FeePicker.tsx';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { IndexReport } from '../../src/domain/drc20/judgeIndexes.ts';
import type { TokenPayment } from '../../src/domain/drc20/send/TokenPayment.ts';
import type { TokenCost } from '../../src/domain/drc20/send/TokenPlan.ts';
import type { TokenSummary } from '../../src/domain/drc20/Token.ts';
import type { TransferSubject } from '../../src/domain/drc20/TokenActivity.ts';
import type { TokenHolding } from '../../src/domain/drc20/TokenHolding.ts';
import { tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { parseTokenAmount } from '../../src/domain/drc20/tokenAmount.ts';
import { Fault } from '../../src/domain/fault.ts';
import { readPersonalName } from '../../src/domain/session/personalName.ts';
import type { MoneyWay } from '../../src/domain/tx/Transfer.ts';
import type {
  SendSubject,
  SendTokenForm,
  SendTokenView,
  TokenAmountDraft,
  TokenListDraft,
} from '../../src/screens/drc20/SendToken/SendTokenScreen.types.ts';
import type {
  SignedTokenTransfer,
  TokenConfirmView,
} from '../../src/screens/tx/TokenConfirm/TokenConfirmScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { numberedAddress } from '../builders/keys.ts';
import { storyTxid } from './history.ts';
import { doge, MINUTE_MS, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';
import { KNOWN, RECENT, recipient, TRANSFER } from './txViews.ts';

/** An amount's units. @throws {RangeError} when it is invalid */
export function units(text: string, decimals = 8): TokenUnits {
  const read = parseTokenAmount(text, decimals);
  if (!read.ok) throw new RangeError(`not an amount: ${text}`);
  return read.value;
}

/** An ordinary token. */
export const UNIX: TokenSummary = {
  id: { protocol: 'drc-20', tick: 'UNIX' },
  tick: 'UNIX',
  name: null,
  decimals: 8,
  logo: null,
  isVerified: true,
};

/** The longest possible tick. */
export const LONG_TICK: TokenSummary = {
  ...UNIX,
  id: { protocol: 'drc-20', tick: 'WDOGE(WRAPPED-DOGE)-SWAP-CARDINALS-OF-THE-MOON-AND-BACK-AGAIN-42' },
  tick: 'WDOGE(WRAPPED-DOGE)-SWAP-CARDINALS-OF-THE-MOON-AND-BACK-AGAIN-42',
};

/** A token whose tick others share. */
export const MEME: TokenSummary = {
  ...UNIX,
  id: { protocol: 'meme-20', tickId: storyTxid(812) },
  tick: 'MOON',
  name: 'To the moon',
};

/** Two indexes that answer. */
export const REPORTS: readonly IndexReport[] = [
  { name: 'api.dogeuni.com', kind: 'ledger', status: 'answers', height: 5_873_204, behind: 0 },
  { name: 'index.kennel.example', kind: 'ledger', status: 'answers', height: 5_873_204, behind: 0 },
];

/** A holding on which all indexes agree. */
export function holding(
  summary: TokenSummary = UNIX,
  amount = '1204.5',
  given: Partial<TokenHolding> = {},
): TokenHolding {
  const held = units(amount, summary.decimals);
  return {
    key: tokenKey(summary.id),
    summary,
    amount: held,
    transferable: null,
    claims: REPORTS.map(({ name }) => ({
      index: name,
      amount: held,
      transferable: null,
      height: 5_873_204,
      atMs: STORY_NOW_MS - 20_000,
      isKept: false,
    })),
    agreement: 'agree',
    outgoing: NO_UNITS,
    price: null,
    value: null,
    ...given,
  };
}

/** A holding for which one index reports less. */
export const CONTESTED = holding(UNIX, '1000', {
  agreement: 'differ',
  claims: [
    {
      index: 'api.dogeuni.com',
      amount: units('1000'),
      transferable: null,
      height: 5_873_204,
      atMs: STORY_NOW_MS,
      isKept: false,
    },
    {
      index: 'index.kennel.example',
      amount: units('1204.5'),
      transferable: null,
      height: 5_873_198,
      atMs: STORY_NOW_MS,
      isKept: false,
    },
  ],
});

/** The last value before the indexes stopped answering. */
export const WITHHELD = holding(UNIX, '1204.5', {
  agreement: 'one-silent',
  claims: holding().claims.map((claim) => ({
    ...claim,
    atMs: STORY_NOW_MS - 26 * MINUTE_MS,
    isKept: true,
  })),
});

/** One index six blocks behind. */
export const LAGGING: readonly IndexReport[] = [
  { name: 'api.dogeuni.com', kind: 'ledger', status: 'answers', height: 5_873_204, behind: 0 },
  { name: 'index.kennel.example', kind: 'ledger', status: 'answers', height: 5_873_198, behind: 6 },
];

/** No index answers. */
export const SILENT: readonly IndexReport[] = REPORTS.map(({ name, kind }) => ({
  name,
  kind,
  status: 'silent' as const,
  fault: new Fault('timeout', 'no answer within 10000 ms'),
  lastAtMs: STORY_NOW_MS - 26 * MINUTE_MS,
}));

/** A token to send in full. */
export const tokenSubject = (held = holding()): SendSubject => ({
  kind: 'token',
  holding: held,
  available: tokenUnits(held.amount - held.outgoing),
});

/** The cost of this many transfers. @param rate - relative to the ordinary one */
export const costOf = (transfers: number, rate = 1n): TokenCost => {
  const times = (amount: bigint) => koinu(amount * BigInt(transfers));
  const [commitFees, revealFees] = [times(1_120_000n * rate), times(1_475_000n * rate)];
  const given = times(1_000_000n);
  return { commitFees, revealFees, given, total: koinu(commitFees + revealFees + given) };
};

/** Presets of one transfer. */
export const TOKEN_FEE: FeeDraft = {
  choice: { kind: 'preset', multiple: 5 },
  options: [
    { multiple: 1, fee: doge('0.00519'), minutes: 15 },
    { multiple: 5, fee: doge('0.02595'), minutes: 2 },
    { multiple: 10, fee: doge('0.0519'), minutes: 2 },
  ],
  estimate: null,
  customText: '',
  customProblem: null,
  customFee: null,
};

/** Presets of this many transfers. */
export const feeOf = (transfers: number): FeeDraft => ({
  ...TOKEN_FEE,
  options: TOKEN_FEE.options.map(({ multiple, fee, minutes }) => ({
    multiple,
    minutes,
    fee: fee === null ? null : koinu(fee * BigInt(transfers)),
  })),
});

const UNMEASURED: FeeDraft = {
  ...TOKEN_FEE,
  options: TOKEN_FEE.options.map(({ multiple, minutes }) => ({ multiple, fee: null, minutes })),
};

/** The amount field, filled. */
export const tokenAmount = (text = '5', given: Partial<TokenAmountDraft> = {}): TokenAmountDraft => ({
  text,
  units: text === '' ? null : units(text),
  problem: null,
  isMax: false,
  ...given,
});

/** A complete draft of 5 UNIX with its plan. */
export const tokenForm = (given: Partial<SendTokenForm> = {}): SendTokenForm => ({
  subject: tokenSubject(),
  recipient: recipient({ trust: { kind: 'contact', name: 'Moon Coffee' } }),
  list: null,
  known: KNOWN,
  recent: RECENT,
  isReadingCode: false,
  codeProblem: null,
  amount: tokenAmount(),
  fee: TOKEN_FEE,
  plan: { transfers: 1, firstRun: 1, units: units('5'), cost: costOf(1) },
  problem: null,
  warnings: [],
  reports: REPORTS,
  price: PRICE,
  loadContent: null,
  isRestored: false,
  ...given,
});

/** An empty form. */
export const emptyTokenForm = (given: Partial<SendTokenForm> = {}): SendTokenForm =>
  tokenForm({
    recipient: recipient({ text: '', address: null }),
    amount: tokenAmount(''),
    fee: UNMEASURED,
    plan: null,
    ...given,
  });

const SEND_FRAME = { account: ACCOUNTS.everyday, network: 'mainnet', nowMs: STORY_NOW_MS } as const;

/** The form, ready. */
export const sendReady = (
  form: SendTokenForm = tokenForm(),
  given: Partial<Extract<SendTokenView, { status: 'ready' }>> = {},
): Extract<SendTokenView, { status: 'ready' }> => ({
  ...SEND_FRAME,
  status: 'ready',
  form,
  canReview: form.plan !== null && form.problem === null,
  failure: null,
  ...given,
});

/** The form while it is being signed. */
export const sendPreparing = (
  step: Extract<SendTokenView, { status: 'preparing' }>['step'],
  form: SendTokenForm = tokenForm(),
): Extract<SendTokenView, { status: 'preparing' }> => ({ ...SEND_FRAME, status: 'preparing', form, step });

/** A file to send. */
export const FILE: SendSubject = {
  kind: 'file',
  file: { fileId: storyTxid(77), name: 'moon-landing-1969.png', mime: 'image/png', size: 41_812 },
};

/** A file without known facts. */
export const NAMELESS: SendSubject = {
  kind: 'file',
  file: { fileId: storyTxid(78), name: null, mime: '', size: null },
};

const nameOf = (text: string) => {
  const read = readPersonalName(text);
  return read.ok ? read.value : null;
};

/** This many recipients of a token: three known ones, then others. */
export const tokenPayments = (count: number): readonly TokenPayment[] =>
  Array.from({ length: count }, (_, index): TokenPayment => {
    const amount = tokenUnits(units('1') * BigInt(index + 1));
    const [address, name]: readonly [DogeAddress, string | null] =
      index === 0
        ? [ADDRESSES.shop, 'Moon Coffee']
        : index === 1
          ? [ADDRESSES.friend, 'ليلى']
          : [numberedAddress(index), null];
    return { address, amount, name: name === null ? null : nameOf(name) };
  });

/** A list of this many recipients. */
export function tokenList(count: number): TokenListDraft {
  const payments = tokenPayments(count);
  return { payments, total: tokenUnits(payments.reduce((sum, { amount }) => sum + amount, 0n)) };
}

/** A draft of this many transfers with its plan: a dozen are sent per block. */
export function batchForm(count: number, given: Partial<SendTokenForm> = {}): SendTokenForm {
  const list = tokenList(count);
  const firstRun = Math.min(count, 12);
  return tokenForm({
    list,
    subject: tokenSubject(holding(UNIX, '120450')),
    fee: feeOf(count),
    plan: { transfers: count, firstRun, units: list.total, cost: costOf(count) },
    ...given,
  });
}

/** The amount in a token transfer. */
export const movedUnits = (amount: string, summary: TokenSummary = UNIX): TransferSubject => ({
  kind: 'token',
  id: summary.id,
  tick: summary.tick,
  decimals: summary.decimals,
  amount: units(amount, summary.decimals),
});

/** A batch's signed transfers. */
export const signedTokenTransfers = (count: number): readonly SignedTokenTransfer[] =>
  tokenPayments(count).map(({ address, amount }) => ({
    to: address,
    subject: { ...movedUnits('1'), amount } as TransferSubject,
  }));

/** One coin pays for all of them; the rest is change. */
function moneyFor(activities: readonly Pick<SignedTokenTransfer, 'to'>[]): MoneyWay {
  const cost = costOf(activities.length);
  const returned = koinu(4_200_000_000n);
  const inputs = TRANSFER.inputs
    .slice(0, 1)
    .map((coin) => ({ ...coin, value: koinu(cost.total + returned) }));
  const given = koinu(cost.given / BigInt(activities.length));
  return {
    inputs,
    outputs: [
      ...activities.map(({ to }) => ({ value: given, address: to, isOwn: false })),
      { value: returned, address: ADDRESSES.ours, isOwn: true },
    ],
    fee: koinu(cost.commitFees + cost.revealFees),
    sent: cost.given,
    returned,
  };
}

/** Two contacts; all others are paid for the first time. */
const trustsOf = (activities: readonly Pick<SignedTokenTransfer, 'to'>[]): TokenConfirmReady['trusts'] =>
  Object.fromEntries(
    activities.map(({ to }) => {
      const name = KNOWN.contacts.find(({ address }) => address === to)?.name;
      return [to, name === undefined ? { kind: 'first-time' } : { kind: 'contact', name }];
    }),
  );

type TokenConfirmReady = Extract<TokenConfirmView, { status: 'ready' }>;

/** The confirmation of 5 UNIX to a contact. */
export const tokenConfirm = (given: Partial<TokenConfirmReady> = {}): TokenConfirmReady => ({
  status: 'ready',
  account: ACCOUNTS.everyday,
  network: 'mainnet',
  activities: [
    {
      to: ADDRESSES.shop,
      subject: movedUnits('5'),
    },
  ],
  trusts: trustsOf(given.activities ?? [{ to: ADDRESSES.shop }]),
  cost: costOf(given.activities?.length ?? 1),
  money: moneyFor(given.activities ?? [{ to: ADDRESSES.shop }]),
  firstRun: Math.min(given.activities?.length ?? 1, 12),
  price: PRICE,
  warnings: [],
  expectedMinutes: 1,
  agreed: new Set(),
  isOffline: false,
  ...given,
});
