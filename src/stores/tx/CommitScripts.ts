/** The one-time scripts of our token transfers: which addresses nobody may be paid at, and what their transactions are. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isScriptAddress } from '../../domain/address/isScriptAddress.ts';
import type { CommitScript } from '../../domain/drc20/commitScripts.ts';
import type { MoveSubject } from '../../domain/drc20/TokenMove.ts';
import type { HistoryEntry } from '../../domain/tx/HistoryEntry.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { TokenJournal } from '../tokens/TokenJournal.ts';

/** A script, and what it moves once it is revealed. */
export interface KnownScript extends CommitScript {
  readonly subject: MoveSubject;
}

/** Hashes and the rules of inscriptions: loaded with the first script there is to look at. */
const loadFinding = () => import('./findCommitScripts.ts');

/** What is known of scripts. The vault keeps them; here they are while it is open. */
export class CommitScripts {
  /** by the address that pays them */
  known: ReadonlyMap<string, KnownScript> = new Map();
  /** addresses of scripts that were seen to be something else: ordinary recipients */
  plain: ReadonlySet<string> = new Set();

  readonly #ports: Pick<Ports, 'vault' | 'chain' | 'network'>;
  readonly #session: SessionStore;
  readonly #journal: TokenJournal;
  /** payments to scripts that were looked at and are not spent: not asked about again with every reading */
  readonly #asked = new Set<string>();
  #isFinding = false;

  constructor(
    ports: Pick<Ports, 'vault' | 'chain' | 'network'>,
    session: SessionStore,
    journal: TokenJournal,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#journal = journal;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Addresses at which nobody may be paid. */
  get addresses(): ReadonlySet<string> {
    return new Set(this.known.keys());
  }

  /** Whether somebody may be paid at an address again without being asked whose it is: every key's, and plain scripts'. */
  isOrdinary(address: DogeAddress): boolean {
    return !isScriptAddress(address) || this.plain.has(address);
  }

  /** Reads what the vault keeps, and hands it what only the journal knows. Never throws: what was known stays. */
  async load(): Promise<void> {
    if (!this.#session.isUnlocked) return;
    try {
      const kept = await this.#ports.vault.commitScripts(this.#session.password);
      const there = new Set(kept.map(({ redeemScript }) => redeemScript));
      const { network } = this.#ports;
      const missing = this.#journal.transfers
        .filter((transfer) => transfer.network === network && !there.has(transfer.redeemScript))
        .map(({ redeemScript }) => redeemScript);
      await this.#take(missing.length === 0 ? kept : await this.#keep(missing));
    } catch {
      // the vault closed meanwhile, or its storage failed: it is read again with the next session
    }
  }

  /**
   * Looks at what was paid to scripts that are not known: whose they are stands in the bytes that spent them. Never throws.
   *
   * @param transactions - as an indexer tells them
   */
  async find(transactions: readonly ChainTransaction[], own: DogeAddress): Promise<void> {
    const asked = transactions.filter((one) => this.#isAsked(one, own));
    if (asked.length === 0 || this.#isFinding || !this.#session.isUnlocked) return;
    this.#isFinding = true;
    try {
      const { findCommitScripts } = await loadFinding();
      for (const { txid } of asked) {
        const found = await findCommitScripts(this.#ports, txid);
        if (found.isSettled) this.#asked.add(txid);
        runInAction(() => {
          this.plain = new Set([...this.plain, ...found.plain]);
        });
        if (found.scripts.length > 0) await this.#take(await this.#keep(found.scripts));
      }
    } catch {
      // no network, or the vault closed: the next reading of the history asks again
    } finally {
      this.#isFinding = false;
    }
  }

  reset(): void {
    this.known = new Map();
    this.plain = new Set();
    this.#asked.clear();
  }

  /** Whether an entry pays one of our scripts; then which. */
  paidBy({ counterparts }: HistoryEntry): KnownScript | null {
    for (const address of counterparts) {
      const script = this.known.get(address);
      if (script !== undefined) return script;
    }
    return null;
  }

  #isAsked({ txid, inputs, outputs }: ChainTransaction, own: DogeAddress): boolean {
    if (this.#asked.has(txid) || !inputs.some(({ address }) => address === own)) return false;
    return outputs.some(
      ({ address }) =>
        address !== null && isScriptAddress(address) && !this.plain.has(address) && !this.known.has(address),
    );
  }

  #keep(redeemScripts: readonly string[]): Promise<readonly CommitScript[]> {
    const { vault, network } = this.#ports;
    return vault.keepCommitScripts(this.#session.password, [...new Set(redeemScripts)], network);
  }

  async #take(scripts: readonly CommitScript[]): Promise<void> {
    const { network } = this.#ports;
    const here = scripts.filter((script) => script.network === network);
    if (here.every(({ address }) => this.known.has(address)) && here.length === this.known.size) return;
    const { subjectOfScript } = await loadFinding();
    const known = here.map((script) => ({ ...script, subject: subjectOfScript(script) }));
    runInAction(() => {
      this.known = new Map(known.map((script) => [script.address, script]));
    });
  }
}
