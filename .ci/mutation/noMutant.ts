/** Before a file of tests is loaded no mutant is on: what it makes while it's loaded is no test, and the last one may still be. */
import { inject } from 'vitest';

const given = inject as (name: string) => unknown;
const mutants = (globalThis as Record<string, unknown>)[`${given('globalNamespace')}`] as
  | { activeMutant?: string | undefined }
  | undefined;
if (mutants) mutants.activeMutant = undefined;
