/** Merges the claims of all indexes: one row per token, and the lowest claim counts. */
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import type { TokenPrice, TokenSummary } from '../../domain/drc20/Token.ts';
import type { TokenClaim, TokenHolding } from '../../domain/drc20/TokenHolding.ts';
import { type TokenId, type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { isPriceOdd, tokenValue } from '../../domain/drc20/tokenAmount.ts';
import type { IndexClaims, Portfolio } from './Portfolio.ts';

/** A token as the indexes report it; `TokenLists.holdings` adds the outgoing amount. */
export type ReportedToken = Omit<TokenHolding, 'outgoing'>;

/** Which kind of index has a token. */
const keeperOf = ({ protocol }: TokenId): IndexReport['kind'] =>
  protocol === 'doginals' ? 'doginals' : 'ledger';

/** Not a generic function over bigints: that would lose the brand. */
const lowest = (amounts: readonly TokenUnits[]): TokenUnits =>
  amounts.reduce((least, amount) => (amount < least ? amount : least), amounts[0] ?? NO_UNITS);

const highest = (amounts: readonly TokenUnits[]): TokenUnits =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), NO_UNITS);

function claimOf(voice: IndexClaims, key: TokenKey): TokenClaim {
  const balance = voice.balances.get(key);
  const transferable = voice.kind === 'doginals' ? (balance?.transferable ?? NO_UNITS) : null;
  const { name, height, atMs, isKept } = voice;
  return { index: name, amount: balance?.amount ?? NO_UNITS, transferable, height, atMs, isKept };
}

function agreementOf(
  claims: readonly TokenClaim[],
  asked: readonly IndexReport[],
  isUnclear: boolean,
): TokenHolding['agreement'] {
  const [first] = claims;
  if (first === undefined) return 'unknown';
  const isSame = ({ amount, transferable }: TokenClaim) =>
    amount === first.amount && transferable === first.transferable;
  if (asked.length < 2) return 'single';
  if (!claims.every(isSame)) return 'differ';
  return isUnclear || asked.some(({ status }) => status === 'silent') ? 'one-silent' : 'agree';
}

/** Indexes that have a token's protocol (or may have), and the usable claims of those that listed it. */
function keepersOf({ id }: TokenSummary, { voices, reports }: Portfolio) {
  const kind = keeperOf(id);
  const isKept = ({ protocols }: IndexClaims) => protocols.includes(id.protocol);
  const others = new Set(voices.filter((voice) => !isKept(voice)).map(({ name }) => name));
  const ofKind = voices.filter((voice) => voice.kind === kind && isKept(voice));
  return {
    asked: reports.filter((report) => report.kind === kind && !others.has(report.name)),
    spoken: ofKind.filter(({ unclear }) => !unclear.has(tokenKey(id))),
    isUnclear: ofKind.some(({ unclear }) => unclear.has(tokenKey(id))),
  };
}

function tokenOf(summary: TokenSummary, portfolio: Portfolio): ReportedToken {
  const key = tokenKey(summary.id);
  const { asked, spoken, isUnclear } = keepersOf(summary, portfolio);
  const claims = spoken.map((voice) => claimOf(voice, key));
  const amount = lowest(claims.map((claim) => claim.amount));
  const onCoins = claims.flatMap(({ transferable }) => transferable ?? []);
  const price: TokenPrice | null = portfolio.prices.get(key) ?? null;
  const supply = highest([amount, ...spoken.flatMap(({ balances }) => balances.get(key)?.max ?? [])]);
  const isOdd = price !== null && isPriceOdd(price, supply, summary.decimals);
  return {
    key,
    summary,
    amount,
    transferable: onCoins.length === 0 ? null : lowest(onCoins),
    claims,
    agreement: agreementOf(claims, asked, isUnclear),
    price,
    isPriceOdd: isOdd,
    value:
      price === null || isOdd || claims.length === 0 ? null : tokenValue(amount, summary.decimals, price),
  };
}

/** All tokens that any index lists, and those the user added, even at zero or unknown. */
export function combineClaims(
  portfolio: Portfolio,
  added: readonly TokenSummary[],
): readonly ReportedToken[] {
  const summaries = new Map<TokenKey, TokenSummary>();
  for (const voice of portfolio.voices)
    for (const [key, summary] of voice.balances) if (!summaries.has(key)) summaries.set(key, summary);
  for (const summary of added)
    if (!summaries.has(tokenKey(summary.id))) summaries.set(tokenKey(summary.id), summary);
  return [...summaries.values()].map((summary) => tokenOf(summary, portfolio));
}
