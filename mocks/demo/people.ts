/** Whom the demo pays, and who would like to be taken for them. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';

/** A café that takes DOGE. */
export const MOON_COFFEE = 'mgV6zN2HKmkLGhosjksQvH3kyKPVgY9Ngn' as DogeAddress;

/** Begins and ends as Moon Coffee’s address does, and is a stranger’s. */
export const IMPOSTOR = 'mgV6zN2HKmkLeC1fFVWk1h7sL3vUNx9Ngn' as DogeAddress;

/** The password of the wallets that the demo makes. */
export const DEMO_PASSWORD = 'such password much secret';
