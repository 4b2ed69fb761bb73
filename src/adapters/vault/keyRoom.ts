/** The room where the secrets are: sessions, drafts, keys. It runs in the key worker, and knows nothing of workers. */

import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { wipe } from '../../domain/keys/wipe.ts';
import { ok, type Result, refuse } from '../../domain/result.ts';
import type {
  PhraseDraft,
  SessionId,
  SignedTransfer,
  SigningProblem,
  SigningRequest,
  UnlockedVault,
  UnlockProblem,
  VaultKeyring,
} from '../../ports/Vault.ts';
import { randomBytes, toHex } from './bytes.ts';
import type { EnvelopeStore } from './EnvelopeStore.ts';
import { parseEnvelope } from './envelope.ts';
import { writeHdRecord } from './records/hdRecord.ts';
import type { KeyCraft } from './craft/KeyCraft.ts';
import { addRecord, makeVault, type OpenVault, type StageListener, withRecords } from './openVault.ts';
import { tryPassword } from './passwordGate.ts';
import { PhraseDrafts } from './phraseDrafts.ts';
import type { Stretcher } from './stretch.ts';

/** What the room works with. */
export interface KeyRoomTools {
  /** Telegram user id, or `local` */
  readonly user: string;
  readonly store: EnvelopeStore;
  readonly stretcher: Stretcher;
  /** loads curves and word lists; called when they are first needed */
  readonly loadCraft: () => Promise<KeyCraft>;
}

interface OpenSession {
  readonly id: SessionId;
  readonly drafts: PhraseDrafts;
  vault: OpenVault;
}

/** Keeps secrets between `unlock` and `lock`. One session at a time: a new one ends the one before. */
export class KeyRoom {
  readonly #tools: KeyRoomTools;
  #session: OpenSession | null = null;
  #locks = 0;
  #lastWork: Promise<unknown> = Promise.resolve();

  constructor(tools: KeyRoomTools) {
    this.#tools = tools;
  }

  /** Whether an envelope is stored. */
  async exists(): Promise<boolean> {
    return (await this.#tools.store.read('envelope')) !== null;
  }

  /** Seals a new, empty vault. @throws {Fault} `refused` when one exists already, whatever state it is in */
  create(password: string, onStage: StageListener): Promise<UnlockedVault> {
    return this.#inTurn(async () => {
      const { user, store, stretcher } = this.#tools;
      const locks = this.#locks;
      if (await this.exists()) throw new Fault('refused', 'a vault exists already');
      this.#foresee();
      const vault = await makeVault(user, password, stretcher, onStage);
      await store.replace('envelope', null, vault.text);
      return { session: this.#begin(vault, locks), keyrings: [], stayToken: null };
    });
  }

  /**
   * Opens the vault.
   *
   * @param nowMs - milliseconds since 1970, by which waiting is measured
   */
  unlock(
    password: string,
    nowMs: number,
    onStage: StageListener,
  ): Promise<Result<UnlockedVault, UnlockProblem>> {
    return this.#inTurn(async () => {
      const locks = this.#locks;
      const text = await this.#tools.store.read('envelope');
      if (text === null) return refuse({ kind: 'no-vault' });
      parseEnvelope(text);
      this.#foresee();
      const opened = await tryPassword(this.#tools, text, password, nowMs, onStage);
      if (!opened.ok) return opened;
      onStage('opening');
      const keyrings = await this.#keyrings(opened.value);
      return ok({ session: this.#begin(opened.value, locks), keyrings, stayToken: null });
    });
  }

  /** Forgets keys and drafts, at once. Work that is under way ends without opening a session or storing a phrase. */
  lock(): void {
    this.#locks += 1;
    this.#session?.drafts.forgetAll();
    this.#session = null;
  }

  /** Makes a phrase, to be shown and checked before it is stored. */
  draftPhrase(session: SessionId, wordCount: 12 | 24): PhraseDraft {
    return this.#open(session).drafts.make(wordCount);
  }

  /** The words of a draft, to be shown and nothing else. */
  async revealDraft(session: SessionId, draftId: string): Promise<readonly string[]> {
    const craft = await this.#tools.loadCraft();
    return craft.words(this.#open(session).drafts.get(draftId).entropy);
  }

  /** Which of the draft's three places have other words than these. Case and spaces around do not matter. */
  async checkDraft(
    session: SessionId,
    draftId: string,
    words: readonly string[],
  ): Promise<readonly number[]> {
    const all = await this.revealDraft(session, draftId);
    const { checkPlaces } = this.#open(session).drafts.get(draftId).draft;
    const typed = words.map((word) => word.trim().toLowerCase());
    return checkPlaces.filter((place, at) => all[place - 1] !== typed[at]);
  }

  /** Stores a drafted phrase, and gives its first account as derived from what was stored. */
  keepDraft(session: SessionId, draftId: string, network: Network): Promise<VaultKeyring> {
    return this.#inTurn(async () => {
      const open = this.#open(session);
      const { entropy } = open.drafts.get(draftId);
      const id = `hd-${toHex(randomBytes(8))}`;
      const clear = writeHdRecord({ type: 'hd', network, accountCount: 1, entropy });
      const next = await addRecord(open.vault, id, clear).finally(() => wipe(clear));
      const keyring = (await this.#keyrings(next)).find((candidate) => candidate.id === id);
      if (keyring === undefined) throw new Fault('corrupt', 'the new secret is not in the vault');
      this.#open(session);
      await this.#tools.store.replace('envelope', open.vault.text, next.text);
      open.vault = next;
      open.drafts.forget(draftId);
      return keyring;
    });
  }

  /** Signs with the keys of this vault. */
  async sign(session: SessionId, request: SigningRequest): Promise<Result<SignedTransfer, SigningProblem>> {
    const { vault } = this.#open(session);
    const craft = await this.#tools.loadCraft();
    return withRecords(vault, (records) =>
      craft.sign(
        records.map(({ record }) => record),
        request,
      ),
    );
  }

  /** Begins to load what is needed next, beside the stretching. Whether that works is seen when it is used. */
  #foresee(): void {
    this.#tools.loadCraft().catch(() => undefined);
  }

  #open(session: SessionId): OpenSession {
    if (this.#session?.id !== session) throw new Fault('locked', 'the session is over');
    return this.#session;
  }

  #begin(vault: OpenVault, locksBefore: number): SessionId {
    if (this.#locks !== locksBefore) throw new Fault('locked', 'locked while it was being opened');
    this.#session?.drafts.forgetAll();
    this.#session = { id: toHex(randomBytes(16)), drafts: new PhraseDrafts(), vault };
    return this.#session.id;
  }

  async #keyrings(vault: OpenVault): Promise<readonly VaultKeyring[]> {
    if (vault.envelope.records.length === 0) return [];
    const craft = await this.#tools.loadCraft();
    return withRecords(vault, (records) => records.map(({ id, record }) => craft.keyring(id, record)));
  }

  #inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = this.#lastWork.then(work);
    this.#lastWork = turn.catch(() => undefined);
    return turn;
  }
}
