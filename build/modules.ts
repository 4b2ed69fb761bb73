import type { Plugin } from 'vite';

/** Writes beside the manifest which modules each file holds, so that the first screen can be held to what it may carry. */
export function listModules(): Plugin {
  return {
    name: 'kennel:modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map((chunk) => [
        chunk.fileName,
        Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, bytes: renderedLength })),
      ]);
      const source = JSON.stringify(Object.fromEntries(modules)).replaceAll(`${process.cwd()}/`, '');
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
