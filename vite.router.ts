import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, 'node_modules/react-router/dist/production');
/** Its files for production: its package names the development ones alone, whatever is built. */
const PRODUCTION = {
  'react-router/dom': join(FOLDER, 'dom-export.mjs'),
  'react-router': join(FOLDER, 'index.mjs'),
};
const LIBRARY = /node_modules[\\/]react-router-dom[\\/]dist[\\/]index\.mjs$/;

/** What the app imports of it. A name that is missing here ends the build with an error. */
export const USED_OF_ROUTER = [
  'BrowserRouter',
  'Navigate',
  'NavigationType',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useSearchParams',
] as const;

const ENTRY = 'kennel:router-entry';
const entry: Plugin = {
  name: 'kennel:router-entry',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY ? `export { ${USED_OF_ROUTER.join(', ')} } from 'react-router-dom';` : undefined,
};

/** Each file of it names React's anew: `React2.forwardRef(…)`. */
const REACTS = ['React', ...Array.from({ length: 30 }, (_, index) => `React${index}`)];

/**
 * Nothing in the router comes of making a component or of giving one its name, which a bundler cannot know: it would keep each
 * `Link.displayName = 'Link'`, and with it all that links can do. Said of all code this would be wrong.
 */
export const NOTHING_COMES_OF = {
  manualPureFunctions: REACTS,
  propertyReadSideEffects: false,
  propertyWriteSideEffects: false,
} as const;

/** The router's code, by itself, with React outside. @param treeshake - what is left out of it */
export async function bundleRouter(treeshake: typeof NOTHING_COMES_OF | true): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    resolve: { alias: PRODUCTION },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'], treeshake, onLog: () => undefined },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new TypeError('the router was not bundled');
  return code;
}

/** Gives the app what it uses of the router: a third of what would come along. */
export function usedRouterOnly(): Plugin {
  return {
    name: 'kennel:used-router',
    apply: 'build',
    load: { filter: { id: LIBRARY }, handler: () => bundleRouter(NOTHING_COMES_OF) },
  };
}
