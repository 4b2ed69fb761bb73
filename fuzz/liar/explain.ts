import type { TokenSendState } from '../../src/stores/tokens/reviewedTokens.ts';
import type { Preparation } from '../../src/stores/tx/Preparation.ts';

/** Why nothing is on the screen. */
export const explain = (preparation: Preparation | TokenSendState): string => {
  if (preparation.status === 'failed') return preparation.fault.message;
  if (preparation.status !== 'refused') return preparation.status;
  return JSON.stringify(preparation.problem, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
};
