import type { Preparation } from '../../src/stores/send/TransferFlow.ts';
import type { TokenSendState } from '../../src/stores/send/token/TokenFlow.ts';

/** Why there is no review on screen. */
export const explain = (preparation: Preparation | TokenSendState): string => {
  if (preparation.status === 'failed') return preparation.fault.message;
  if (preparation.status !== 'rejected') return preparation.status;
  return JSON.stringify(preparation.problem, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
};
