/** The rules for a script: a block's, or a mempool's stricter ones. */

/** Script verification flags. */
export interface ScriptRules {
  readonly p2sh: boolean;
  readonly strictEncoding: boolean;
  readonly derSignatures: boolean;
  readonly lowS: boolean;
  readonly nullDummy: boolean;
  readonly minimalData: boolean;
  readonly cleanStack: boolean;
  readonly nullFail: boolean;
  readonly pushOnlyScriptSig: boolean;
  readonly discourageNops: boolean;
  readonly checkLockTime: boolean;
}

/** Rules for every transaction. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h */
export const MANDATORY_RULES: ScriptRules = {
  p2sh: true,
  strictEncoding: false,
  derSignatures: false,
  lowS: false,
  nullDummy: false,
  minimalData: false,
  cleanStack: false,
  nullFail: false,
  pushOnlyScriptSig: false,
  discourageNops: false,
  checkLockTime: false,
};

/** A node's rules for transactions in its mempool. @see src/policy/policy.h */
export const STANDARD_RULES: ScriptRules = {
  p2sh: true,
  strictEncoding: true,
  derSignatures: true,
  lowS: true,
  nullDummy: true,
  minimalData: true,
  cleanStack: true,
  nullFail: true,
  pushOnlyScriptSig: false,
  discourageNops: true,
  checkLockTime: true,
};
