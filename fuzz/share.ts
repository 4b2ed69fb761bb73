/** How many cases run: the share that fits into every test run, or all of them (`npm run fuzz`). */
export const share = ({ inTests, whole }: { readonly inTests: number; readonly whole: number }): number => {
  const reported = Number(process.env.KENNEL_FUZZ_COUNT ?? 0);
  if (reported > 0) return reported;
  return process.env.KENNEL_FUZZ === 'whole' ? whole : inTests;
};
