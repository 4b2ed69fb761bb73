// Reads the props of a story file's component from its source, when the stories are requested.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Splits the output of Storybook's own plugin: the source, and one such line per component. */
const NOTE = /;(?=\w+\.__docgenInfo=)/;

/** Storybook's plugin for props: it appends them to each component's source. */
export interface PropsPlugin {
  readonly name: string;
  readonly transform: (
    this: unknown,
    code: string,
    path: string,
  ) => Promise<{ readonly code: string } | undefined>;
}

/** The used part of Vite's plugin context. */
interface Context {
  addWatchFile(path: string): void;
}

/** @returns the component of the stories, and the file it is imported from; undefined when they define it themselves */
export function componentOf(stories: string): { readonly name: string; readonly source: string } | undefined {
  const [, name] = /^ {2}component: (\w+),$/m.exec(stories) ?? [];
  if (name === undefined) return undefined;
  const imports = [...stories.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';$/gm)];
  const [, , source] = imports.find(([, names = '']) => names.split(/[\s,]+/).includes(name)) ?? [];
  return source === undefined ? undefined : { name, source };
}

/**
 * Storybook reads the props of every served source, which for one table of a screen are 150 files. This reads only those of the
 * component whose stories are served, and attaches them to the stories.
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
