// The props of the component that a file of stories is about, read from its source when its stories are asked for.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What Storybook's own plugin makes of a component's source: the source, and one such line for each component. */
const NOTE = /;(?=\w+\.__docgenInfo=)/;

/** Storybook's plugin for props: it appends them to the source of each component. */
export interface PropsPlugin {
  readonly name: string;
  readonly transform: (
    this: unknown,
    code: string,
    path: string,
  ) => Promise<{ readonly code: string } | undefined>;
}

/** What Vite gives a plugin. */
interface Context {
  addWatchFile(path: string): void;
}

/** @returns the component that stories are about, and the file it is imported from; none where they make it themselves */
export function componentOf(stories: string): { readonly name: string; readonly source: string } | undefined {
  const [, name] = /^ {2}component: (\w+),$/m.exec(stories) ?? [];
  if (name === undefined) return undefined;
  const imports = [...stories.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';$/gm)];
  const [, , source] = imports.find(([, names = '']) => names.split(/[\s,]+/).includes(name)) ?? [];
  return source === undefined ? undefined : { name, source };
}

/**
 * Storybook reads the props of every source that it serves, of a screen's 150 for one table. This reads those of the
 * component whose stories are served, and notes them in the stories.
 */
export function describeComponents(plugin: PropsPlugin): PropsPlugin {
  return {
    ...plugin,
    async transform(this: unknown, code, path) {
      const component = path.endsWith('.stories.tsx') ? componentOf(code) : undefined;
      if (component === undefined) return undefined;
      const file = join(dirname(path), component.source);
      (this as Context).addWatchFile(file);
      const described = await plugin.transform.call(this, readFileSync(file, 'utf8'), file);
      const note = described?.code
        .split(NOTE)
        .find((line) => line.startsWith(`${component.name}.__docgenInfo=`));
      return note === undefined ? undefined : { code: `${code};${note}`, map: null };
    },
  };
}
