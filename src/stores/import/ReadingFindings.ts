/** Results for one reading: its addresses, the indexer's reports, and which accounts are listed. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MAX_TOTAL, NO_KOINU, totalKoinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { indexesToQuery, isSingle, type KnownUses } from '../../domain/keys/discovery.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type { AddressBalance } from '../../ports/ChainIndexer.ts';
import type { NamedAccount, VaultAccount } from '../../ports/Vault.ts';
import type { Finding, FoundAccount } from './ImportState.ts';

/** Balance in koinu. */
type Reported = Pick<FoundAccount, 'balance' | 'transactionCount'>;

const UNREPORTED: Reported = { balance: null, transactionCount: 0 };

/** Results of one reading, filled by `Discovery`. */
export class ReadingFindings {
  readonly reading: KeyReading;
  scan: Finding['scan'] = 'waiting';
  /** the user asked for it */
  isWanted = false;
  readonly #accounts = new Map<number, VaultAccount>();
  readonly #reported = new Map<number, Reported>();
  readonly #uses = new Map<number, boolean>();
  readonly #listed = new Set<number>();
  /** by index, of the named accounts; empty for those without a label */
  readonly #labels = new Map<number, string>();

  /**
   * @param listsFirst - lists its first account even if unused
   * @param named - accounts to query wherever they are; those with a label are listed too
   */
  constructor(reading: KeyReading, listsFirst: boolean, named: readonly NamedAccount[] = []) {
    this.reading = reading;
    if (listsFirst) this.#listed.add(0);
    for (const { index, label } of named) {
      this.#labels.set(index, label);
      if (label !== '') this.#listed.add(index);
    }
  }

  /** The indexes to query next, ascending; empty when the reading is complete. */
  indexesToQuery(gap: number): readonly number[] {
    const named = [...this.#labels.keys()].filter((index) => !this.#uses.has(index));
    const indexes = new Set([...indexesToQuery(this.reading, this.#uses, gap), ...named]);
    return [...indexes].sort((one, other) => one - other);
  }

  get uses(): KnownUses {
    return this.#uses;
  }

  accountAt(index: number): VaultAccount | null {
    return this.#accounts.get(index) ?? null;
  }

  learn(accounts: readonly VaultAccount[]): void {
    for (const account of accounts) this.#accounts.set(account.index, account);
  }

  /** Stores the indexer's report. @throws {Fault} `bad-answer` for a balance above the maximum supply */
  record(index: number, { confirmed, unconfirmedDelta, transactionCount }: AddressBalance): void {
    const sum = confirmed + unconfirmedDelta;
    if (sum > MAX_TOTAL) throw new Fault('bad-answer', 'a balance above MAX_TOTAL');
    this.#reported.set(index, { balance: sum < 0n ? NO_KOINU : totalKoinu(sum), transactionCount });
    this.#uses.set(index, transactionCount > 0 || sum > 0n);
  }

  /** Running and failed scans wait again. */
  stopScanning(): void {
    if (this.scan !== 'done') this.scan = 'waiting';
  }

  /** The user asked for it: it is scanned whatever else is known. */
  want(): void {
    this.isWanted = true;
    this.scan = 'waiting';
  }

  /** Skips the scan, unless it already has reports. */
  leaveOut(): void {
    if (this.scan === 'waiting' && this.#reported.size === 0) this.scan = 'done';
  }

  /** The next indexes that are not listed and not known to be used, ascending. */
  nextUnused(count: number): readonly number[] {
    const indexesOf: number[] = [];
    const most = isSingle(this.reading) ? 1 : Number.POSITIVE_INFINITY;
    for (let index = 0; indexesOf.length < count && index < most; index += 1) {
      if (this.#uses.get(index) !== true && !this.#listed.has(index)) indexesOf.push(index);
    }
    return indexesOf;
  }

  list(indexesOf: readonly number[]): void {
    for (const index of indexesOf) this.#listed.add(index);
  }

  finding(isHere: (address: DogeAddress) => boolean): Finding {
    const isShown = ({ index }: VaultAccount) => this.#uses.get(index) === true || this.#listed.has(index);
    const accounts = [...this.#accounts.values()]
      .filter(isShown)
      .sort((one, other) => one.index - other.index)
      .map((account): FoundAccount => {
        const reported = this.#reported.get(account.index) ?? UNREPORTED;
        const label = this.#labels.get(account.index) ?? '';
        return { account, ...reported, isHere: isHere(account.address), ...(label === '' ? {} : { label }) };
      });
    return { reading: this.reading, scan: this.scan, scanned: this.#reported.size, accounts };
  }
}
