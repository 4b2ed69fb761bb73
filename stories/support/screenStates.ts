// Reads from the sources which states each screen's view names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SCREENS = 'src/screens';

function statesIn(screen: string): readonly string[] {
  const types = screen.replace(/\.tsx$/, '.types.ts');
  const view = readFileSync(existsSync(types) ? types : screen, 'utf8');
  return [...new Set(Array.from(view.matchAll(/\bstatus: '([a-z-]+)'/g), ([, status]) => status ?? ''))];
}

/** The statuses that each screen's view names, by the screen; none for those that have but one. */
export const screenStates = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('Screen.tsx'))
      .map((path) => [basename(path, '.tsx'), statesIn(join(SCREENS, path))]),
  );
