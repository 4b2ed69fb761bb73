/** The transfer rules include a Bitcoin library, so they load lazily. Routes whose screens need them declare it. */

/** Everything in domain/tx that plans, reads and verifies transfers. */
export type TransferRules = typeof import('../../domain/tx/rules/transferRules.ts');

/** The bundler keeps one copy. */
export const loadTransferRules = (): Promise<TransferRules> =>
  import('../../domain/tx/rules/transferRules.ts');
