/** When sending requires the password, or the device's own lock, once more. */
import { KOINU_PER_DOGE, type Koinu, koinu } from '../amount/Koinu.ts';

export type SecondConfirmation =
  | { readonly kind: 'always' }
  /** above this amount, including everything sent since the last confirmation */
  | { readonly kind: 'above'; readonly koinu: Koinu }
  | { readonly kind: 'never' };

/** The default rule of a wallet. */
export const DEFAULT_SECOND_CONFIRMATION: SecondConfirmation = {
  kind: 'above',
  koinu: koinu(500n * KOINU_PER_DOGE),
};

/** The amounts offered, koinu. */
export const SECOND_CONFIRMATION_AMOUNTS: readonly Koinu[] = [100n, 500n, 5_000n].map((doge) =>
  koinu(doge * KOINU_PER_DOGE),
);

/** @param leaving - koinu, including everything sent since the last confirmation; null: unknown */
export function needsSecondConfirmation(rule: SecondConfirmation, leaving: bigint | null): boolean {
  if (rule.kind !== 'above') return rule.kind === 'always';
  return leaving === null || leaving > rule.koinu;
}
