/** A payment as a request, planned so that it can be made only once: whoever pays somebody uses this. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { err } from '../../../domain/result.ts';
import type { PaymentTie } from '../../../domain/tx/plan/paymentTies.ts';
import type { PaymentSpec, TransferPlanRequest } from '../../../domain/tx/Transfer.ts';
import type { PayingWallet, PaymentGuard } from '../payOnce.ts';
import type { TransferRequest } from '../TransferRequest.ts';

/** Everybody that a payment pays. */
export const recipientsOf = (spec: PaymentSpec): readonly DogeAddress[] =>
  spec.kind === 'max' ? [spec.to] : spec.payments.map(({ to }) => to);

/**
 * The request that makes a payment.
 *
 * @param request - all but the coins, which are read when it is prepared
 * @param rest - what it is for, and who is told
 */
export function exclusiveRequest(
  wallet: PayingWallet,
  request: Omit<TransferPlanRequest, 'coins'>,
  rest: Omit<TransferRequest, 'coins' | 'plan'>,
): TransferRequest {
  let once: PaymentGuard<PaymentTie> | null = null;
  return {
    ...rest,
    coins: async () => {
      const [{ guardPayment }, { PAYMENTS }] = await Promise.all([
        import('../payOnce.ts'),
        import('../tieRules.ts'),
      ]);
      once = guardPayment(wallet, recipientsOf(request.spec), PAYMENTS);
      return once.coins();
    },
    plan: (rules, coins) => {
      if (once === null) throw new TypeError('planned before coins were read');
      const unreported = once.takeUnreported();
      if (unreported !== null) return err({ kind: 'went-through', earlier: unreported });
      return rules.planExclusive({ ...request, coins }, once.ties());
    },
  };
}
