/** Runs all benchmarks and prints what they measure side by side; it asserts nothing. */
import { benchSelection } from './selection.ts';
import { benchSigning } from './signing.ts';

benchSigning();
benchSelection();
