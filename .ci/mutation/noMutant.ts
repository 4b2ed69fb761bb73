/** Turns off the mutant before a test file is loaded: code that runs while loading is no test, and the last mutant may still be on. */
import { inject } from 'vitest';

const given = inject as (name: string) => unknown;
const mutants = (globalThis as Record<string, unknown>)[`${given('globalNamespace')}`] as
  | { activeMutant?: string | undefined }
  | undefined;
if (mutants) mutants.activeMutant = undefined;
