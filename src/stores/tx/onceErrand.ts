/** A payment as an errand, planned so that it can be made only once: whoever pays somebody uses this. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { refuse } from '../../domain/result.ts';
import type { PaymentTie } from '../../domain/tx/paymentTies.ts';
import type { TransferRequest, TransferWish } from '../../domain/tx/Transfer.ts';
import type { Errand } from './Errand.ts';
import type { PayingWallet, PaymentGuard } from './payOnce.ts';

/** Everybody that a wish pays. */
export const recipientsOf = (wish: TransferWish): readonly DogeAddress[] =>
  wish.kind === 'max' ? [wish.to] : wish.payments.map(({ to }) => to);

/**
 * The errand that makes a payment.
 *
 * @param request - all but the coins, which are read when it is prepared
 * @param rest - what it is for, and who is told
 */
export function onceErrand(
  wallet: PayingWallet,
  request: Omit<TransferRequest, 'coins'>,
  rest: Omit<Errand, 'coins' | 'plan'>,
): Errand {
  let once: PaymentGuard<PaymentTie> | null = null;
  return {
    ...rest,
    coins: async () => {
      const [{ guardPayment }, { PAYMENTS }] = await Promise.all([
        import('./payOnce.ts'),
        import('./tieRules.ts'),
      ]);
      once = guardPayment(wallet, recipientsOf(request.wish), PAYMENTS);
      return once.coins();
    },
    plan: (rules, coins) => {
      if (once === null) throw new TypeError('planned before coins were read');
      const untold = once.takeUntold();
      if (untold !== null) return refuse({ kind: 'went-through', earlier: untold });
      return rules.planExclusive({ ...request, coins }, once.ties());
    },
  };
}
