// Others on the story's chain.
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';

/** An address of regtest that is not the owner's. */
export const SHOP_ADDRESS = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
