// Writes what a build says of its servers beside the page, as the file that whoever hosts it may edit.
import { loadEnv, type Plugin } from 'vite';
import { readVariables } from '../src/app/config.ts';
import { CONFIG_FILE, writeConfigFile } from '../src/app/configFile.ts';

/** The plugin. */
export function hostConfig(): Plugin {
  let source = '';
  return {
    name: 'kennel:host-config',
    apply: 'build',
    configResolved({ mode, envDir }) {
      source = writeConfigFile(readVariables(loadEnv(mode, envDir || process.cwd())));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CONFIG_FILE, source });
    },
  };
}
