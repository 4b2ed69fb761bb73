/** When a password, or the device's own lock, is asked for once more before money leaves. */
import { KOINU_PER_DOGE, type Koinu, koinu } from '../amount/Koinu.ts';

/** A rule for it. */
export type SecondConfirmation =
  | { readonly kind: 'always' }
  /** for more than this, all that left since it was asked last included */
  | { readonly kind: 'above'; readonly koinu: Koinu }
  | { readonly kind: 'never' };

/** The rule of a wallet until somebody chooses another. */
export const DEFAULT_SECOND_CONFIRMATION: SecondConfirmation = {
  kind: 'above',
  koinu: koinu(500n * KOINU_PER_DOGE),
};

/** The amounts that are offered, koinu. */
export const SECOND_CONFIRMATION_AMOUNTS: readonly Koinu[] = [100n, 500n, 5_000n].map((doge) =>
  koinu(doge * KOINU_PER_DOGE),
);

/** Whether it is asked for. @param leaving - koinu that leave, with all that left since it was asked last; null: unknown */
export function needsSecondConfirmation(rule: SecondConfirmation, leaving: bigint | null): boolean {
  if (rule.kind !== 'above') return rule.kind === 'always';
  return leaving === null || leaving > rule.koinu;
}
