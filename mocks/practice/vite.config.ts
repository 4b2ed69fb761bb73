// Builds practice beside the app: one more page at the same host, which the app's pages load nothing from.
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { aboutThisBuild } from '../../build/about.ts';
import { BUILD_TARGET } from '../../build/floor.ts';
import { compileMessages } from '../../build/messages.ts';
import { pagePolicy } from '../../build/policy.ts';
import { englishWordListOnly, secp256k1Wasm, usedBitcoinOnly } from '../../build/wasm.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Practice needs no server, so none may be reached: its policy is a cold wallet's. */
const policyOfPractice = (): Plugin => ({
  name: 'kennel:policy-of-practice',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy('cold') },
      injectTo: 'head-prepend',
    },
  ],
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [
    secp256k1Wasm(),
    englishWordListOnly(),
    usedBitcoinOnly(),
    aboutThisBuild(),
    compileMessages(),
    lingui(),
    react(),
    policyOfPractice(),
  ],
  build: {
    target: BUILD_TARGET,
    outDir: `${project}dist/app`,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('practice.html', import.meta.url)),
      output: {
        entryFileNames: 'assets/practice/[name]-[hash].js',
        chunkFileNames: 'assets/practice/[name]-[hash].js',
        assetFileNames: 'assets/practice/[hash:10][extname]',
      },
    },
  },
});
