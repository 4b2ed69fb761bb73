/** How much is tried: a share that fits into every run of the tests, or all of it (`npm run fuzz`). */
export const share = ({ short, whole }: { readonly short: number; readonly whole: number }): number => {
  const told = Number(process.env.KENNEL_FUZZ_COUNT ?? 0);
  if (told > 0) return told;
  return process.env.KENNEL_FUZZ === 'whole' ? whole : short;
};
