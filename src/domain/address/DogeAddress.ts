declare const addressBrand: unique symbol;

/** A checked address of one network, base58 text. Only `parseAddress` and `addressOfScript` make one. */
export type DogeAddress = string & { readonly [addressBrand]: true };
