/** drc-20 on inscriptions: balances available for transfer inscriptions, and amounts on coins. */
import type { Inscription } from './Inscription.ts';

/** Decimals of all stored amounts. */
const DECIMALS = 18;

/** A holder's balance of a tick. */
export interface DoginalsBalance {
  readonly tick: string;
  /** the tick as written in the holder's first mint; as deployed for a holder who only received */
  readonly spelt: string;
  readonly holder: string;
  readonly available: bigint;
  readonly transferable: bigint;
}

interface Token {
  /** as deployed */
  readonly spelt: string;
  readonly max: bigint;
  readonly limit: bigint;
  readonly decimals: number;
  minted: bigint;
}

interface InscribeSpec {
  readonly op: string;
  readonly tick: string;
  readonly spelt: string;
  readonly amount: bigint;
  readonly max: bigint;
  readonly limit: bigint;
  /** of a deployment */
  readonly decimals: number;
  /** the number of decimals written */
  readonly written: number;
}

const NUMBER = /^(\d[\d_]*)(?:\.(\d{1,18}))?$/;
/** Maximum supply, whole tokens. */
const MOST = 2n ** 64n - 1n;

/** Parses an amount in tokens, fractions included; 0 when invalid. */
function readAmount(value: unknown): bigint {
  const [, whole = '', broken = ''] = (typeof value === 'string' && NUMBER.exec(value)) || [];
  return whole === '' ? 0n : BigInt(whole.replaceAll('_', '') + broken.padEnd(DECIMALS, '0'));
}

/** A supply or limit in whole tokens; 0 when invalid. */
function readWhole(value: unknown): bigint {
  const amount = readAmount(value);
  const isWhole = amount % 10n ** BigInt(DECIMALS) === 0n && amount <= MOST * 10n ** BigInt(DECIMALS);
  return isWhole ? amount : 0n;
}

/** A token's decimals; null when invalid. */
function readDecimals(value: unknown): number | null {
  if (value === undefined) return DECIMALS;
  const decimals = Number(readWhole(value) / 10n ** BigInt(DECIMALS));
  const isZero = typeof value === 'string' && /^0+(?:\.0+)?$/.test(value);
  return decimals <= DECIMALS && (decimals > 0 || isZero) ? decimals : null;
}

const digitsBehind = (value: unknown): number => String(value).split('.')[1]?.length ?? 0;

/** Formats an amount like the index. */
export function writeAmount(amount: bigint): string {
  const digits = amount.toString().padStart(DECIMALS + 1, '0');
  const broken = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  return broken === '' ? whole : `${whole}.${broken}`;
}

/** Parses a content as a JSON object; null with other bytes before it, or invalid Unicode. */
function readStrictly(body: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const value: unknown = JSON.parse(text, (name, part: unknown) => {
      const isText = [name, part].every((one) => typeof one !== 'string' || !/\p{Surrogate}/u.test(one));
      if (!isText) throw new SyntaxError('a lone surrogate');
      return part;
    });
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** An inscription's ledger operation; null for none. */
export function readSpec({ mime, body, transactions }: Inscription): InscribeSpec | null {
  if (transactions > 1) return null;
  const isText = mime.startsWith('text/plain') || mime.startsWith('application/json');
  const content = isText ? readStrictly(body) : null;
  const { p, op, tick } = content ?? {};
  if (p !== 'drc-20' || typeof op !== 'string' || typeof tick !== 'string') return null;
  if (new TextEncoder().encode(tick).length !== 4) return null;
  const decimals = readDecimals(content?.dec);
  if (decimals === null) return null;
  const [amount, max] = [readAmount(content?.amt), readWhole(content?.max)];
  const limit = content?.lim === undefined ? max : readWhole(content.lim);
  const written = digitsBehind(content?.amt);
  return { op, tick: tick.toLowerCase(), spelt: tick, amount, max, limit, decimals, written };
}

/** Balances of all holders. */
export class DoginalsLedger {
  readonly #tokens = new Map<string, Token>();
  readonly #balances = new Map<string, DoginalsBalance>();
  /** amounts on coins, by inscription */
  readonly #onCoins = new Map<string, { readonly spec: InscribeSpec; readonly holder: string }>();

  /** An inscription was made on a holder's coin; `''` for a script without address. */
  born(inscription: Inscription, holder: string): void {
    const spec = readSpec(inscription);
    if (!spec || holder === '') return;
    const { max, limit, decimals } = spec;
    if (spec.op === 'deploy' && !this.#tokens.has(spec.tick) && max > 0n && limit > 0n) {
      this.#tokens.set(spec.tick, { spelt: spec.spelt, max, limit, decimals, minted: 0n });
    }
    if (spec.op === 'mint') this.#mint(spec, holder);
    if (spec.op === 'transfer') this.#prepare(inscription.id, spec, holder);
  }

  /** An inscription's coin was spent. @param recipient - null when it went into fees */
  moved(id: string, recipient: string | null): void {
    const lying = this.#onCoins.get(id);
    if (!lying) return;
    this.#onCoins.delete(id);
    const { holder } = lying;
    const spec = { ...lying.spec, spelt: this.#tokens.get(lying.spec.tick)?.spelt ?? lying.spec.spelt };
    this.#change(spec, holder, 0n, -spec.amount);
    this.#change(spec, recipient ?? holder, spec.amount, 0n);
  }

  /** Whether an inscription is a transfer still on its coin. */
  isOnCoin(id: string): boolean {
    return this.#onCoins.has(id);
  }

  has(tick: string): boolean {
    return this.#tokens.has(tick.toLowerCase());
  }

  balancesOf(holder: string): readonly DoginalsBalance[] {
    return [...this.#balances.values()].filter(
      (balance) => balance.holder === holder && balance.available + balance.transferable > 0n,
    );
  }

  #mint(spec: InscribeSpec, holder: string): void {
    const token = this.#tokens.get(spec.tick);
    if (!token || spec.amount === 0n || spec.amount > token.limit || spec.written > token.decimals) return;
    const rest = token.max - token.minted;
    const given = spec.amount > rest ? rest : spec.amount;
    token.minted += given;
    this.#change(spec, holder, given, 0n);
  }

  #prepare(id: string, spec: InscribeSpec, holder: string): void {
    const available = this.#balances.get(`${spec.tick} ${holder}`)?.available ?? 0n;
    const decimals = this.#tokens.get(spec.tick)?.decimals ?? 0;
    if (spec.amount === 0n || available < spec.amount || spec.written > decimals) return;
    this.#change(spec, holder, -spec.amount, spec.amount);
    this.#onCoins.set(id, { spec, holder });
  }

  #change({ tick, spelt }: InscribeSpec, holder: string, available: bigint, transferable: bigint): void {
    const key = `${tick} ${holder}`;
    const before = this.#balances.get(key) ?? { tick, spelt, holder, available: 0n, transferable: 0n };
    this.#balances.set(key, {
      ...before,
      available: before.available + available,
      transferable: before.transferable + transferable,
    });
  }
}
