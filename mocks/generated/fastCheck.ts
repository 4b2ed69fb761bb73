/** fast-check as unit tests import it (by Vitest's `alias`): with the run's seed, unless a test sets its own. */
import * as fastCheck from '../../node_modules/fast-check/lib/fast-check.js';
import { firstSeed } from './generatedCases.ts';

fastCheck.configureGlobal({ seed: firstSeed(10) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
// biome-ignore lint/style/noDefaultExport: tests import fast-check by its default export
export default fastCheck;
