// Converts between the controls panel and a story: money is shown as decimals, and read back as koinu.
import type { Args, ArgsEnhancer } from 'storybook/internal/types';
import { type EditProblem, fromEditable, toEditable } from './editable.ts';
import { findState, giveArgs, statesOf } from './states.ts';

/** Each story's original arguments, money as bigint. */
const own = new Map<string, Args>();

/** Converts the arguments for the panel. */
export const showDecimals: ArgsEnhancer = ({ id, initialArgs }) => {
  own.set(id, initialArgs);
  return toEditable(initialArgs);
};

/** The used part of a story's context. */
interface StoryContext {
  readonly id: string;
  readonly title: string;
  readonly component?: unknown;
  readonly initialArgs: Args;
  readonly argTypes: Readonly<Record<string, { readonly isMoney?: boolean }>>;
  readonly unmappedArgs?: Args;
  readonly loaded: Record<string, unknown>;
  args: Args;
}

/** What a story's arguments are edits of: the original ones, or those of the story of the chosen state. */
interface Base {
  readonly id: string;
  readonly initialArgs: Args;
}

/** By story, the story whose arguments it was last given. */
const given = new Map<string, string>();

/** All arguments of a state, and none of the earlier ones. */
const replacing = (before: Args, { initialArgs }: Base): Args => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...initialArgs,
});

/** When another state is chosen, its whole view is applied once. */
async function baseOf(context: StoryContext): Promise<Base> {
  const { id, title, component, initialArgs, args } = context;
  // among other stories of a page, where it can't be edited
  if (context.unmappedArgs === initialArgs && !given.has(id)) return context;
  const isOwn = args.status === initialArgs.status || statesOf(component).length < 2;
  const base: Base = (isOwn ? undefined : await findState(component, title, args.status)) ?? context;
  if (base.id === (given.get(id) ?? id)) return base;
  given.set(id, base.id);
  giveArgs(id, replacing(args, base));
  context.args = base.initialArgs;
  return base;
}

/** Runs before each story, and after each edit. */
export async function readControls(ofStory: unknown): Promise<void> {
  const context = ofStory as StoryContext;
  const base = await baseOf(context);
  const money = Object.keys(context.argTypes).filter((name) => context.argTypes[name]?.isMoney === true);
  const edited = fromEditable(context.args, own.get(base.id) ?? base.initialArgs, base.initialArgs, money);
  context.args = edited.args;
  context.loaded.problems = edited.problems;
}

/** Shows above a story which edits could not be read. */
export function EditProblems({ loaded }: Pick<StoryContext, 'loaded'>) {
  const problems = (loaded.problems ?? []) as readonly EditProblem[];
  if (problems.length === 0) return null;
  return (
    <div
      role="alert"
      style={{
        padding: 12,
        background: '#4a1f1c',
        color: '#fff',
        font: '14px/1.4 sans-serif',
        overflowWrap: 'anywhere',
      }}
    >
      {problems.map(({ path, text, wanted }) => (
        <div key={path}>
          <b>{path}</b>: “{text}” is not {wanted}. The story keeps what it had.
        </div>
      ))}
    </div>
  );
}
