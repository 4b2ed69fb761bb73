// The index of the built stories, read once per worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plan, plansOf, type Tier } from './pictures.mjs';

/** An entry of Storybook's index, with the fields that the runner uses. */
export interface BuiltEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

let read: Readonly<Record<string, BuiltEntry>> | undefined;

/** All entries by their ids, in the order of the sidebar. */
export function builtEntries(): Readonly<Record<string, BuiltEntry>> {
  read ??= JSON.parse(readFileSync(join(process.env.KENNEL_BUILT ?? 'dist/storybook', 'index.json'), 'utf8'))
    .entries as Readonly<Record<string, BuiltEntry>>;
  return read;
}

let plans: ReadonlyMap<string, Plan> | undefined;

/** How a built story is tested. @throws when the index has no such story */
export function planOf(id: string): Plan {
  plans ??= plansOf(builtEntries(), (process.env.KENNEL_TIER ?? 'whole') as Tier);
  const plan = plans.get(id);
  if (plan === undefined) throw new Error(`no story ${id} in the index`);
  return plan;
}
