/**
 * What the key worker answers: these methods, with these arguments, and nothing else. A method that is missing here is not
 * answered; TypeScript asks for each one of the worker, and compares what its schema lets through with what it takes.
 */

import * as v from 'valibot';
import { LONGEST_REQUEST } from '../../../domain/dapp/requestLimits.ts';
import type { KeyService } from '../keyService.ts';
import type { MethodName, Sent } from '../keyServiceApi.ts';
import { accountIndex, count, id, koinu, network, password, path, text, timeMs } from './plainSchemas.ts';
import {
  messageArguments,
  recoveryRequest,
  redeemScripts,
  signingRequest,
  tokenSigningRequest,
} from './signingSchemas.ts';

/** Backup files and copies with the host: sealed texts, notes of a megabyte included. */
const sealedText = text(16_000_000);
const typed = text(1_000_000);
const token = text(1000);
/** the session that a call belongs to, and what else comes after it */
const session = id;

const keyReading = v.strictObject({ path, usesPassphrase: v.boolean() });

const importSource = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), text: typed, passphrase: typed }),
  v.strictObject({ kind: v.literal('private-key'), text: typed }),
  v.strictObject({ kind: v.literal('encrypted-key'), text: typed, passphrase: typed }),
  v.strictObject({ kind: v.literal('extended-key'), text: typed }),
  v.strictObject({ kind: v.literal('address'), text: typed }),
]);

const importChoice = v.strictObject({
  reading: keyReading,
  indexes: v.pipe(v.array(accountIndex), v.maxLength(10_000)),
});

const exportRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase') }),
  v.strictObject({ kind: v.literal('private-key'), index: accountIndex }),
  v.strictObject({ kind: v.literal('extended-private-key') }),
]);

const vaultSettings = v.strictObject({
  secondLook: v.variant('kind', [
    v.strictObject({ kind: v.literal('always') }),
    v.strictObject({ kind: v.literal('above'), koinu }),
    v.strictObject({ kind: v.literal('never') }),
  ]),
});

const ownerProof = v.variant('kind', [
  v.strictObject({ kind: v.literal('password'), password }),
  v.strictObject({ kind: v.literal('biometry'), token }),
]);

const words = v.pipe(v.array(text(1000)), v.maxLength(100));

/** The arguments of each method; a listener is not among them. */
export const ARGUMENTS: {
  readonly [Name in MethodName]: v.GenericSchema<unknown, Sent<Parameters<KeyService[Name]>>>;
} = {
  exists: v.strictTuple([]),
  sealedText: v.strictTuple([]),
  adoptText: v.strictTuple([sealedText]),
  isOwnText: v.strictTuple([sealedText]),
  repair: v.strictTuple([session, sealedText]),
  acceptLoss: v.strictTuple([session, v.pipe(v.array(id), v.maxLength(10_000))]),
  mark: v.strictTuple([]),
  settings: v.strictTuple([session]),
  changeSettings: v.strictTuple([session, vaultSettings, password, timeMs]),
  create: v.strictTuple([password]),
  unlock: v.strictTuple([password, timeMs, v.nullable(v.picklist(['one-key', 'two-keys']))]),
  resume: v.strictTuple([v.nullable(token)]),
  forgetRemembered: v.strictTuple([]),
  enrolBiometry: v.strictTuple([session, password, timeMs]),
  unlockByToken: v.strictTuple([token]),
  forgetBiometry: v.strictTuple([]),
  hasBiometry: v.strictTuple([]),
  lock: v.strictTuple([]),
  changePassword: v.strictTuple([session, password, password, timeMs]),
  destroy: v.strictTuple([]),
  draftPhrase: v.strictTuple([session, v.picklist([12, 24])]),
  revealDraft: v.strictTuple([session, id]),
  checkDraft: v.strictTuple([session, id, words]),
  saveDraft: v.strictTuple([session, id, network]),
  draftImport: v.strictTuple([session, importSource, network]),
  deriveImport: v.strictTuple([session, id, keyReading, accountIndex, count]),
  saveImport: v.strictTuple([session, id, v.pipe(v.array(importChoice), v.maxLength(100))]),
  forgetImport: v.strictTuple([session, id]),
  signWithDraft: v.strictTuple([session, id, importChoice, signingRequest]),
  addAccount: v.strictTuple([session, id]),
  removeKeyring: v.strictTuple([session, id]),
  beginExport: v.strictTuple([session, id, exportRequest, password, timeMs]),
  revealExport: v.strictTuple([session, id]),
  endExport: v.strictTuple([session, id]),
  checkBackup: v.strictTuple([session, id, importSource]),
  backUp: v.strictTuple([session, text(1_048_576), password, timeMs]),
  restore: v.strictTuple([sealedText, password]),
  addBackup: v.strictTuple([session, sealedText, password, timeMs]),
  release: v.strictTuple([session, id, ownerProof, timeMs]),
  sign: v.strictTuple([session, signingRequest]),
  signTokenTransfers: v.strictTuple([session, tokenSigningRequest]),
  commitScripts: v.strictTuple([session]),
  saveCommitScripts: v.strictTuple([session, redeemScripts, network]),
  signRecovery: v.strictTuple([session, recoveryRequest]),
  signMessage: v.strictTuple(messageArguments),
  signAnswer: v.strictTuple([session, id, accountIndex, text(LONGEST_REQUEST)]),
};
