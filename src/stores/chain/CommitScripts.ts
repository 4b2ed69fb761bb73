/** The one-time scripts of our token transfers: which addresses nobody may be paid at, and what their transactions are. */
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

/** Loaded with the first wallet that is open. */
const loadReading = () => import('./readCommitScripts.ts');

/** What is known of scripts. The vault keeps them; here they are while it is open. */
export class CommitScripts {
  /** by the address that pays them */
  known: ReadonlyMap<string, KnownScript> = new Map();
  /** addresses of scripts that were seen to be something else: ordinary recipients */
  plain: ReadonlySet<string> = new Set();

  readonly #ports: Pick<Ports, 'vault' | 'chain' | 'network'>;
  readonly #session: Session;
  readonly #journal: TokenJournal;
  /** payments to scripts that were looked at and are not spent: not asked about again with every reading */
  readonly #asked = new Set<Txid>();
  #isFinding = false;

  constructor(ports: Pick<Ports, 'vault' | 'chain' | 'network'>, session: Session, journal: TokenJournal) {
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
      const { readStoredScripts } = await loadReading();
      this.#show({ known: await readStoredScripts(this.#tools, this.#journal.transfers, this.known) });
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
    if (this.#isFinding || !this.#session.isUnlocked) return;
    this.#isFinding = true;
    try {
      const { findScripts } = await loadReading();
      const before = { read: () => this, asked: this.#asked };
      await findScripts(this.#tools, { transactions, own }, before, this.#show);
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
