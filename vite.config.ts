import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientMainFields, defineConfig, type Plugin } from 'vite';
import { aboutThisBuild } from './vite.about.ts';
import { withoutFacades } from './vite.facades.ts';
import { BUILD_TARGET } from './vite.floor.ts';
import { hostConfig } from './vite.hostConfig.ts';
import { compileMessages } from './vite.messages.ts';
import { policyInPage } from './vite.policy.ts';
import { installable } from './vite.pwa.ts';
import { usedRouterOnly } from './vite.router.ts';
import { englishWordListOnly, secp256k1Wasm, usedBitcoinOnly } from './vite.wasm.ts';

const cryptoPlugins = () => [secp256k1Wasm(), englishWordListOnly(), usedBitcoinOnly()];

/** Writes beside the manifest which modules each file holds, so that the first screen can be held to what it may carry. */
function listModules(): Plugin {
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

/** What stands behind the first screen: stores, router and shell, and how what is kept is read and written. */
const APP = { name: 'app', test: /\/src\/app\/boot\/openApp\.tsx$/ };

/** What somebody with a wallet waits for besides: how to unlock, and the stores of a wallet. */
const WITH_WALLET = { name: 'wallet', test: /\/src\/app\/openWallet\.ts$/ };

/** Where unlocking leads. */
const AFTER_UNLOCKING = {
  name: 'home',
  test: /\/src\/(containers\/wallet\/HomeContainer|app\/shell\/TabsFrame)\.tsx$/,
};

/** Where welcome leads. */
const AFTER_WELCOME = { name: 'create', test: /\/src\/containers\/account\/CreatePasswordContainer\.tsx$/ };

/** What Mantine's parts have in common, with the theme: asked for with the first of them, as one file. */
const MANTINE = {
  name: 'mantine',
  test: /\/@mantine\/|\/src\/components\/theme\/(?!tokens\.ts)/,
  minShareCount: 5,
};

/** What so many parts share that hardly a screen goes without it. */
const NEARLY_EVERY_SCREEN = { name: 'shared', test: /\/src\//, minShareCount: 16 };

/** The chain's servers, asked as soon as a wallet is open. */
const CHAIN = { name: 'chain', test: /\/src\/adapters\/blockbook\// };

/** What home asks of the indexes of tokens. */
const TOKENS = {
  name: 'tokens',
  test: /\/src\/(adapters\/(dogeuni|ord)\/|stores\/(tokens\/PortfolioReader|charts\/ChartStore)\.ts)/,
};

/** What slides up over a screen. */
const SHEETS = { name: 'sheets', test: /\/src\/components\/overlays\/sheet\/SheetDrawer\.tsx$/ };

/** What a new wallet is made of: named before what sends, so that nobody waits for that who has no money yet. */
const MAKING_A_WALLET = {
  name: 'words',
  test: /\/src\/containers\/account\/CreateHdWalletContainer\.tsx$/,
};

/** How a payment is planned, made and sent again. */
const PAYING = {
  name: 'paying',
  test: /\/src\/(domain\/tx\/rules\/transferRules|stores\/(chain\/(findConflict|fees\/fetchFeeTimes)|send\/doge\/prepareTransfer))\.ts$/,
};

/** From the form to the receipt. */
const SENDING = {
  name: 'send',
  test: /\/src\/containers\/tx\/Tx(Create|Confirm|Success|Fail)Container\.tsx$/,
};

/** One press away from home: asked for ahead of that press. */
const NEAR_HOME = {
  name: 'near',
  test: /\/src\/containers\/(wallet\/(Receive|History)|account\/SwitchAccount|settings\/Settings)Container\.tsx$/,
};

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
    usedRouterOnly(),
    listModules(),
    policyInPage(),
    hostConfig(),
    installable(),
    withoutFacades(),
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
    // Some are one file instead of many: pieces would be named one by one, asked for one by one, and pack worse. What two of them
    // share lies in the first that is named.
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [
            EVERY_OPENING,
            APP,
            WITH_WALLET,
            AFTER_WELCOME,
            MANTINE,
            AFTER_UNLOCKING,
            NEARLY_EVERY_SCREEN,
            CHAIN,
            TOKENS,
            SHEETS,
            MAKING_A_WALLET,
            PAYING,
            SENDING,
            NEAR_HOME,
          ],
        },
      },
    },
  },
});
