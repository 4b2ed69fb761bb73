/** The demo's recipient, and its impostor. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';

/** A café that takes DOGE. */
export const MOON_COFFEE = 'mgV6zN2HKmkLGhosjksQvH3kyKPVgY9Ngn' as DogeAddress;

/** A stranger's address with the same beginning and end as Moon Coffee's. */
export const IMPOSTOR = 'mgV6zN2HKmkLeC1fFVWk1h7sL3vUNx9Ngn' as DogeAddress;

/** The password of wallets made by the demo. */
export const DEMO_PASSWORD = 'such password much secret';
