/** Runs all benchmarks, or those that are named, and prints what they measure side by side; it asserts nothing. */
import { benchFirstScreen } from './firstScreen.ts';
import { benchHistory } from './history.ts';
import { benchHome } from './home.ts';
import { benchNetwork } from './network.ts';
import { benchSelection } from './selection.ts';
import { benchSigning } from './signing.ts';
import { benchTokens } from './tokens.ts';
import { benchUnlock } from './unlock.ts';

const BENCHMARKS = {
  signing: benchSigning,
  selection: benchSelection,
  unlock: benchUnlock,
  'first-screen': benchFirstScreen,
  history: benchHistory,
  tokens: benchTokens,
  home: benchHome,
  network: benchNetwork,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
