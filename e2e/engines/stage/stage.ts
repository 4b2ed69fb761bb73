/** Runs the journeys in an engine. A journey is written once; `tryIn` runs it in each engine it belongs to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type RunnerTestCase,
} from 'vitest';
import { failureFolder } from '../../../.ci/failures.mjs';
import { DOGE, STRANGER } from '../../support/fixture.ts';
import { SandboxServer } from '../../support/SandboxServer.ts';
import type { Engine, Profile, ProfileOptions } from '../drivers/Engine.ts';
import { freePort } from '../drivers/webDriver.ts';
import { CACHE as ENGINES, type EngineName, findEngine } from './findEngines.ts';
import { type EngineHost, startHost } from './host.ts';
import { Person } from './Person.ts';

/** Records the tested version, for the end of the step: .ci/engines.mjs. */
function noteVersion(name: string, version: string): void {
  mkdirSync(ENGINES, { recursive: true });
  writeFileSync(join(ENGINES, `${name}.version`), version);
}

/** The viewport of a phone. */
export const PHONE: ProfileOptions = { width: 390, height: 760 };

/** Passed to each journey. */
export interface Stage {
  readonly engine: Engine;
  readonly host: EngineHost;
  readonly sandbox: SandboxServer;
  /** a user with an unused browser */
  person(options?: ProfileOptions): Promise<Person>;
}

export interface Journey {
  readonly name: string;
  readonly walk: (stage: Stage) => Promise<void>;
  /** whether the short tier includes it */
  readonly isShort?: boolean;
}

/** The journeys of the current tier, which `.ci/test.mjs` sets. */
function inThisTier(journeys: readonly Journey[]): readonly Journey[] {
  const tier = process.env.KENNEL_TIER;
  if (tier === 'short') return journeys.filter(({ isShort }) => isShort);
  return tier === 'rest' ? journeys.filter(({ isShort }) => !isShort) : journeys;
}

/** A page's visible text and its fields, for error reports. */
const LOOK = `
  const fields = Array.from(document.querySelectorAll('button, input, textarea'), (field) =>
    [field === document.activeElement ? '>' : ' ', field.tagName, field.disabled ? 'off' : 'on', field.innerText || field.value].join(' '));
  return [location.href, document.hasFocus() ? 'has the focus' : 'has no focus', document.body.innerText, ...fields].join('\\n');`;

async function keepFailure(
  task: RunnerTestCase,
  people: readonly Person[],
  sandbox: SandboxServer,
): Promise<void> {
  const folder = failureFolder(task.file.filepath, `${task.suite?.name ?? ''} ${task.name}`.trim());
  writeFileSync(join(folder, 'server.log'), sandbox.lastAsked());
  for (const [at, { tab }] of people.entries()) {
    await tab.picture().then(
      (png) => writeFileSync(join(folder, `page-${at + 1}.png`), png),
      () => undefined,
    );
    const text = await tab.run<string>(LOOK).catch(String);
    writeFileSync(join(folder, `page-${at + 1}.txt`), text);
  }
}

/** Runs journeys in an engine, each with its own browser and chain. */
export async function tryIn(name: EngineName, journeys: readonly Journey[]): Promise<void> {
  const found = await findEngine(name);
  if (!('engine' in found)) {
    describe(found.name, () => {
      for (const { name: journey } of inThisTier(journeys))
        it(journey, () => {
          throw new Error(`not run: ${found.why}`);
        });
    });
    return;
  }
  const { engine } = found;
  describe(engine.name, () => {
    let sandbox: SandboxServer;
    let host: EngineHost;
    const profiles: Profile[] = [];
    const people: Person[] = [];
    beforeAll(async () => {
      noteVersion(engine.name, await engine.version());
      const port = await freePort();
      sandbox = await SandboxServer.start(port);
      host = await startHost(port);
    });
    afterAll(async () => {
      await host.close();
      await sandbox.stop();
    });
    beforeEach(() => sandbox.reset());
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepFailure(task, people, sandbox);
      people.length = 0;
      await Promise.all(profiles.splice(0).map((profile) => profile.dispose()));
    });
    const person: Stage['person'] = async (options = PHONE) => {
      const profile = await engine.open(options);
      profiles.push(profile);
      const somebody = new Person(profile, host.url);
      people.push(somebody);
      return somebody;
    };
    for (const { name: journey, walk } of inThisTier(journeys))
      it(journey, () => walk({ engine, host, sandbox, person }));
  });
}

/** A user with money, at home. @param amount - koinu */
export async function rich(stage: Stage, amount: bigint, options?: ProfileOptions): Promise<Person> {
  const somebody = await stage.person(options);
  await somebody.create();
  await stage.sandbox.faucet(await somebody.address(), amount);
  await somebody.hasBalance(amount);
  return somebody;
}

export { DOGE, expect, STRANGER };
