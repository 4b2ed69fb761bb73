/** Who may work on the open vault, one piece of work after the other, and the only way to change what is stored. */

import { Fault } from '../../../domain/fault.ts';
import type { SessionId } from '../../../ports/Vault.ts';
import { randomBytes, toHex } from '../records/bytes.ts';
import type { EnvelopeStore } from '../records/EnvelopeStore.ts';
import type { OpenVault } from '../records/openVault.ts';
import { ExportTickets } from './ExportTickets.ts';
import { HeldTransfers } from './HeldTransfers.ts';
import { ImportDrafts } from './ImportDrafts.ts';
import { Outflow } from './Outflow.ts';
import { PhraseDrafts } from './PhraseDrafts.ts';

/** An unlocked vault and what is held in memory beside it. */
export interface OpenSession {
  readonly id: SessionId;
  readonly phrases: PhraseDrafts;
  readonly imports: ImportDrafts;
  readonly tickets: ExportTickets;
  /** signed bytes that wait for a second confirmation */
  readonly held: HeldTransfers;
  /** what may have left since the owner was last seen */
  readonly outflow: Outflow;
  /** outpoint keys of coins that are not spent; told anew by each session's page */
  readonly frozen: ReadonlySet<string>;
  /** the vault as this session knows it to be stored */
  readonly vault: OpenVault;
}

/** What a change makes: the vault to store, and what to tell of it. */
export interface ChangedVault<Outcome> {
  readonly vault: OpenVault;
  readonly outcome: Outcome;
}

/** Replaces the envelope, and takes it for done when it is, whatever was said of it. */
export async function replaceEnvelope(
  store: EnvelopeStore,
  expected: string | null,
  next: string,
): Promise<void> {
  try {
    await store.replace('envelope', expected, next);
  } catch (thrown) {
    // A write may take place and fail to be reported: only what is stored tells.
    const stored = await store.read('envelope').catch(() => null);
    if (stored !== next) throw thrown;
  }
}

/** One session at a time: a new one ends the one before. */
export class Sessions {
  readonly #store: EnvelopeStore;
  readonly #onChanged: (vault: OpenVault) => Promise<void>;
  #session: (OpenSession & { vault: OpenVault; frozen: ReadonlySet<string> }) | null = null;
  #locks = 0;
  #lastWork: Promise<unknown> = Promise.resolve();

  /** @param onChanged - is told of each vault that took the place of another; never rejects */
  constructor(store: EnvelopeStore, onChanged: (vault: OpenVault) => Promise<void>) {
    this.#store = store;
    this.#onChanged = onChanged;
  }

  /** The open vault; null when there is no session. */
  get vault(): OpenVault | null {
    return this.#session?.vault ?? null;
  }

  /** @throws {Fault} `locked` when the worker was locked since `locksBefore` was noted */
  assertNotLockedSince(locksBefore: number): void {
    if (this.#locks !== locksBefore) throw new Fault('locked', 'locked while it was being opened');
  }

  /**
   * Begins a session.
   *
   * @param isOwnerSeen - false where it goes on after a reload, and nobody showed anew that they are the owner
   * @throws {Fault} `locked` when the worker was locked since `locksBefore` was noted
   */
  begin(vault: OpenVault, locksBefore: number, isOwnerSeen = true): SessionId {
    this.assertNotLockedSince(locksBefore);
    this.#forgetSession();
    this.#session = {
      id: toHex(randomBytes(16)),
      phrases: new PhraseDrafts(),
      imports: new ImportDrafts(),
      tickets: new ExportTickets(),
      held: new HeldTransfers(),
      outflow: new Outflow(isOwnerSeen),
      frozen: new Set(),
      vault,
    };
    return this.#session.id;
  }

  /** @throws {Fault} `locked` when the session is over */
  open(session: SessionId): OpenSession {
    if (this.#session?.id !== session) throw new Fault('locked', 'the session is over');
    return this.#session;
  }

  /** Nothing spends these coins from now on, and everything else may be spent. @throws {Fault} `locked` */
  freeze(session: SessionId, frozen: ReadonlySet<string>): void {
    this.open(session);
    if (this.#session) this.#session.frozen = frozen;
  }

  /** Ends the session, at once: work that is under way stores nothing and opens nothing after this. */
  end(): void {
    this.#locks += 1;
    this.#forgetSession();
  }

  /** Does one piece of work when those before it are done. */
  inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = this.#lastWork.then(work);
    this.#lastWork = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Does work that opens a session when those before it are done, unless the worker was locked since it was asked for.
   *
   * @param work - is told how often the worker was locked by then, for `begin`
   * @throws {Fault} `locked`
   */
  opening<Outcome>(work: (locks: number) => Promise<Outcome>): Promise<Outcome> {
    const locks = this.#locks;
    return this.inTurn(() => {
      this.assertNotLockedSince(locks);
      return work(locks);
    });
  }

  /**
   * Changes the stored vault: the only place where an open one is replaced. Call it in turn.
   *
   * @param make - seals, and opens again to be sure; what it throws changes nothing
   * @throws {Fault} `locked` when the session ended meanwhile, `rejected` when another window wrote meanwhile
   */
  async change<Outcome>(
    session: SessionId,
    make: (vault: OpenVault) => Promise<ChangedVault<Outcome>>,
  ): Promise<Outcome> {
    const before = this.open(session).vault;
    const { vault, outcome } = await make(before);
    this.open(session);
    if (vault.text !== before.text) await replaceEnvelope(this.#store, before.text, vault.text);
    // A lock during the write ends the session; what is stored stays.
    if (this.#session?.id === session) {
      this.#session.vault = vault;
      await this.#onChanged(vault);
    }
    return outcome;
  }

  #forgetSession(): void {
    this.#session?.phrases.forgetAll();
    this.#session?.imports.forgetAll();
    this.#session = null;
  }
}
