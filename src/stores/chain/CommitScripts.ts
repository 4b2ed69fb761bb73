/** The one-time scripts of our token transfers: which addresses must not be paid again, and what their transactions are. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isScriptAddress } from '../../domain/address/Network.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Session } from '../session/Session.ts';
import type { KnownScript, ReadScripts, ScriptTools } from './readCommitScripts.ts';
import type { TokenJournal } from './TokenJournal.ts';

/** Loaded when the first wallet is opened. */
const loadReading = () => import('./readCommitScripts.ts');

/** Known scripts. The vault stores them; they are here while it is open. */
export class CommitScripts {
  /** by script address */
  known: ReadonlyMap<string, KnownScript> = new Map();
  /** addresses of scripts that proved to be something else: ordinary recipients */
  plain: ReadonlySet<string> = new Set();

  readonly #ports: Pick<Ports, 'vault' | 'chain' | 'network'>;
  readonly #session: Session;
  readonly #journal: TokenJournal;
  /** transactions whose script outputs are all spent and were read: not requested again */
  readonly #asked = new Set<Txid>();
  #isFinding = false;

  constructor(ports: Pick<Ports, 'vault' | 'chain' | 'network'>, session: Session, journal: TokenJournal) {
    this.#ports = ports;
    this.#session = session;
    this.#journal = journal;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Addresses that must not be paid. */
  get addresses(): ReadonlySet<string> {
    return new Set(this.known.keys());
  }

  /** Whether an address can be paid again without a question: key addresses, and plain scripts. */
  isOrdinary(address: DogeAddress): boolean {
    return !isScriptAddress(address) || this.plain.has(address);
  }

  /** Reads the scripts stored in the vault, and stores those that only the journal has. Never throws: known ones stay. */
  async load(): Promise<void> {
    if (!this.#session.isUnlocked) return;
    try {
      const { readStoredScripts } = await loadReading();
      this.#show({ known: await readStoredScripts(this.#tools, this.#journal.transfers, this.known) });
    } catch {
      // the vault closed meanwhile, or its storage failed: read again in the next session
    }
  }

  /**
   * Checks payments to unknown scripts: the bytes that spent them show what they are. Never throws.
   *
   * @param transactions - as an indexer reports them
   */
  async find(transactions: readonly ChainTransaction[], own: DogeAddress): Promise<void> {
    if (this.#isFinding || !this.#session.isUnlocked) return;
    this.#isFinding = true;
    try {
      const { findScripts } = await loadReading();
      const before = { read: () => this, asked: this.#asked };
      await findScripts(this.#tools, { transactions, own }, before, this.#show);
    } catch {
      // no network, or the vault closed: retried with the next reading of the history
    } finally {
      this.#isFinding = false;
    }
  }

  reset(): void {
    this.known = new Map();
    this.plain = new Set();
    this.#asked.clear();
  }

  /** The script of ours that an entry pays; null when none. */
  paidBy({ counterparts }: HistoryEntry): KnownScript | null {
    for (const address of counterparts) {
      const script = this.known.get(address);
      if (script !== undefined) return script;
    }
    return null;
  }

  get #tools(): ScriptTools {
    const { vault, chain, network } = this.#ports;
    return { vault, chain, network, session: this.#session.sessionId };
  }

  #show = (part: Partial<ReadScripts>): void => {
    runInAction(() => {
      Object.assign(this, part);
    });
  };
}
