/**
 * The methods of the key worker in one table: arguments, time limit, and what follows. The page's calls, the argument checks and
 * the worker's handlers all derive from it; an unlisted method isn't answered.
 */

import type { Argument } from './argumentSchemas.ts';

/** The effect of a call: `changed` the stored vault, or `tried` a password, which may have changed the count of wrong ones. */
export type Consequence = 'changed' | 'tried';

/** What is signed: a transaction (`money`) or a message (`text`). Its review is in `src/app/architecture/reviews.ts`. */
export type Signed = 'money' | 'text';

/** One method. A trailing listener that some methods accept isn't listed in `takes`. */
export interface Method<Takes extends readonly Argument[] = readonly Argument[]> {
  readonly takes: Takes;
  /** `slow` derives a key from a password, decrypts one, or queues behind such a call; `brief` must never delay anyone */
  readonly limit: 'brief' | 'quick' | 'slow';
  /** null if nothing follows, or the page decides */
  readonly then: Consequence | null;
  /** what a vault key signs here, or what signed data the method releases; absent: nothing */
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

/** Handlers have the same names in `worker/`. */
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

export type MethodName = keyof typeof METHODS;

/** Methods that sign, or release signed data. */
export type SigningMethod = {
  [Name in MethodName]: (typeof METHODS)[Name] extends { readonly signs: Signed } ? Name : never;
}[MethodName];

export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];
