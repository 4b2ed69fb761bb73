/** How a public key is written, on which its address and the size of its inputs depend: 33 bytes, or 65 in old wallets. */
export type KeyForm = 'compressed' | 'uncompressed';
