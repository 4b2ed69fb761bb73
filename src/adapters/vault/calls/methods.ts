/**
 * The methods of the key worker, all in one table: what each takes, how long its answer may take, and what follows it. The
 * page's calls, the checks of what arrives and the worker's answers all come from here; a name that is missing is not answered.
 */

import type { Argument } from './argumentSchemas.ts';

/** What a call did: `changed` the stored vault, or `tried` a password, so that the count of wrong ones may have changed. */
export type Consequence = 'changed' | 'tried';

/** What is signed: `money` leaves, or a `text` says something. `src/app/architecture/reviews.ts` has its review. */
export type Signed = 'money' | 'text';

/** One method. The listener that some are given last is not among what it takes. */
export interface Method<Takes extends readonly Argument[] = readonly Argument[]> {
  readonly takes: Takes;
  /** `slow` derives a key from a password, decrypts one, or waits in line behind that; `brief` must never make anyone wait */
  readonly limit: 'brief' | 'quick' | 'slow';
  /** null where nothing follows, or where the page knows better */
  readonly then: Consequence | null;
  /** what a key of the vault signs in it, or what it hands out that was signed; absent: nothing */
  readonly signs?: Signed;
}

type Define = <const Takes extends readonly Argument[]>(
  takes: Takes,
  then?: Consequence | null,
) => Method<Takes>;

const quick: Define = (takes, then = null) => ({ takes, limit: 'quick', then });
const slow: Define = (takes, then = null) => ({ takes, limit: 'slow', then });
const brief: Define = (takes, then = null) => ({ takes, limit: 'brief', then });

const signs = <const What extends Signed, const Signing extends Method>(what: What, method: Signing) => ({
  ...method,
  signs: what,
});

/** Each with the handler of its name in `worker/`. */
export const METHODS = {
  exists: quick([]),
  sealedText: slow([]),
  adoptText: slow(['sealedText']),
  isOwnText: slow(['sealedText']),
  repair: quick(['session', 'sealedText']),
  acceptLoss: quick(['session', 'ids']),
  mark: quick([]),
  settings: quick(['session']),
  changeSettings: slow(['session', 'vaultSettings', 'password', 'now'], 'changed'),
  create: slow(['password']),
  unlock: slow(['password', 'now', 'remember']),
  resume: quick(['tokenOrNull']),
  forgetRemembered: quick([]),
  enrolBiometry: slow(['session', 'password', 'now'], 'tried'),
  unlockByToken: quick(['token']),
  forgetBiometry: quick([]),
  hasBiometry: quick([]),
  lock: brief([]),
  changePassword: slow(['session', 'password', 'password', 'now'], 'changed'),
  destroy: slow([]),
  draftPhrase: quick(['session', 'wordCount']),
  revealDraft: quick(['session', 'id']),
  checkDraft: quick(['session', 'id', 'words']),
  saveDraft: quick(['session', 'id', 'network'], 'changed'),
  draftImport: slow(['session', 'importSourceOrWallet', 'network']),
  deriveImport: quick(['session', 'id', 'keyReading', 'accountIndex', 'count']),
  saveImport: quick(['session', 'id', 'importChoices'], 'changed'),
  forgetImport: quick(['session', 'id']),
  signWithDraft: signs('money', quick(['session', 'id', 'importChoice', 'signingRequest'])),
  accountKey: quick(['session', 'id']),
  addAccount: quick(['session', 'id'], 'changed'),
  removeKeyring: quick(['session', 'id'], 'changed'),
  beginExport: slow(['session', 'id', 'exportRequest', 'password', 'now'], 'tried'),
  revealExport: quick(['session', 'id']),
  endExport: quick(['session', 'id']),
  checkBackup: slow(['session', 'id', 'importSource']),
  backUp: slow(['session', 'notes', 'password', 'now'], 'tried'),
  restore: slow(['sealedText', 'password']),
  addBackup: slow(['session', 'sealedText', 'password', 'now'], 'changed'),
  release: signs('money', slow(['session', 'id', 'ownerProof', 'now'], 'tried')),
  freezeCoins: quick(['session', 'outpoints']),
  sign: signs('money', quick(['session', 'signingRequest'])),
  signTokenTransfers: signs('money', quick(['session', 'tokenSigningRequest'], 'changed')),
  commitScripts: quick(['session']),
  saveCommitScripts: quick(['session', 'redeemScripts', 'network'], 'changed'),
  signRecovery: signs('money', quick(['session', 'recoveryRequest'])),
  signPsbt: signs('money', quick(['session', 'psbtSigningRequest'])),
  cosignerKeys: quick(['session', 'id']),
  describeMultisig: quick(['session', 'id']),
  signMessage: signs('text', quick(['session', 'id', 'count', 'message'])),
  signAnswer: signs('text', quick(['session', 'id', 'accountIndex', 'siteRequest'])),
} satisfies Readonly<Record<string, Method>>;

/** The name of a method. */
export type MethodName = keyof typeof METHODS;

/** Those in which a key signs, or that hand out what one signed. */
export type SigningMethod = {
  [Name in MethodName]: (typeof METHODS)[Name] extends { readonly signs: Signed } ? Name : never;
}[MethodName];

/** All names. */
export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];
