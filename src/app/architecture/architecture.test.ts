import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHITECTURE } from './rules.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** All modules are read and resolved: on a busy machine that takes a while, milliseconds. */
const TIMEOUT_MS = 120_000;

async function inspect(baseDir: string): Promise<{ modules: number; violations: readonly IViolation[] }> {
  const answer = await cruise(['src'], {
    baseDir,
    ruleSet: ARCHITECTURE,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
    },
  });
  const result = answer.output as ICruiseResult;
  return { modules: result.summary.totalCruised, violations: result.summary.violations };
}

const sentence = (violation: IViolation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`;

describe('the architecture', () => {
  it('is what src/ARCHITECTURE.md says', { timeout: TIMEOUT_MS }, async () => {
    const { modules, violations } = await inspect(ROOT);
    expect(violations.map(sentence)).toEqual([]);
    expect(modules).toBeGreaterThan(100);
  });
});

/** A wrong import for every rule, in a tree of its own. */
const PLANTED: Readonly<Record<string, string>> = {
  'src/domain/money.ts': "import { total } from '../stores/TotalStore.ts';\nexport const money = total;",
  'src/domain/probeServer.ts': "import { readFileSync } from 'node:fs';\nexport const look = readFileSync;",
  'src/stores/TotalStore.ts': 'export const total = 1;',
  'src/ports/Chain.ts': "import type { Observer } from 'react';\nexport type Chain = Observer;",
  'src/i18n/texts.ts': "import { total } from '../stores/TotalStore.ts';\nexport const words = total;",
  'src/adapters/chain.ts': "import { total } from '../stores/TotalStore.ts';\nexport const chain = total;",
  'src/components/Sum.ts': "import { total } from '../stores/TotalStore.ts';\nexport const Sum = total;",
  'src/stores/BadStore.ts': "import { chain } from '../adapters/chain.ts';\nexport const bad = chain;",
  'src/stores/send/upstairs.ts': "import { total } from '../TotalStore.ts';\nexport const up = total;",
  'src/screens/tx/Send.ts':
    "import type { total } from '../../stores/TotalStore.ts';\nexport type Send = typeof total;",
  'src/screens/tx/Other.ts': "import { Home } from '../wallet/Home.ts';\nexport const Other = Home;",
  'src/screens/wallet/Home.ts': 'export const Home = 1;',
  'src/containers/tx/Send.ts': "import { App } from '../../app/App.ts';\nexport const Send = App;",
  'src/containers/wallet/Fake.ts':
    "import { fake } from '../../../mocks/fake.ts';\nexport const Fake = fake;",
  'src/app/App.ts': "import { Loop } from './Loop.ts';\nexport const App = Loop;",
  'src/app/Loop.ts': "import { App } from './App.ts';\nexport const Loop = App;",
  'mocks/fake.ts': 'export const fake = 1;',
  'node_modules/react/index.js': 'module.exports = {};',
  'node_modules/react/package.json': '{"name":"react","version":"1.0.0","main":"index.js"}',
};

const CAUGHT = [
  'layer-domain: src/domain/money.ts → src/stores/TotalStore.ts',
  'packages-domain: src/domain/probeServer.ts → fs',
  'packages-ports: src/ports/Chain.ts → node_modules/react/index.js',
  'layer-i18n: src/i18n/texts.ts → src/stores/TotalStore.ts',
  'layer-adapters: src/adapters/chain.ts → src/stores/TotalStore.ts',
  'layer-components: src/components/Sum.ts → src/stores/TotalStore.ts',
  'layer-stores: src/stores/BadStore.ts → src/adapters/chain.ts',
  'stairs-stores: src/stores/send/upstairs.ts → src/stores/TotalStore.ts',
  'layer-screens: src/screens/tx/Send.ts → src/stores/TotalStore.ts',
  'areas-screens: src/screens/tx/Other.ts → src/screens/wallet/Home.ts',
  'layer-containers: src/containers/tx/Send.ts → src/app/App.ts',
  'no-fakes-in-src: src/containers/wallet/Fake.ts → mocks/fake.ts',
  'no-cycles: src/app/App.ts → src/app/Loop.ts',
];

describe('the watch over the architecture', () => {
  let planted = '';

  beforeAll(async () => {
    planted = await mkdtemp(join(tmpdir(), 'kennel-planted-'));
    for (const [path, source] of Object.entries(PLANTED)) {
      await mkdir(dirname(join(planted, path)), { recursive: true });
      await writeFile(join(planted, path), source);
    }
  });

  afterAll(() => rm(planted, { recursive: true, force: true }));

  it('catches a planted violation of every rule', { timeout: TIMEOUT_MS }, async () => {
    const { violations } = await inspect(planted);
    expect(violations.map(sentence)).toEqual(expect.arrayContaining(CAUGHT));
  });
});
