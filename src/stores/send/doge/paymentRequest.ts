/** A payment as a request, planned so that it can be made only once: whoever pays somebody uses this. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { err } from '../../../domain/result.ts';
import type { PaymentTie } from '../../../domain/tx/plan/paymentTies.ts';
import { recipientsOf, type TransferPlanRequest } from '../../../domain/tx/Transfer.ts';
import { namesIn } from '../PaidContacts.ts';
import type { PayingWallet, PaymentGuard } from '../payOnce.ts';
import type { TransferRequest } from '../TransferFlow.ts';
import type { TransferDraft } from './TransferDraft.ts';

/**
 * The request that makes a payment.
 *
 * @param request - all but the coins, which are read when it is prepared
 * @param rest - what it is for, and who is told
 */
export function paymentRequest(
  wallet: PayingWallet,
  request: Omit<TransferPlanRequest, 'coins'>,
  rest: Omit<TransferRequest, 'coins' | 'plan'>,
): TransferRequest {
  let once: PaymentGuard<PaymentTie> | null = null;
  const issuer = rest.purpose.kind === 'pay-bill' ? rest.purpose.bill : null;
  return {
    ...rest,
    coins: async () => {
      const [{ guardPayment }, { PAYMENTS }] = await Promise.all([
        import('../payOnce.ts'),
        import('../tieRules.ts'),
      ]);
      once = guardPayment(wallet, recipientsOf(request.spec), PAYMENTS, issuer);
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

/** Null while something is missing or cannot be read. @param from - the address that pays, and that gets the change */
export function draftRequest(
  { spec, feeRate, input, recipient, quoted }: TransferDraft,
  wallet: PayingWallet,
  from: DogeAddress,
  network: Network,
): TransferRequest | null {
  if (spec === null || feeRate === null) return null;
  const { chosen, list } = input;
  return paymentRequest(
    wallet,
    { spec, feeRate, changeTo: from, network, chosen },
    {
      purpose: { kind: 'send' },
      names: namesIn(list ?? []),
      label: list === null ? (recipient.link?.label ?? null) : null,
      quoted,
      own: [from],
    },
  );
}
