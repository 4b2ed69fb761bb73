// Other users on the story's chain.
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';

/** A regtest address that is not the owner's. */
export const SHOP_ADDRESS = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
