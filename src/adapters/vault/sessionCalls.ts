/** The calls of an open session, as they go over the line to the key worker: which may take long, which change the vault. */

import type { StageListener, Vault } from '../../ports/Vault.ts';
import type { Answer, KeyServiceApi } from './keyServiceApi.ts';

/** One call to the key worker. */
export type Send<Value> = (service: KeyServiceApi) => Promise<Answer<Value>>;

/** How calls are made. */
export interface CallTools {
  /** waits as long as ordinary work may take */
  readonly ask: <Value>(send: Send<Value>) => Promise<Value>;
  /** waits as long as deriving a password, or decrypting a key, may take */
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
  | 'saveDraft'
  | 'draftImport'
  | 'deriveImport'
  | 'saveImport'
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
  | 'saveCommitScripts'
  | 'signRecovery'
  | 'signMessage'
  | 'signAnswer'
  | 'settings'
  | 'changeSettings';

/** The methods of the vault that need nothing but the worker. */
export function createSessionCalls(tools: CallTools): Pick<Vault, SessionMethod> {
  const { ask, askSlowly, nowMs, changed, tried } = tools;
  return {
    draftPhrase: (...given) => ask((service) => service.draftPhrase(...given)),
    revealDraft: (...given) => ask((service) => service.revealDraft(...given)),
    checkDraft: (...given) => ask((service) => service.checkDraft(...given)),
    saveDraft: (...given) => ask((service) => service.saveDraft(...given)).then(changed),
    draftImport: (...given) => askSlowly((service) => service.draftImport(...given)),
    deriveImport: (...given) => ask((service) => service.deriveImport(...given)),
    saveImport: (...given) => ask((service) => service.saveImport(...given)).then(changed),
    forgetImport: (...given) => ask((service) => service.forgetImport(...given)),
    signWithDraft: (...given) => ask((service) => service.signWithDraft(...given)),
    addAccount: (...given) => ask((service) => service.addAccount(...given)).then(changed),
    removeKeyring: (...given) => ask((service) => service.removeKeyring(...given)).then(changed),
    beginExport: (...given) => askSlowly((service) => service.beginExport(...given, nowMs())).then(tried),
    revealExport: (...given) => ask((service) => service.revealExport(...given)),
    endExport: (...given) => ask((service) => service.endExport(...given)),
    checkBackup: (...given) => askSlowly((service) => service.checkBackup(...given)),
    backUp: (...given) => askSlowly((service) => service.backUp(...given, nowMs())).then(tried),
    addBackup: (session, file, password, onStage) => {
      const stages = started(onStage);
      return askSlowly((service) => service.addBackup(session, file, password, nowMs(), stages)).then(
        changed,
      );
    },
    changePassword: (session, current, next, onStage) => {
      const stages = started(onStage);
      return askSlowly((service) => service.changePassword(session, current, next, nowMs(), stages)).then(
        changed,
      );
    },
    enrolBiometry: (...given) => askSlowly((service) => service.enrolBiometry(...given, nowMs())).then(tried),
    forgetBiometry: () => ask((service) => service.forgetBiometry()),
    hasBiometry: () => ask((service) => service.hasBiometry()),
    release: (...given) => askSlowly((service) => service.release(...given, nowMs())),
    sign: (...given) => ask((service) => service.sign(...given)),
    signTokenTransfers: (...given) => ask((service) => service.signTokenTransfers(...given)).then(changed),
    commitScripts: (...given) => ask((service) => service.commitScripts(...given)),
    saveCommitScripts: (...given) => ask((service) => service.saveCommitScripts(...given)).then(changed),
    signRecovery: (...given) => ask((service) => service.signRecovery(...given)),
    settings: (session) => ask((service) => service.settings(session)),
    changeSettings: (session, settings, password, onStage) => {
      const stages = started(onStage);
      return askSlowly((service) =>
        service.changeSettings(session, settings, password, nowMs(), stages),
      ).then(changed);
    },
    signMessage: (...given) => ask((service) => service.signMessage(...given)),
    signAnswer: (...given) => ask((service) => service.signAnswer(...given)),
  };
}
