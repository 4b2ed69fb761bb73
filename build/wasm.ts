import type { Plugin } from 'vite';

const LOADER = /tiny-secp256k1[\\/]lib[\\/]wasm_loader\.browser\.js/;

/**
 * Loads the WebAssembly of tiny-secp256k1.
 *
 * The package reads `.value` of exported globals, which the bundler's own WebAssembly modules unwrap; its loader is
 * therefore replaced by one that instantiates the file itself. It uses top-level await: import the package only behind
 * a dynamic import or in a worker.
 */
export function secp256k1Wasm(): Plugin {
  return {
    name: 'kennel:secp256k1-wasm',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { exclude: ['tiny-secp256k1'], include: ['tiny-secp256k1 > uint8array-tools'] },
    }),
    load: {
      filter: { id: LOADER },
      handler: () => `
        import init from './secp256k1.wasm?init';
        import * as rand from './rand.js';
        import * as validate_error from './validate_error.js';
        const instance = await init({ './rand.js': rand, './validate_error.js': validate_error });
        export default instance.exports;
      `,
    },
  };
}

const ALL_WORD_LISTS = /bip39[\\/]src[\\/]_wordlists\.js$/;

/** Keeps only the English word list in bip39: `domain/keys/otherWordLists.ts` loads the others when they are needed. */
export function englishWordListOnly(): Plugin {
  return {
    name: 'kennel:english-word-list',
    enforce: 'pre',
    load: {
      filter: { id: ALL_WORD_LISTS },
      handler: () => `
        const english = require('./wordlists/english.json');
        exports._default = english;
        exports.wordlists = { english, EN: english };
      `,
    },
  };
}

const BITCOIN = /node_modules[\\/](bitcoinjs-lib|bip174|varuint-bitcoin|bech32|uint8array-tools)[\\/]/;

/** Drops unused code of bitcoinjs-lib, such as taproot: its packages do not declare that their modules have no side effects. */
export function usedBitcoinOnly(): Plugin {
  return {
    name: 'kennel:used-bitcoin',
    apply: 'build',
    transform: { filter: { id: BITCOIN }, handler: () => ({ moduleSideEffects: false }) },
  };
}
