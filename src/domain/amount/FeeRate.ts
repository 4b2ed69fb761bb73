declare const feeRateBrand: unique symbol;

/** A fee rate: koinu per 1000 bytes. */
export type FeeRate = bigint & { readonly [feeRateBrand]: true };

/** Dogecoin's recommended rate: 0.01 DOGE per 1000 bytes. @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/doc/fee-recommendation.md */
export const RECOMMENDED_FEE_RATE = 1_000_000n as FeeRate;

/** Nodes do not relay below this rate: 0.001 DOGE per 1000 bytes (100 koinu a byte). @see src/validation.h */
export const MIN_RELAY_FEE_RATE = 100_000n as FeeRate;

/** The presets offered, as multiples of the recommended rate. */
export const FEE_PRESETS = [1, 5, 10] as const;

/** The default preset (Spec §9, `feeRate: 5`; read as a multiple, see the design). */
export const DEFAULT_FEE_PRESET = 5;

/**
 * Brands a bigint as a fee rate.
 *
 * @param perKilobyte - koinu per 1000 bytes
 * @throws {RangeError} when zero or negative
 */
export function feeRate(perKilobyte: bigint): FeeRate {
  if (perKilobyte <= 0n) throw new RangeError(`fee rate must be positive: ${perKilobyte}`);
  return perKilobyte as FeeRate;
}

export const presetFeeRate = (multiple: number): FeeRate => feeRate(RECOMMENDED_FEE_RATE * BigInt(multiple));

export type FeeChoice = { readonly kind: 'preset'; readonly multiple: number } | { readonly kind: 'custom' };
