import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The router's files for production: its package names the development ones alone, whatever is built. */
const FOLDER = join(import.meta.dirname, 'node_modules/react-router/dist/production');
const PRODUCTION = {
  'react-router/dom': join(FOLDER, 'dom-export.mjs'),
  'react-router': join(FOLDER, 'index.mjs'),
};
const LIBRARY = /node_modules[\\/]react-router-dom[\\/]dist[\\/]index\.mjs$/;

/** What the app and its stories import of it. A name that is missing here ends their build with an error. */
export const ROUTER_EXPORTS = [
  'BrowserRouter',
  'MemoryRouter',
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
    id === ENTRY ? `export { ${ROUTER_EXPORTS.join(', ')} } from 'react-router-dom';` : undefined,
};

/** Calls that make a component or a context: `var Link = React10.forwardRef(`. */
const PURE_CALLS = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Making a component or naming it has no side effect, which a bundler cannot know: it would keep each
 * `Link.displayName = 'Link'`, and with it all that links can do.
 */
const markPureCalls: Plugin = {
  name: 'kennel:router-pure-calls',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production/ },
    handler: (code) => code.replace(PURE_CALLS, '= /* @__PURE__ */ $1'),
  },
};
/** True of the router as it is loaded; of all code it would be wrong. */
const NO_SIDE_EFFECTS = { propertyReadSideEffects: false, propertyWriteSideEffects: false } as const;

/** The router's code, by itself, with React outside. @param isShaken - whether what nobody uses is left out */
export async function bundleRouter(isShaken: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: isShaken ? [entry, markPureCalls] : [entry],
    resolve: { alias: PRODUCTION },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: {
        external: ['react', 'react-dom'],
        treeshake: isShaken ? NO_SIDE_EFFECTS : true,
        onLog: () => undefined,
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new TypeError('the router was not bundled');
  return code;
}

/** Gives the app what it uses of the router: less than a quarter of what would come along. */
export function usedRouterOnly(): Plugin {
  return {
    name: 'kennel:used-router',
    apply: 'build',
    load: { filter: { id: LIBRARY }, handler: () => bundleRouter(true) },
  };
}
