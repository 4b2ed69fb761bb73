/** Parts that come with their first use. */

/** Gives a part that is loaded once; a load that failed is tried again by the next who asks. */
export function lazyModule<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
}
