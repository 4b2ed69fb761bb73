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

/** Screens that most openings come to: all that they need is asked for at once. */
const OPENED_MOST = /(Home|CreatePassword)Container|openWallet|openApp/;

/**
 * What is asked for together with a part that loads late. Naming every file of every part would be a tenth of the first
 * screen: others ask for theirs as they come, ahead of their screens. Styles have to be named.
 */
const filesToAskForAtOnce = (part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || OPENED_MOST.test(part) ? files : files.filter((file) => file.endsWith('.css'));

/**
 * What every opening loads. With it comes what would be one request more by itself: what checks what came from outside, for a
 * host's answers and for the stores of a wallet (packages bring their own), and the styles of what is shown while screens load.
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

/** What stands behind the first screen, for who has a wallet and for who makes one: stores, router, shell, and the screen that is next. */
const APP = {
  name: 'app',
  test: /\/src\/(app\/boot\/openApp|app\/openWallet|containers\/account\/CreatePasswordContainer)\.tsx?$/,
};

/** Where both lead: home, with what it asks the chain and the indexes of tokens, and the Mantine parts that it shows. */
const HOME = {
  name: 'home',
  test: /\/src\/(containers\/wallet\/HomeContainer\.tsx|app\/shell\/TabsFrame\.tsx|adapters\/(blockbook|dogeuni|ord)\/index\.ts)$/,
};

/** What several of the other screens show: each piece by itself would be a request. Rules stay apart, for some wait for WebAssembly. */
const SHARED = { name: 'shared', test: /\/src\/(components|containers|i18n|screens)\//, minShareCount: 3 };

/** The first screen names every part: names are short. Six characters of 64 kinds tell two versions of a part apart. */
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
  // What a package names its ES2015 build comes first: in the ES5 one of mobx-persist-store each asynchronous function is a
  // state machine.
  resolve: { mainFields: ['es2015', ...defaultClientMainFields] },
  build: {
    target: BUILD_TARGET,
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // A browser that does not know `modulepreload` is told `preload` instead, which all of them know.
    modulePreload: { polyfill: false, resolveDependencies: filesToAskForAtOnce },
    // One file each instead of many: pieces would be named one by one, asked for one by one, and pack worse. A group takes along what
    // its modules import; what two of them share lies in the first that is named.
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: { groups: [EVERY_OPENING, APP, HOME, SHARED] },
      },
    },
  },
});
