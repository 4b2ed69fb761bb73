/** The part of the coinselect package used for comparison. */
declare module 'coinselect' {
  interface Unspent {
    readonly value: number;
  }
  interface Target {
    readonly value: number;
  }
  function coinSelect<Coin extends Unspent>(
    unspent: readonly Coin[],
    targets: readonly Target[],
    feeRatePerByte: number,
  ): {
    readonly inputs?: readonly Coin[];
    readonly outputs?: readonly { readonly value: number }[];
    readonly fee: number;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default coinSelect;
}
