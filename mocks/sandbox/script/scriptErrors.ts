/** Script errors, in Dogecoin Core's words. */

/**
 * Every script error with Core's message.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/script_error.cpp
 */
export const SCRIPT_ERRORS = {
  EVAL_FALSE: 'Script evaluated without error but finished with a false/empty top stack element',
  VERIFY: 'Script failed an OP_VERIFY operation',
  EQUALVERIFY: 'Script failed an OP_EQUALVERIFY operation',
  CHECKMULTISIGVERIFY: 'Script failed an OP_CHECKMULTISIGVERIFY operation',
  CHECKSIGVERIFY: 'Script failed an OP_CHECKSIGVERIFY operation',
  NUMEQUALVERIFY: 'Script failed an OP_NUMEQUALVERIFY operation',
  SCRIPT_SIZE: 'Script is too big',
  PUSH_SIZE: 'Push value size limit exceeded',
  OP_COUNT: 'Operation limit exceeded',
  STACK_SIZE: 'Stack size limit exceeded',
  SIG_COUNT: 'Signature count negative or greater than pubkey count',
  PUBKEY_COUNT: 'Pubkey count negative or limit exceeded',
  BAD_OPCODE: 'Opcode missing or not understood',
  DISABLED_OPCODE: 'Attempted to use a disabled opcode',
  INVALID_STACK_OPERATION: 'Operation not valid with the current stack size',
  INVALID_ALTSTACK_OPERATION: 'Operation not valid with the current altstack size',
  OP_RETURN: 'OP_RETURN was encountered',
  UNBALANCED_CONDITIONAL: 'Invalid OP_IF construction',
  NEGATIVE_LOCKTIME: 'Negative locktime',
  UNSATISFIED_LOCKTIME: 'Locktime requirement not satisfied',
  SIG_HASHTYPE: 'Signature hash type missing or not understood',
  SIG_DER: 'Non-canonical DER signature',
  MINIMALDATA: 'Data push larger than necessary',
  SIG_PUSHONLY: 'Only non-push operators allowed in signatures',
  SIG_HIGH_S: 'Non-canonical signature: S value is unnecessarily high',
  SIG_NULLDUMMY: 'Dummy CHECKMULTISIG argument must be zero',
  SIG_NULLFAIL: 'Signature must be zero for failed CHECK(MULTI)SIG operation',
  DISCOURAGE_UPGRADABLE_NOPS: 'NOPx reserved for soft-fork upgrades',
  PUBKEYTYPE: 'Public key is neither compressed or uncompressed',
  CLEANSTACK: 'unknown error',
  UNKNOWN_ERROR: 'unknown error',
} as const;

export type ScriptError = keyof typeof SCRIPT_ERRORS;

/** Aborts a running script. Caught by `verifyScript` and `evaluate`'s callers in this folder. */
export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
  readonly error: ScriptError;

  constructor(error: ScriptError) {
    super(SCRIPT_ERRORS[error]);
    this.error = error;
  }
}

/** Aborts the script with an error unless a condition holds. */
export function demand(holds: boolean, error: ScriptError): asserts holds {
  if (!holds) throw new ScriptFailure(error);
}
