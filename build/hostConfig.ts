// Writes a build's server configuration next to the page, as a file that hosts may edit.
import { loadEnv, type Plugin } from 'vite';
import { readVariables } from '../src/app/config.ts';
import { CONFIG_FILE, writeConfigFile } from '../src/app/configFile.ts';

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
