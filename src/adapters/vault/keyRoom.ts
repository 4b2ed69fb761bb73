/** The room where the secrets are, as it is called from outside. It runs in the key worker, and knows nothing of workers. */

import type { Network } from '../../domain/address/Network.ts';
import type { KeyReading } from '../../domain/keys/KeyReading.ts';
import type {
  ExportRequest,
  ImportChoice,
  ImportSource,
  OwnerProof,
  PhraseDraft,
  RecoveryRequest,
  SessionId,
  SigningRequest,
  StayKind,
  TokenSigningRequest,
  VaultMark,
  VaultSettings,
} from '../../ports/Vault.ts';
import type { StageListener } from './openVault.ts';
import { addBackup, backUp, restore } from './room/backups.ts';
import { enrolBiometry, forgetBiometry, unlockByToken } from './room/biometry.ts';
import { adoptText, copyText, isOwnText, mend } from './room/copies.ts';
import { beginExport, checkBackup, revealExport } from './room/exports.ts';
import { deriveImport, draftImport, keepImport, signWithDraft } from './room/imports.ts';
import { addAccount, keepDraft, removeKeyring } from './room/keyrings.ts';
import { changePassword, create, unlock } from './room/passwords.ts';
import { checkDraft, revealDraft } from './room/phrases.ts';
import type { KeyRoomTools, RoomTools } from './room/RoomTools.ts';
import { Sessions } from './room/Sessions.ts';
import { commitScripts, keepCommitScripts } from './room/scripts.ts';
import { release } from './room/secondLook.ts';
import { acceptLoss, changeSettings, settingsOf } from './room/settings.ts';
import { sign, signAnswer, signMessage, signRecovery, signTokenTransfers } from './room/signing.ts';
import { forgetStay, resume } from './room/staying.ts';

import { WaitClock } from './WaitClock.ts';

export type { KeyRoomTools } from './room/RoomTools.ts';

/**
 * Keeps secrets between `unlock` and `lock`. Methods do as those of the port `Vault` with the same names; those that try a
 * password take `nowMs`, milliseconds since 1970, by which waiting is measured.
 */
export class KeyRoom {
  readonly #room: RoomTools;
  readonly #sessions: Sessions;

  constructor(tools: KeyRoomTools) {
    this.#sessions = new Sessions(tools.store);
    this.#room = { ...tools, sessions: this.#sessions, waits: new WaitClock(tools.monotonicMs) };
  }

  /** Whether an envelope is stored. */
  async exists(): Promise<boolean> {
    return (await this.#room.store.read('envelope')) !== null;
  }

  /** What the host keeps a copy of: the envelope, and how many wrong passwords there were; null when there is none. */
  sealedText(): Promise<string | null> {
    return copyText(this.#room);
  }

  adoptText(text: string) {
    return this.#sessions.inTurn(() => adoptText(this.#room, text));
  }

  isOwnText(text: string): Promise<boolean> {
    return isOwnText(this.#room, text);
  }

  /** Takes back from a copy what is lost here. */
  mend(session: SessionId, copy: string) {
    return this.#sessions.inTurn(() => mend(this.#room, session, copy));
  }

  /** Gives up what is lost of these. */
  acceptLoss(session: SessionId, ids: readonly string[]): Promise<void> {
    return this.#sessions.inTurn(() => acceptLoss(this.#room, session, ids));
  }

  /** How the open vault is to be known again; null while it is locked. */
  mark(): VaultMark | null {
    const manifest = this.#sessions.vault?.manifest;
    return manifest ? { vault: manifest.vault, counter: manifest.counter } : null;
  }

  /** The sealed settings of the open vault. */
  settings(session: SessionId): VaultSettings {
    return settingsOf(this.#room, session);
  }

  changeSettings(
    session: SessionId,
    settings: VaultSettings,
    password: string,
    nowMs: number,
    onStage: StageListener,
  ) {
    return this.#sessions.inTurn(() =>
      changeSettings(this.#room, session, settings, password, nowMs, onStage),
    );
  }

  create(password: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => create(this.#room, locks, password, onStage));
  }

  unlock(password: string, nowMs: number, stay: StayKind | null, onStage: StageListener) {
    return this.#sessions.opening((locks) => unlock(this.#room, locks, password, nowMs, stay, onStage));
  }

  resume(token: string | null) {
    return this.#sessions.opening((locks) => resume(this.#room, locks, token));
  }

  forgetStay(): Promise<void> {
    return forgetStay(this.#room);
  }

  enrolBiometry(session: SessionId, password: string, nowMs: number) {
    return this.#sessions.inTurn(() => enrolBiometry(this.#room, session, password, nowMs));
  }

  unlockByToken(token: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => unlockByToken(this.#room, locks, token, onStage));
  }

  forgetBiometry(): Promise<void> {
    return this.#sessions.inTurn(() => forgetBiometry(this.#room));
  }

  async hasBiometry(): Promise<boolean> {
    return (await this.#room.store.read('biometry')) !== null;
  }

  /**
   * Forgets keys, drafts and tickets, at once, and then the way back in. Work that is under way ends without opening a
   * session or storing anything.
   */
  async lock(): Promise<void> {
    this.#sessions.end();
    await forgetStay(this.#room);
  }

  changePassword(session: SessionId, current: string, next: string, nowMs: number, onStage: StageListener) {
    return this.#sessions.inTurn(() => changePassword(this.#room, session, current, next, nowMs, onStage));
  }

  /** Deletes everything. In turn, so that no work under way can store a vault again afterwards. */
  destroy(): Promise<void> {
    const { shelf, store } = this.#room;
    this.#sessions.end();
    return this.#sessions.inTurn(async () => {
      await shelf.remove();
      await store.remove('envelope', 'tries', 'stay', 'biometry');
    });
  }

  /** Makes a phrase, to be shown and checked before it is stored. */
  draftPhrase(session: SessionId, wordCount: 12 | 24): PhraseDraft {
    return this.#sessions.open(session).phrases.make(wordCount);
  }

  revealDraft(session: SessionId, draftId: string) {
    return revealDraft(this.#room, session, draftId);
  }

  checkDraft(session: SessionId, draftId: string, words: readonly string[]) {
    return checkDraft(this.#room, session, draftId, words);
  }

  keepDraft(session: SessionId, draftId: string, network: Network) {
    return this.#sessions.inTurn(() => keepDraft(this.#room, session, draftId, network));
  }

  draftImport(session: SessionId, source: ImportSource, network: Network) {
    return draftImport(this.#room, session, source, network);
  }

  deriveImport(session: SessionId, draftId: string, reading: KeyReading, from: number, count: number) {
    return deriveImport(this.#room, session, draftId, reading, from, count);
  }

  keepImport(session: SessionId, draftId: string, choices: readonly ImportChoice[]) {
    return this.#sessions.inTurn(() => keepImport(this.#room, session, draftId, choices));
  }

  forgetImport(session: SessionId, draftId: string): void {
    this.#sessions.open(session).imports.forget(draftId);
  }

  signWithDraft(session: SessionId, draftId: string, choice: ImportChoice, request: SigningRequest) {
    return signWithDraft(this.#room, session, draftId, choice, request);
  }

  addAccount(session: SessionId, keyringId: string) {
    return this.#sessions.inTurn(() => addAccount(this.#room, session, keyringId));
  }

  removeKeyring(session: SessionId, keyringId: string) {
    return this.#sessions.inTurn(() => removeKeyring(this.#room, session, keyringId));
  }

  beginExport(
    session: SessionId,
    keyringId: string,
    request: ExportRequest,
    password: string,
    nowMs: number,
  ) {
    return this.#sessions.inTurn(() => beginExport(this.#room, session, keyringId, request, password, nowMs));
  }

  revealExport(session: SessionId, ticket: string) {
    return revealExport(this.#room, session, ticket);
  }

  endExport(session: SessionId, ticket: string): void {
    this.#sessions.open(session).tickets.end(ticket);
  }

  checkBackup(session: SessionId, keyringId: string, source: ImportSource) {
    return checkBackup(this.#room, session, keyringId, source);
  }

  backUp(session: SessionId, notes: string, password: string, nowMs: number) {
    return this.#sessions.inTurn(() => backUp(this.#room, session, notes, password, nowMs));
  }

  restore(file: string, password: string, onStage: StageListener) {
    return this.#sessions.opening((locks) => restore(this.#room, locks, file, password, onStage));
  }

  addBackup(session: SessionId, file: string, password: string, nowMs: number, onStage: StageListener) {
    return this.#sessions.inTurn(() => addBackup(this.#room, session, file, password, nowMs, onStage));
  }

  /** Hands out what signing kept back. */
  release(session: SessionId, ticket: string, proof: OwnerProof, nowMs: number) {
    return this.#sessions.inTurn(() => release(this.#room, session, ticket, proof, nowMs));
  }

  /** Signs with the keys of this vault. */
  sign(session: SessionId, request: SigningRequest) {
    return sign(this.#room, session, request);
  }

  /** Signs every commit and every reveal of a plan, and keeps its scripts. */
  signTokenTransfers(session: SessionId, request: TokenSigningRequest) {
    return this.#sessions.inTurn(() => signTokenTransfers(this.#room, session, request));
  }

  commitScripts(session: SessionId) {
    return commitScripts(this.#room, session);
  }

  keepCommitScripts(session: SessionId, redeemScripts: readonly string[], network: Network) {
    return this.#sessions.inTurn(() => keepCommitScripts(this.#room, session, redeemScripts, network));
  }

  /** Signs what brings a commit's money back. */
  signRecovery(session: SessionId, request: RecoveryRequest) {
    return signRecovery(this.#room, session, request);
  }

  /** Signs a text with the key of one account. */
  signMessage(session: SessionId, keyringId: string, index: number, message: string) {
    return signMessage(this.#room, session, keyringId, index, message);
  }

  /** Signs the answer to a site's request with the key of one account. */
  signAnswer(session: SessionId, keyringId: string, index: number, request: string) {
    return signAnswer(this.#room, session, keyringId, index, request);
  }
}
