// What the compiler knows of the screens' states, as a module: found in a process of its own, while the workbench starts.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const NAME = 'virtual:kennel-screen-states';

/** As Vite marks what is no file. */
const ID = `\0${NAME}`;

const run = promisify(execFile);

/** Reads the sources once. @returns JSON */
async function findStates(): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'stories/support/printScreenStates.ts']);
  return stdout;
}

/** A plugin for Vite. */
export function screenStatesModule(): Plugin {
  const states = findStates();
  // told of where it is waited for
  states.catch(() => undefined);
  return {
    name: 'kennel:screen-states',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: async (id) => (id === ID ? `export const SCREEN_STATES = ${await states};` : undefined),
  };
}
