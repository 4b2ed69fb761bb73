/** The calls of an open session, as they go over the line to the key worker: which may take long, which change the vault. */

import type { StageListener, Vault } from '../../ports/Vault.ts';
import type { Answer, KeyRoomApi } from './keyRoomApi.ts';

/** One call to the key worker. */
export type Send<Value> = (room: KeyRoomApi) => Promise<Answer<Value>>;

/** How calls are made. */
export interface CallTools {
  /** waits as long as ordinary work may take */
  readonly ask: <Value>(send: Send<Value>) => Promise<Value>;
  /** waits as long as stretching a password, or decrypting a key, may take */
  readonly askSlowly: <Value>(send: Send<Value>) => Promise<Value>;
  /** milliseconds since 1970, by which waiting after wrong passwords is measured */
  readonly nowMs: () => number;
  /** called with what came of a change of the stored vault, and gives it back */
  readonly changed: <Value>(value: Value) => Value;
  /** called with what came of a password, and gives it back: the count of wrong ones may have changed */
  readonly tried: <Value>(value: Value) => Value;
}

const ignoreStage = (): void => undefined;

/** Says `starting`, and lets the worker tell of its stages. */
export function started(onStage: StageListener | undefined): StageListener {
  onStage?.('starting');
  return onStage ?? ignoreStage;
}

type SessionMethod =
  | 'draftPhrase'
  | 'revealDraft'
  | 'checkDraft'
  | 'keepDraft'
  | 'draftImport'
  | 'deriveImport'
  | 'keepImport'
  | 'forgetImport'
  | 'signWithDraft'
  | 'addAccount'
  | 'removeKeyring'
  | 'beginExport'
  | 'revealExport'
  | 'endExport'
  | 'checkBackup'
  | 'backUp'
  | 'addBackup'
  | 'changePassword'
  | 'enrolBiometry'
  | 'forgetBiometry'
  | 'hasBiometry'
  | 'release'
  | 'sign'
  | 'signTokenTransfers'
  | 'commitScripts'
  | 'keepCommitScripts'
  | 'signRecovery'
  | 'signMessage'
  | 'signAnswer'
  | 'settings'
  | 'changeSettings';

/** The methods of the vault that need nothing but the worker. */
export function createSessionCalls(tools: CallTools): Pick<Vault, SessionMethod> {
  const { ask, askSlowly, nowMs, changed, tried } = tools;
  return {
    draftPhrase: (...given) => ask((room) => room.draftPhrase(...given)),
    revealDraft: (...given) => ask((room) => room.revealDraft(...given)),
    checkDraft: (...given) => ask((room) => room.checkDraft(...given)),
    keepDraft: (...given) => ask((room) => room.keepDraft(...given)).then(changed),
    draftImport: (...given) => askSlowly((room) => room.draftImport(...given)),
    deriveImport: (...given) => ask((room) => room.deriveImport(...given)),
    keepImport: (...given) => ask((room) => room.keepImport(...given)).then(changed),
    forgetImport: (...given) => ask((room) => room.forgetImport(...given)),
    signWithDraft: (...given) => ask((room) => room.signWithDraft(...given)),
    addAccount: (...given) => ask((room) => room.addAccount(...given)).then(changed),
    removeKeyring: (...given) => ask((room) => room.removeKeyring(...given)).then(changed),
    beginExport: (...given) => askSlowly((room) => room.beginExport(...given, nowMs())).then(tried),
    revealExport: (...given) => ask((room) => room.revealExport(...given)),
    endExport: (...given) => ask((room) => room.endExport(...given)),
    checkBackup: (...given) => askSlowly((room) => room.checkBackup(...given)),
    backUp: (...given) => askSlowly((room) => room.backUp(...given, nowMs())).then(tried),
    addBackup: (session, file, password, onStage) => {
      const stages = started(onStage);
      return askSlowly((room) => room.addBackup(session, file, password, nowMs(), stages)).then(changed);
    },
    changePassword: (session, current, next, onStage) => {
      const stages = started(onStage);
      return askSlowly((room) => room.changePassword(session, current, next, nowMs(), stages)).then(changed);
    },
    enrolBiometry: (...given) => askSlowly((room) => room.enrolBiometry(...given, nowMs())).then(tried),
    forgetBiometry: () => ask((room) => room.forgetBiometry()),
    hasBiometry: () => ask((room) => room.hasBiometry()),
    release: (...given) => askSlowly((room) => room.release(...given, nowMs())),
    sign: (...given) => ask((room) => room.sign(...given)),
    signTokenTransfers: (...given) => ask((room) => room.signTokenTransfers(...given)).then(changed),
    commitScripts: (...given) => ask((room) => room.commitScripts(...given)),
    keepCommitScripts: (...given) => ask((room) => room.keepCommitScripts(...given)).then(changed),
    signRecovery: (...given) => ask((room) => room.signRecovery(...given)),
    settings: (session) => ask((room) => room.settings(session)),
    changeSettings: (session, settings, password, onStage) => {
      const stages = started(onStage);
      return askSlowly((room) => room.changeSettings(session, settings, password, nowMs(), stages)).then(
        changed,
      );
    },
    signMessage: (...given) => ask((room) => room.signMessage(...given)),
    signAnswer: (...given) => ask((room) => room.signAnswer(...given)),
  };
}
