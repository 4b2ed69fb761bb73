/** The layer table as rules of dependency-cruiser. */
import type { IFlattenedRuleSet } from 'dependency-cruiser';
import { LAYERS, LAYERS_WITH_CLOSED_AREAS } from './layers.ts';

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

/** Tests use what they like of packages. */
const TESTS = '(\\.test\\.tsx?|\\.contract\\.ts)$';

const oneOf = (names: readonly string[]) => names.map((name) => name.replaceAll('/', '\\/')).join('|');

const packagePattern = (names: readonly string[]) =>
  `^(${oneOf(names)})$|^node_modules/(${oneOf(names.map((name) => (name.endsWith('/') ? name : `${name}/`)))})`;

const layerRule = (name: string): Rule => ({
  name: `layer-${name}`,
  comment: `${name} may use, of our own code, ${[name, ...(LAYERS[name]?.layers ?? [])].join(', ')} and nothing else`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: {
    path: '^(src|stories|mocks|e2e|bench)/',
    pathNot: `^src/(${oneOf([name, ...(LAYERS[name]?.layers ?? [])])})/`,
  },
});

function packageRule(name: string): Rule {
  const allowed = LAYERS[name]?.packages ?? [];
  return {
    name: `packages-${name}`,
    comment: `${name} may use, of packages, ${allowed.join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: TESTS },
    to: {
      path: '^(node_modules/|[^./]|node:)',
      pathNot: ['^src/', ...(allowed.length === 0 ? [] : [packagePattern(allowed)])],
    },
  };
}

const areaRule = (layer: string): Rule => ({
  name: `areas-${layer}`,
  comment: `one area of ${layer} never reaches into another`,
  severity: 'error',
  from: { path: `^src/${layer}/([^/]+)/` },
  to: { path: `^src/${layer}/[^/]+/`, pathNot: `^src/${layer}/$1/` },
});

const GENERAL: readonly Rule[] = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-fakes-in-src',
    comment: 'what is shipped never imports what pretends',
    severity: 'error',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: '^(mocks|stories|e2e|bench)/' },
  },
  {
    name: 'resolvable',
    severity: 'error',
    from: { pathNot: '\\.d\\.ts$' },
    to: { couldNotResolve: true, pathNot: '\\?' },
  },
];

/** A store's part is handed what it needs as an interface. */
const STAIRS: Rule = {
  name: 'stairs-stores',
  comment: 'nothing in a folder of stores reaches up to the stores that stand above the folders',
  severity: 'error',
  from: { path: '^src/stores/[^/]+/', pathNot: TESTS },
  to: { path: '^src/stores/(\\w+Store|Stores|createStores)\\.ts$' },
};

/** All rules: layers, packages, areas, cycles. */
export const ARCHITECTURE: IFlattenedRuleSet = {
  forbidden: [
    ...Object.keys(LAYERS).flatMap((name) => [layerRule(name), packageRule(name)]),
    ...LAYERS_WITH_CLOSED_AREAS.map(areaRule),
    STAIRS,
    ...GENERAL,
  ],
};
