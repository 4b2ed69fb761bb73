/** Finds used addresses: derives them in the vault, queries the indexer about a few at a time, and caches the responses. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import {
  GAP_LIMIT,
  hasHistory,
  isSameReading,
  isSingle,
  nextGap,
  readingKey,
} from '../../domain/keys/discovery.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type { AddressBalance } from '../../ports/ChainIndexer.ts';
import type { NamedAccount, VaultAccount } from '../../ports/Vault.ts';
import type { Finding } from './ImportState.ts';
import { mapConcurrently } from './mapConcurrently.ts';
import { ReadingFindings } from './ReadingFindings.ts';

export interface DiscoveryTools {
  /** accounts of the draft. @throws {Fault} of the vault */
  readonly derive: (reading: KeyReading, from: number, count: number) => Promise<readonly VaultAccount[]>;
  /** null without a network: the first account of a reading is taken as it is */
  readonly ask: ((address: DogeAddress, signal: AbortSignal) => Promise<AddressBalance>) | null;
  /** whether an address is already ours */
  readonly isHere: (address: DogeAddress) => boolean;
  /** called after each response, with the reading being scanned */
  readonly onProgress: (now: KeyReading) => void;
}

const ASKED_AT_ONCE = 4;

/** The vault's maximum per call. */
const DERIVED_AT_ONCE = 100;

/** The accounts that `more` adds. */
const MORE = 5;

/** The search of one draft. Holds public data only. */
export class Discovery {
  readonly #tools: DiscoveryTools;
  #byReading: readonly ReadingFindings[];
  #gap = GAP_LIMIT;

  /** @param named - accounts to query wherever they are */
  constructor(tools: DiscoveryTools, readings: readonly KeyReading[], named: readonly NamedAccount[] = []) {
    this.#tools = tools;
    const namedOf = new Map<string, NamedAccount[]>();
    for (const account of named) {
      const key = readingKey(account.reading);
      namedOf.set(key, [...(namedOf.get(key) ?? []), account]);
    }
    this.#byReading = readings.map(
      (reading, index) => new ReadingFindings(reading, index === 0, namedOf.get(readingKey(reading))),
    );
  }

  get findings(): readonly Finding[] {
    return this.#byReading.map((findings) => findings.finding(this.#tools.isHere));
  }

  /** The number of unused addresses after the last used one that end the last search, or the next. */
  get gap(): number {
    return this.#gap;
  }

  /** Widens the next search in every reading. @returns false at the limit */
  widen(): boolean {
    const gap = nextGap(this.#gap);
    if (gap === null) return false;
    this.#gap = gap;
    for (const findings of this.#byReading) if (!isSingle(findings.reading)) findings.scan = 'waiting';
    return true;
  }

  /** Puts readings that the user asked for first; known ones move to the front unchanged. */
  prepend(readings: readonly KeyReading[]): void {
    const asked = readings.map((reading) => this.#find(reading) ?? new ReadingFindings(reading, true));
    this.#byReading = [...asked, ...this.#byReading.filter((findings) => !asked.includes(findings))];
    for (const findings of asked) findings.want();
  }

  /** Lists a few more unused accounts of a reading. @throws {Fault} of the vault */
  async more(reading: KeyReading): Promise<void> {
    const findings = this.#find(reading);
    if (findings === null) return;
    const indexesOf = findings.nextUnused(MORE);
    await this.#derive(findings, indexesOf);
    findings.list(indexesOf);
  }

  /**
   * Queries everything still unknown. When the indexer fails for one reading, the others continue.
   *
   * @returns why the search is incomplete; null when it is complete, or was aborted
   * @throws {Fault} of the vault
   */
  async scan(signal: AbortSignal): Promise<Fault | null> {
    for (const findings of this.#byReading) findings.stopScanning();
    let first: Fault | null = null;
    for (let findings = this.#nextBook(); findings !== null && !signal.aborted; findings = this.#nextBook()) {
      const fault = await this.#scanBook(findings, signal);
      first ??= fault;
    }
    return first;
  }

  #find(reading: KeyReading): ReadingFindings | null {
    return this.#byReading.find((findings) => isSameReading(findings.reading, reading)) ?? null;
  }

  /** The next waiting reading; used ones first when an earlier search found them. */
  #nextBook(): ReadingFindings | null {
    if (this.#gap === GAP_LIMIT && this.#isKeyUsed()) {
      for (const findings of this.#byReading) if (!findings.isWanted) findings.leaveOut();
    }
    const waiting = this.#byReading.filter(({ scan }) => scan === 'waiting');
    return waiting.find(({ uses }) => hasHistory(uses)) ?? waiting[0] ?? null;
  }

  /** Whether a single key has history: then no wallet derived from it is searched, unless the user asks. */
  #isKeyUsed(): boolean {
    return this.#byReading.some(
      ({ reading, uses }) => isSingle(reading) && reading.part === undefined && hasHistory(uses),
    );
  }

  async #scanBook(findings: ReadingFindings, signal: AbortSignal): Promise<Fault | null> {
    const { ask } = this.#tools;
    if (ask === null) {
      await this.#derive(findings, [0]);
      findings.scan = 'done';
      return null;
    }
    findings.scan = 'scanning';
    this.#tools.onProgress(findings.reading);
    for (;;) {
      const indexesOf = findings.indexesToQuery(this.#gap);
      if (indexesOf.length === 0) {
        findings.scan = 'done';
        return null;
      }
      await this.#derive(findings, indexesOf);
      const fault = await this.#askAbout(findings, indexesOf, ask, signal);
      if (signal.aborted) {
        findings.stopScanning();
        return null;
      }
      if (fault !== null) {
        findings.scan = 'failed';
        return fault;
      }
    }
  }

  #askAbout(
    findings: ReadingFindings,
    indexesOf: readonly number[],
    ask: NonNullable<DiscoveryTools['ask']>,
    signal: AbortSignal,
  ): Promise<Fault | null> {
    const accounts = indexesOf.flatMap((index) => findings.accountAt(index) ?? []);
    const askOne = async (account: VaultAccount) => {
      const reported = await ask(account.address, signal);
      if (signal.aborted) return;
      findings.record(account.index, reported);
      this.#tools.onProgress(findings.reading);
    };
    return mapConcurrently(accounts, askOne, ASKED_AT_ONCE, signal);
  }

  async #derive(findings: ReadingFindings, indexesOf: readonly number[]): Promise<void> {
    let missing = indexesOf.filter((index) => findings.accountAt(index) === null);
    for (let [from] = missing; from !== undefined; [from] = missing) {
      const first = from;
      const last = missing.findLast((index) => index < first + DERIVED_AT_ONCE) ?? first;
      findings.learn(await this.#tools.derive(findings.reading, first, last - first + 1));
      missing = missing.filter((index) => index > last);
    }
  }
}
