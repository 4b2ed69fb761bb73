declare const addressBrand: unique symbol;

/** A verified base58 address of one network. Only `parseAddress` and `addressOfScript` create one. */
export type DogeAddress = string & { readonly [addressBrand]: true };
