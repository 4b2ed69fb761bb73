/** The rules of transfers carry a Bitcoin library: they load late. A route whose screen needs them names them. */

/** Everything in domain/tx that plans, reads and checks transfers. */
export type TransferRules = typeof import('../../domain/tx/rules/transferRules.ts');

/** Loads the rules; the bundler keeps one copy. */
export const loadTransferRules = (): Promise<TransferRules> =>
  import('../../domain/tx/rules/transferRules.ts');
