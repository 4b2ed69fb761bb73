/** The session of the open vault, its queue of tasks, and the only way to change the stored vault. */

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

/** An unlocked vault and the data held in memory with it. */
export interface OpenSession {
  readonly id: SessionId;
  readonly phrases: PhraseDrafts;
  readonly imports: ImportDrafts;
  readonly tickets: ExportTickets;
  /** signed bytes that wait for a second confirmation */
  readonly held: HeldTransfers;
  /** what may have left since the owner last authenticated */
  readonly outflow: Outflow;
  /** outpoint keys of coins that must not be spent; sent again by each session's page */
  readonly frozen: ReadonlySet<string>;
  /** the vault as this session last saw it stored */
  readonly vault: OpenVault;
}

/** The result of a change: the vault to store, and the outcome for the caller. */
export interface ChangedVault<Outcome> {
  readonly vault: OpenVault;
  readonly outcome: Outcome;
}

/** Replaces the envelope; counts as success if the new one is stored, even when the write reported a failure. */
export async function replaceEnvelope(
  store: EnvelopeStore,
  expected: string | null,
  next: string,
): Promise<void> {
  try {
    await store.replace('envelope', expected, next);
  } catch (thrown) {
    // A write may succeed and still report a failure: check what is stored.
    const stored = await store.read('envelope').catch(() => null);
    if (stored !== next) throw thrown;
  }
}

/** One session at a time: a new one ends the previous one. */
export class Sessions {
  readonly #store: EnvelopeStore;
  readonly #onChanged: (vault: OpenVault) => Promise<void>;
  #session: (OpenSession & { vault: OpenVault; frozen: ReadonlySet<string> }) | null = null;
  #locks = 0;
  #lastWork: Promise<unknown> = Promise.resolve();

  /** @param onChanged - called with each vault that replaces another; never rejects */
  constructor(store: EnvelopeStore, onChanged: (vault: OpenVault) => Promise<void>) {
    this.#store = store;
    this.#onChanged = onChanged;
  }

  get vault(): OpenVault | null {
    return this.#session?.vault ?? null;
  }

  /** @throws {Fault} `locked` when the worker was locked since `locksBefore` was read */
  assertNotLockedSince(locksBefore: number): void {
    if (this.#locks !== locksBefore) throw new Fault('locked', 'locked while it was being opened');
  }

  /**
   * Begins a session.
   *
   * @param isOwnerSeen - false when it continues after a reload without authentication
   * @throws {Fault} `locked` when the worker was locked since `locksBefore` was read
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

  /** @throws {Fault} `locked` when the session has ended */
  open(session: SessionId): OpenSession {
    if (this.#session?.id !== session) throw new Fault('locked', 'the session is over');
    return this.#session;
  }

  /** Replaces the set of coins that must not be spent. @throws {Fault} `locked` */
  freeze(session: SessionId, frozen: ReadonlySet<string>): void {
    this.open(session);
    if (this.#session) this.#session.frozen = frozen;
  }

  /** Ends the session immediately: tasks under way store nothing and open nothing after this. */
  end(): void {
    this.#locks += 1;
    this.#forgetSession();
  }

  /** Runs a task after all earlier ones. */
  inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = this.#lastWork.then(work);
    this.#lastWork = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Runs a task that opens a session after all earlier tasks, unless the worker is locked meanwhile.
   *
   * @param work - receives the lock count, for `begin`
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
   * @param make - seals, and opens again to verify; if it throws, nothing changes
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
    // A lock during the write ends the session; the stored vault stays.
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
