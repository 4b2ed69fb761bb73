/** One import draft: the search of its addresses, and the user's choices. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import { isSingle, nextGap, type PassphraseUse, readingKey } from '../../domain/keys/discovery.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import { isPublicPath, parsePaths } from '../../domain/keys/keyPath.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { ImportChoice, ImportDraft, SessionId, Vault, VaultKeyring } from '../../ports/Vault.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';
import {
  type AccountChoices,
  choiceKey,
  chosenOf,
  hereAlready,
  rescueOf,
  toImportChoices,
} from './accountChoices.ts';
import { Discovery } from './Discovery.ts';
import type { AccountChoice, Finding, SearchReach } from './ImportState.ts';
import { type ImportedServices, takeImported } from './takeImported.ts';

export interface WorkServices {
  readonly vault: Vault;
  /** null without a network */
  readonly chain: ChainIndexer | null;
  readonly session: SessionId;
  readonly keyrings: KnownKeyrings;
  /** called during a search, unless it was aborted */
  readonly onProgress: (work: ImportWork, now: KeyReading) => void;
}

/** Public data, and the id of a draft that the vault holds. */
export class ImportWork {
  readonly draft: ImportDraft;
  /** why the last search is incomplete; null when complete, or ended by the user */
  fault: Fault | null = null;
  readonly #discovery: Discovery;
  readonly #keyrings: KnownKeyrings;
  #choices: AccountChoices = new Map();
  #scanning = new AbortController();

  constructor(draft: ImportDraft, { vault, chain, session, keyrings, onProgress }: WorkServices) {
    this.draft = draft;
    this.#keyrings = keyrings;
    const tools = {
      derive: (reading: KeyReading, from: number, count: number) =>
        vault.deriveImport(session, draft.id, reading, from, count),
      ask: chain && ((address: DogeAddress, signal: AbortSignal) => chain.balance(address, signal)),
      isHere: (address: DogeAddress) => this.#isHere(address),
      onProgress: (now: KeyReading) => {
        if (!this.#scanning.signal.aborted) onProgress(this, now);
      },
    };
    this.#discovery = new Discovery(tools, draft.readings, draft.named);
  }

  get findings(): readonly Finding[] {
    return this.#discovery.findings;
  }

  get chosen(): readonly AccountChoice[] {
    return chosenOf(this.findings, this.#choices, this.draft.readings[0]);
  }

  /** The wallet that already has everything found; null when something is new, or the search is incomplete. */
  get home() {
    const address = this.fault === null ? hereAlready(this.findings) : null;
    return address === null ? null : (this.#keyrings.findByAddress(address)?.keyring ?? null);
  }

  choose(reading: KeyReading, index: number, on: boolean): void {
    this.#choices = new Map(this.#choices).set(choiceKey(reading, index), on);
  }

  /** Lists more unused accounts of a reading. @throws {Fault} of the vault */
  more(reading: KeyReading): Promise<void> {
    return this.#discovery.more(reading);
  }

  /** Puts a path first in the next search. @returns false when these keys have no such path */
  addPath(text: string): boolean {
    const { origin, readings } = this.draft;
    const read = parsePaths(text);
    if (!read.ok || readings.every(isSingle)) return false;
    const isPublic = origin === 'extended-public-key' || origin === 'multisig';
    const paths = isPublic ? read.value.filter(isPublicPath) : read.value;
    const trees = readings.filter((reading) => !isSingle(reading));
    const kinds = new Map(trees.map((reading) => [readingKey({ ...reading, path: '' }), reading]));
    this.#discovery.prepend(
      paths.flatMap((path) => [...kinds.values()].map((reading) => ({ ...reading, path }))),
    );
    return paths.length > 0;
  }

  /** How many unused addresses ended the last search, and will end the next. */
  get reach(): SearchReach {
    const { gap } = this.#discovery;
    return { gap, next: nextGap(gap) };
  }

  /** Widens the next search. @returns false at the limit */
  widen(): boolean {
    return this.#discovery.widen();
  }

  /** Continues the search. @returns whether it ran to its end. @throws {Fault} of the vault, unless aborted */
  async search(): Promise<boolean> {
    this.#scanning.abort();
    const scanning = new AbortController();
    this.#scanning = scanning;
    try {
      const fault = await this.#discovery.scan(scanning.signal);
      if (!scanning.signal.aborted) this.fault = fault;
    } catch (thrown) {
      if (!scanning.signal.aborted) throw thrown;
    }
    return !scanning.signal.aborted;
  }

  end(): void {
    this.#scanning.abort();
  }

  /** Which of two kinds of reading hold the coins; null when not applicable. */
  rescueOf(findings: readonly Finding[]): PassphraseUse | null {
    return rescueOf(findings);
  }

  importChoices(chosen: readonly AccountChoice[]): readonly ImportChoice[] {
    return toImportChoices(chosen);
  }

  /** Takes over the saved keyrings. @returns as `takeImported` */
  take(kept: readonly VaultKeyring[], services: ImportedServices, nowMs: number): string {
    return takeImported(kept, this.findings, services, nowMs);
  }

  /** A watched address does not count as here when its private key is imported. */
  #isHere(address: DogeAddress): boolean {
    const { origin } = this.draft;
    const isWatched = origin === 'address' || origin === 'extended-public-key' || origin === 'multisig';
    const found = this.#keyrings.findByAddress(address);
    return found !== null && (isWatched || found.account.type !== 'watch');
  }
}
