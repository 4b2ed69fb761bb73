/** The drc-20 that rides on inscriptions: what is free to be inscribed for a move, and what lies on coins. */
import { readObject } from '../pushedData.ts';
import type { Inscription } from './Inscription.ts';

/** Amounts are kept with 18 decimals. */
const DECIMALS = 18;

/** A holder's part of a tick. */
export interface DoginalsBalance {
  readonly tick: string;
  readonly holder: string;
  readonly available: bigint;
  readonly transferable: bigint;
}

interface Token {
  readonly max: bigint;
  readonly limit: bigint;
  minted: bigint;
}

interface InscribeSpec {
  readonly op: string;
  readonly tick: string;
  readonly amount: bigint;
  readonly max: bigint;
  readonly limit: bigint;
}

/** Reads an amount in whole and broken tokens; 0 for what is none. */
function readAmount(value: unknown): bigint {
  const [, whole = '', broken = ''] = /^(\d{1,20})(?:\.(\d{1,18}))?$/.exec(String(value ?? '')) ?? [];
  return whole === '' ? 0n : BigInt(whole + broken.padEnd(DECIMALS, '0'));
}

/** Writes an amount as the index does. */
export function writeAmount(amount: bigint): string {
  const digits = amount.toString().padStart(DECIMALS + 1, '0');
  const broken = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  return broken === '' ? whole : `${whole}.${broken}`;
}

/** What an inscription asks of the ledger; null for nothing. */
export function readSpec({ mime, body }: Inscription): InscribeSpec | null {
  const isText = mime.startsWith('text/plain') || mime.startsWith('application/json');
  const content = isText ? readObject(body) : null;
  const { p, op, tick } = content ?? {};
  if (p !== 'drc-20' || typeof op !== 'string' || typeof tick !== 'string') return null;
  if (new TextEncoder().encode(tick).length !== 4) return null;
  const [amount, max] = [readAmount(content?.amt), readAmount(content?.max)];
  const limit = content?.lim === undefined ? max : readAmount(content.lim);
  return { op, tick: tick.toLowerCase(), amount, max, limit };
}

/** Balances of all holders. */
export class DoginalsLedger {
  readonly #tokens = new Map<string, Token>();
  readonly #balances = new Map<string, DoginalsBalance>();
  /** amounts that lie on coins, by inscription */
  readonly #onCoins = new Map<string, { readonly spec: InscribeSpec; readonly holder: string }>();

  /** An inscription came to be on a coin of a holder; `''` for a script without address. */
  born(inscription: Inscription, holder: string): void {
    const spec = readSpec(inscription);
    if (!spec || holder === '') return;
    if (spec.op === 'deploy' && !this.#tokens.has(spec.tick) && spec.max > 0n) {
      this.#tokens.set(spec.tick, { max: spec.max, limit: spec.limit, minted: 0n });
    }
    if (spec.op === 'mint') this.#mint(spec, holder);
    if (spec.op === 'transfer') this.#prepare(inscription.id, spec, holder);
  }

  /** An inscription's coin was spent. @param recipient - null when it went into fees */
  moved(id: string, recipient: string | null): void {
    const lying = this.#onCoins.get(id);
    if (!lying) return;
    this.#onCoins.delete(id);
    const { spec, holder } = lying;
    this.#change(spec.tick, holder, 0n, -spec.amount);
    this.#change(spec.tick, recipient ?? holder, spec.amount, 0n);
  }

  /** Whether an inscription is a move that still lies on its coin. */
  isOnCoin(id: string): boolean {
    return this.#onCoins.has(id);
  }

  /** All that a holder has. */
  balancesOf(holder: string): readonly DoginalsBalance[] {
    return [...this.#balances.values()].filter(
      (balance) => balance.holder === holder && balance.available + balance.transferable > 0n,
    );
  }

  #mint(spec: InscribeSpec, holder: string): void {
    const token = this.#tokens.get(spec.tick);
    if (!token || spec.amount === 0n || spec.amount > token.limit) return;
    const rest = token.max - token.minted;
    const given = spec.amount > rest ? rest : spec.amount;
    token.minted += given;
    this.#change(spec.tick, holder, given, 0n);
  }

  #prepare(id: string, spec: InscribeSpec, holder: string): void {
    const available = this.#balances.get(`${spec.tick} ${holder}`)?.available ?? 0n;
    if (spec.amount === 0n || available < spec.amount) return;
    this.#change(spec.tick, holder, -spec.amount, spec.amount);
    this.#onCoins.set(id, { spec, holder });
  }

  #change(tick: string, holder: string, available: bigint, transferable: bigint): void {
    const key = `${tick} ${holder}`;
    const before = this.#balances.get(key) ?? { tick, holder, available: 0n, transferable: 0n };
    this.#balances.set(key, {
      tick,
      holder,
      available: before.available + available,
      transferable: before.transferable + transferable,
    });
  }
}
