/** JSON form of the last portfolio, shown when the app starts offline. Without prices, which age too fast. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenBalance } from '../../domain/drc20/Token.ts';
import { readTokenKey, type TokenId, type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { isTokenDecimals, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { IDLE, type Loadable, lastAtMs, lastValue } from '../../domain/loadable.ts';
import { fields, list, malformed, text } from '../persistence/readFields.ts';
import type { IndexClaims, Portfolio } from './Portfolio.ts';

/** Amounts are decimal units. */
export type SavedBalance = Omit<TokenBalance, 'id' | 'amount' | 'transferable' | 'max'> & {
  readonly key: TokenKey;
  readonly amount: string;
  readonly transferable: string | null;
  readonly max: string | null;
};

export type SavedClaims = Omit<IndexClaims, 'balances' | 'unclear' | 'isKept'> & {
  readonly unclear: readonly TokenKey[];
  readonly balances: readonly SavedBalance[];
};

export interface SavedPortfolio {
  readonly address: DogeAddress;
  readonly atMs: number;
  readonly voices: readonly SavedClaims[];
}

/** Larger portfolios, of all indexes together, are not written: anyone can send tokens to anyone. */
const MAX_BALANCES = 600;

const saveBalance = ({ id, amount, transferable, max, ...summary }: TokenBalance): SavedBalance => ({
  ...summary,
  max: max?.toString() ?? null,
  key: tokenKey(id),
  amount: amount.toString(),
  transferable: transferable?.toString() ?? null,
});

/** Null when there is none. */
export function savePortfolio(state: Loadable<Portfolio>): SavedPortfolio | null {
  const last = lastValue(state);
  const atMs = lastAtMs(state);
  if (last === undefined || atMs === undefined) return null;
  const count = last.voices.reduce((sum, { balances }) => sum + balances.size, 0);
  if (count > MAX_BALANCES) return null;
  const voices = last.voices.map(({ name, kind, height, atMs: saidAtMs, protocols, unclear, balances }) => ({
    name,
    kind,
    height,
    atMs: saidAtMs,
    protocols,
    unclear: [...unclear],
    balances: [...balances.values()].map(saveBalance),
  }));
  return { address: last.address, atMs, voices };
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : malformed();
const textOrNull = (value: unknown): string | null => (value === null ? null : text(value));

function readBalance(stored: unknown): TokenBalance {
  const saved = fields(stored);
  const { decimals, isVerified } = saved;
  return {
    id: readTokenKey(text(saved.key)) ?? malformed(),
    tick: text(saved.tick),
    name: textOrNull(saved.name),
    decimals: isTokenDecimals(decimals) ? decimals : malformed(),
    logo: textOrNull(saved.logo),
    isVerified: typeof isVerified === 'boolean' ? isVerified : null,
    amount: tokenUnits(BigInt(text(saved.amount))),
    transferable: saved.transferable === null ? null : tokenUnits(BigInt(text(saved.transferable))),
    max: typeof saved.max === 'string' ? tokenUnits(BigInt(saved.max)) : null,
  };
}

const PROTOCOLS: readonly TokenId['protocol'][] = ['drc-20', 'meme-20', 'doginals'];

/** Records of earlier versions have no protocols: then every index had all of its kind. */
const readProtocols = (stored: unknown): IndexClaims['protocols'] =>
  stored === undefined
    ? PROTOCOLS
    : list(stored).map((name) => PROTOCOLS.find((known) => known === name) ?? malformed());

const readKey = (stored: unknown): TokenKey => {
  const id = readTokenKey(text(stored));
  return id === null ? malformed() : tokenKey(id);
};

function readVoice(stored: unknown): IndexClaims {
  const { name, kind, height, atMs, protocols, unclear, balances } = fields(stored);
  const all = list(balances).map(readBalance);
  return {
    name: text(name),
    height: whole(height),
    atMs: whole(atMs),
    isKept: true,
    kind: kind === 'ledger' || kind === 'doginals' ? kind : malformed(),
    protocols: readProtocols(protocols),
    unclear: new Set(unclear === undefined ? [] : list(unclear).map(readKey)),
    balances: new Map(all.map((balance) => [tokenKey(balance.id), balance])),
  };
}

/** Returns a value being refreshed. Malformed records are dropped: the indexes have the data. */
export function readPortfolio(stored: unknown): Loadable<Portfolio> {
  try {
    const { address, atMs, voices } = fields(stored);
    const previous: Portfolio = {
      address: text(address) as DogeAddress,
      reports: [],
      prices: new Map(),
      voices: list(voices).map(readVoice),
    };
    return { status: 'loading', previous, previousAtMs: whole(atMs) };
  } catch {
    return IDLE;
  }
}
