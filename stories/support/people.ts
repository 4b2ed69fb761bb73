// Others on the story's chain.

/** An address of regtest that is not the owner's. */
export const SHOP_ADDRESS = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
