/** How much is tried: a share that fits into every run of the tests, or all of it (`npm run fuzz`). */
export const share = ({ inTests, whole }: { readonly inTests: number; readonly whole: number }): number => {
  const reported = Number(process.env.KENNEL_FUZZ_COUNT ?? 0);
  if (reported > 0) return reported;
  return process.env.KENNEL_FUZZ === 'whole' ? whole : inTests;
};
