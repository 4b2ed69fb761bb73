/** Whether the user's device requests reduced motion. */
export const usesReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
