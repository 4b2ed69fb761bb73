/** The worker where the secrets are, as it is called from outside. It runs in the key worker, and knows nothing of workers. */

import type { Network } from '../../domain/address/Network.ts';
import type { KeyReading } from '../../domain/keys/KeyReading.ts';
import type {
  ExportRequest,
  ImportChoice,
  ImportSource,
  OwnerProof,
  PhraseDraft,
  RecoveryRequest,
  RememberKind,
  SessionId,
  SigningRequest,
  TokenSigningRequest,
  VaultMark,
  VaultSettings,
} from '../../ports/Vault.ts';
import type { StageListener } from './openVault.ts';
import { WaitClock } from './WaitClock.ts';
import { addBackup, backUp, restore } from './worker/backups.ts';
import { enrolBiometry, forgetBiometry, unlockByToken } from './worker/biometry.ts';
import { adoptText, copyText, isOwnText, repair } from './worker/copies.ts';
import { beginExport, checkBackup, revealExport } from './worker/exports.ts';
import { deriveImport, draftImport, saveImport, signWithDraft } from './worker/imports.ts';
import { addAccount, removeKeyring, saveDraft } from './worker/keyrings.ts';
import { changePassword, create, unlock } from './worker/passwords.ts';
import { checkDraft, revealDraft } from './worker/phrases.ts';
import { forgetRemembered, resume } from './worker/rememberedSession.ts';
import { Sessions } from './worker/Sessions.ts';
import { commitScripts, saveCommitScripts } from './worker/scripts.ts';
import { release } from './worker/secondConfirmation.ts';
import { acceptLoss, changeSettings, settingsOf } from './worker/settings.ts';
import { sign, signAnswer, signMessage, signRecovery, signTokenTransfers } from './worker/signing.ts';
import type { KeyServiceTools, WorkerTools } from './worker/WorkerTools.ts';

export type { KeyServiceTools } from './worker/WorkerTools.ts';

/**
 * Keeps secrets between `unlock` and `lock`. Methods do as those of the port `Vault` with the same names; those that try a
 * password take `nowMs`, milliseconds since 1970, by which waiting is measured.
 */
export class KeyService {
  readonly #worker: WorkerTools;
  readonly #sessions: Sessions;

  constructor(tools: KeyServiceTools) {
    this.#sessions = new Sessions(tools.store);
    this.#worker = { ...tools, sessions: this.#sessions, waits: new WaitClock(tools.monotonicMs) };
  }

  /** Whether an envelope is stored. */
  async exists(): Promise<boolean> {
    return (await this.#worker.store.read('envelope')) !== null;
  }

  /** What the host keeps a copy of: the envelope, and how many wrong passwords there were; null when there is none. */
  sealedText(): Promise<string | null> {
    return copyText(this.#worker);
  }

  adoptText(text: string) {
    return this.#sessions.inTurn(() => adoptText(this.#worker, text));
  }

  isOwnText(text: string): Promise<boolean> {
    return isOwnText(this.#worker, text);
  }

  /** Takes back from a copy what is lost here. */
  repair(session: SessionId, copy: string) {
    return this.#sessions.inTurn(() => repair(this.#worker, session, copy));
  }

  /** Gives up what is lost of these. */
  acceptLoss(session: SessionId, ids: readonly string[]): Promise<void> {
    return this.#sessions.inTurn(() => acceptLoss(this.#worker, session, ids));
  }

  /** How the open vault is to be known again; null while it is locked. */
  mark(): VaultMark | null {
    const manifest = this.#sessions.vault?.manifest;
    return manifest ? { vault: manifest.vault, counter: manifest.counter } : null;
  }

  /** The sealed settings of the open vault. */
  settings(session: SessionId): VaultSettings {
    return settingsOf(this.#worker, session);
  }

  changeSettings(
    session: SessionId,
    settings: VaultSettings,
    password: string,
    nowMs: number,
    onStage: StageListener,
  ) {
    return this.#sessions.inTurn(() =>
      changeSettings(this.#worker, session, settings, password, nowMs, onStage),
    );
  }

  create(password: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => create(this.#worker, locks, password, onStage));
  }

  unlock(password: string, nowMs: number, remember: RememberKind | null, onStage: StageListener) {
    return this.#sessions.opening((locks) => unlock(this.#worker, locks, password, nowMs, remember, onStage));
  }

  resume(token: string | null) {
    return this.#sessions.opening((locks) => resume(this.#worker, locks, token));
  }

  forgetRemembered(): Promise<void> {
    return forgetRemembered(this.#worker);
  }

  enrolBiometry(session: SessionId, password: string, nowMs: number) {
    return this.#sessions.inTurn(() => enrolBiometry(this.#worker, session, password, nowMs));
  }

  unlockByToken(token: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => unlockByToken(this.#worker, locks, token, onStage));
  }

  forgetBiometry(): Promise<void> {
    return this.#sessions.inTurn(() => forgetBiometry(this.#worker));
  }

  async hasBiometry(): Promise<boolean> {
    return (await this.#worker.store.read('biometry')) !== null;
  }

  /**
   * Forgets keys, drafts and tickets, at once, and then the way back in. Work that is under way ends without opening a
   * session or storing anything.
   */
  async lock(): Promise<void> {
    this.#sessions.end();
    await forgetRemembered(this.#worker);
  }

  changePassword(session: SessionId, current: string, next: string, nowMs: number, onStage: StageListener) {
    return this.#sessions.inTurn(() => changePassword(this.#worker, session, current, next, nowMs, onStage));
  }

  /** Deletes everything. In turn, so that no work under way can store a vault again afterwards. */
  destroy(): Promise<void> {
    const { keyStorage, store } = this.#worker;
    this.#sessions.end();
    return this.#sessions.inTurn(async () => {
      await keyStorage.remove();
      await store.remove('envelope', 'tries', 'stay', 'biometry');
    });
  }

  /** Makes a phrase, to be shown and checked before it is stored. */
  draftPhrase(session: SessionId, wordCount: 12 | 24): PhraseDraft {
    return this.#sessions.open(session).phrases.make(wordCount);
  }

  revealDraft(session: SessionId, draftId: string) {
    return revealDraft(this.#worker, session, draftId);
  }

  checkDraft(session: SessionId, draftId: string, words: readonly string[]) {
    return checkDraft(this.#worker, session, draftId, words);
  }

  saveDraft(session: SessionId, draftId: string, network: Network) {
    return this.#sessions.inTurn(() => saveDraft(this.#worker, session, draftId, network));
  }

  draftImport(session: SessionId, source: ImportSource, network: Network) {
    return draftImport(this.#worker, session, source, network);
  }

  deriveImport(session: SessionId, draftId: string, reading: KeyReading, from: number, count: number) {
    return deriveImport(this.#worker, session, draftId, reading, from, count);
  }

  saveImport(session: SessionId, draftId: string, choices: readonly ImportChoice[]) {
    return this.#sessions.inTurn(() => saveImport(this.#worker, session, draftId, choices));
  }

  forgetImport(session: SessionId, draftId: string): void {
    this.#sessions.open(session).imports.forget(draftId);
  }

  signWithDraft(session: SessionId, draftId: string, choice: ImportChoice, request: SigningRequest) {
    return signWithDraft(this.#worker, session, draftId, choice, request);
  }

  addAccount(session: SessionId, keyringId: string) {
    return this.#sessions.inTurn(() => addAccount(this.#worker, session, keyringId));
  }

  removeKeyring(session: SessionId, keyringId: string) {
    return this.#sessions.inTurn(() => removeKeyring(this.#worker, session, keyringId));
  }

  beginExport(
    session: SessionId,
    keyringId: string,
    request: ExportRequest,
    password: string,
    nowMs: number,
  ) {
    return this.#sessions.inTurn(() =>
      beginExport(this.#worker, session, keyringId, request, password, nowMs),
    );
  }

  revealExport(session: SessionId, ticket: string) {
    return revealExport(this.#worker, session, ticket);
  }

  endExport(session: SessionId, ticket: string): void {
    this.#sessions.open(session).tickets.end(ticket);
  }

  checkBackup(session: SessionId, keyringId: string, source: ImportSource) {
    return checkBackup(this.#worker, session, keyringId, source);
  }

  backUp(session: SessionId, notes: string, password: string, nowMs: number) {
    return this.#sessions.inTurn(() => backUp(this.#worker, session, notes, password, nowMs));
  }

  restore(file: string, password: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => restore(this.#worker, locks, file, password, onStage));
  }

  addBackup(session: SessionId, file: string, password: string, nowMs: number, onStage: StageListener) {
    return this.#sessions.inTurn(() => addBackup(this.#worker, session, file, password, nowMs, onStage));
  }

  /** Hands out what signing kept back. */
  release(session: SessionId, ticket: string, proof: OwnerProof, nowMs: number) {
    return this.#sessions.inTurn(() => release(this.#worker, session, ticket, proof, nowMs));
  }

  /** Signs with the keys of this vault. */
  sign(session: SessionId, request: SigningRequest) {
    return sign(this.#worker, session, request);
  }

  /** Signs every commit and every reveal of a plan, and keeps its scripts. */
  signTokenTransfers(session: SessionId, request: TokenSigningRequest) {
    return this.#sessions.inTurn(() => signTokenTransfers(this.#worker, session, request));
  }

  commitScripts(session: SessionId) {
    return commitScripts(this.#worker, session);
  }

  saveCommitScripts(session: SessionId, redeemScripts: readonly string[], network: Network) {
    return this.#sessions.inTurn(() => saveCommitScripts(this.#worker, session, redeemScripts, network));
  }

  /** Signs what brings a commit's money back. */
  signRecovery(session: SessionId, request: RecoveryRequest) {
    return signRecovery(this.#worker, session, request);
  }

  /** Signs a text with the key of one account. */
  signMessage(session: SessionId, keyringId: string, index: number, message: string) {
    return signMessage(this.#worker, session, keyringId, index, message);
  }

  /** Signs the answer to a site's request with the key of one account. */
  signAnswer(session: SessionId, keyringId: string, index: number, request: string) {
    return signAnswer(this.#worker, session, keyringId, index, request);
  }
}
