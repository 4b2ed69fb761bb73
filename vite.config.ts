import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientMainFields, defineConfig } from 'vite';
import { aboutThisBuild } from './build/about.ts';
import { BUILD_TARGET } from './build/floor.ts';
import { hostConfig } from './build/hostConfig.ts';
import { compileMessages } from './build/messages.ts';
import { listModules } from './build/modules.ts';
import { policyInPage } from './build/policy.ts';
import { installable } from './build/pwa.ts';
import { englishWordListOnly, secp256k1Wasm, usedBitcoinOnly } from './build/wasm.ts';

const cryptoPlugins = () => [secp256k1Wasm(), englishWordListOnly(), usedBitcoinOnly()];

/** Screens opened most often: all their files are preloaded. */
const OPENED_MOST = /(Home|CreatePassword)Container|openWallet|openApp/;

/**
 * The files preloaded with a lazy part. Listing every file of every part would be a tenth of the first screen's size: other parts
 * import theirs as they load, ahead of their screens. Styles have to be listed.
 */
const filesToAskForAtOnce = (part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || OPENED_MOST.test(part) ? files : files.filter((file) => file.endsWith('.css'));

/**
 * Loaded at every start. It includes what would otherwise be one more request each: valibot, for the host's responses and the
 * stores of a wallet (packages bring their own), and the styles of placeholders.
 */
const EVERY_OPENING = {
  name: 'first',
  test: new RegExp(
    [
      '/index\\.html$',
      '/src/main\\.tsx$',
      '(?<!/@telegram-apps/[\\w-]+)/node_modules/valibot/',
      '/src/domain/text/(foreignText|graphemes|visibleLine)\\.ts$',
      '/src/(app/shell/frames|screens/placeholders/\\w+|components/(feedback/Skeleton|lists/RowsSkeleton|art/StrongBox))\\.module\\.css$',
    ].join('|'),
  ),
};

/** Loaded after the first screen, with or without a wallet: stores, router, shell, and the next screen. */
const APP = {
  name: 'app',
  test: /\/src\/(app\/boot\/openApp|app\/openWallet|containers\/account\/CreatePasswordContainer)\.tsx?$/,
};

/** Home, with its requests to the chain's servers and token indexes, and the Mantine components that it shows. */
const HOME = {
  name: 'home',
  test: /\/src\/(containers\/wallet\/HomeContainer\.tsx|app\/shell\/TabsFrame\.tsx|adapters\/(blockbook|dogeuni|ord)\/index\.ts)$/,
};

/** Code shared by several other screens: each piece would be a request of its own. Not the domain: parts of it wait for WebAssembly. */
const SHARED = { name: 'shared', test: /\/src\/(components|containers|i18n|screens)\//, minShareCount: 3 };

/** The first screen lists every part, so names are short. Six characters of 64 kinds are enough to distinguish versions of a part. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[hash:6][extname]',
};

export default defineConfig({
  plugins: [
    ...cryptoPlugins(),
    aboutThisBuild(),
    compileMessages(),
    lingui(),
    react(),
    listModules(),
    policyInPage(),
    hostConfig(),
    installable(),
  ],
  worker: { format: 'es', plugins: cryptoPlugins },
  // A package's ES2015 build is preferred: in the ES5 build of mobx-persist-store every async function is a state machine.
  resolve: { mainFields: ['es2015', ...defaultClientMainFields] },
  build: {
    target: BUILD_TARGET,
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // Browsers without `modulepreload` get `preload` instead, which all of them support.
    modulePreload: { polyfill: false, resolveDependencies: filesToAskForAtOnce },
    // Groups are bundled into one file each: many small ones would be listed and requested one by one, and compress worse. Code
    // shared by two groups goes into the first one listed.
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: { groups: [EVERY_OPENING, APP, HOME, SHARED] },
      },
    },
  },
});
