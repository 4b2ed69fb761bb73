/**
 * Runs all or the named benchmarks, and prints their results side by side; it asserts nothing.
 * `--record` saves the charts in `bench/figures`, where the workbench draws them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { type Chart, printChart } from './chart.ts';
import { benchFirstScreen } from './firstScreen.ts';
import { benchHistory } from './history.ts';
import { benchHistoryPages } from './historyPages.ts';
import { benchHome } from './home.ts';
import { benchNetwork } from './network.ts';
import { benchPreparing } from './preparing.ts';
import { benchPsbt } from './psbt.ts';
import { benchRefresh } from './refresh.ts';
import { benchReturning } from './returning.ts';
import { benchSearch } from './search.ts';
import { benchSelection } from './selection.ts';
import { benchSigning } from './signing.ts';
import { benchTokens } from './tokens.ts';
import { benchTyping } from './typing.ts';
import { benchUnlock } from './unlock.ts';
import { benchVaultAccounts } from './vaultAccounts.ts';
import { benchVaultInputs } from './vaultInputs.ts';
import { benchVaultSigning } from './vaultSigning.ts';
import { benchVaultUnlock } from './vaultUnlock.ts';
import { benchWarmStart } from './warmStart.ts';
import { benchWorkbench } from './workbench.ts';

/** Returns its charts, or prints its own tables and returns none. */
type Benchmark = () => unknown;

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  signing: benchSigning,
  psbt: benchPsbt,
  selection: benchSelection,
  preparing: benchPreparing,
  typing: benchTyping,
  unlock: benchUnlock,
  'first-screen': benchFirstScreen,
  returning: benchReturning,
  'warm-start': benchWarmStart,
  history: benchHistory,
  'history-pages': benchHistoryPages,
  search: benchSearch,
  refresh: benchRefresh,
  tokens: benchTokens,
  home: benchHome,
  journal: async () => (await import('./journal.ts')).benchJournal(),
  network: benchNetwork,
  'vault-signing': benchVaultSigning,
  'vault-unlock': benchVaultUnlock,
  'vault-inputs': benchVaultInputs,
  'vault-accounts': benchVaultAccounts,
  workbench: benchWorkbench,
};

register('./styles.mjs', import.meta.url);

const FIGURES = join(import.meta.dirname, 'figures');

function record(name: string, charts: readonly Chart[]): void {
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(join(FIGURES, `${name}.json`), `${JSON.stringify(charts, null, 2)}\n`);
}

const given = process.argv.slice(2);
const isRecording = given.includes('--record');
const wanted = given.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`there is no benchmark ${unknown.join(', ')}: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const charts = ((await run()) ?? []) as readonly Chart[];
  for (const chart of charts) printChart(chart);
  if (isRecording && charts.length > 0) record(name, charts);
}
