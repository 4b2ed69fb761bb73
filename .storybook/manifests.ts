// What agents and editors read of each component (`/mcp`, `manifests/`), as it is true on every machine.

/** A component as Storybook describes it, as far as it is mended here. */
interface Described {
  readonly id: string;
  readonly import?: string;
  readonly reactDocgen?: { readonly definedInFile?: string };
}

/** What Storybook hands to `experimental_manifests`. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Described>> };
}

/** Components are in the package `kennel/ui`; screens are imported from where they stand. */
function mend(described: Described): Described {
  const { id, import: imports = '', reactDocgen } = described;
  const door = id.startsWith('components-') ? 'kennel/ui' : (reactDocgen?.definedInFile ?? 'kennel');
  return { ...described, import: imports.replaceAll("from 'kennel'", `from '${door}'`) };
}

/**
 * Storybook names files by where they are on the machine that builds, and a package by the name of the project.
 *
 * @param folder - of the project
 * @returns the same with paths below the project, and imports that work
 */
export function mendManifests<Given extends Manifests>(manifests: Given, folder: string): Given {
  const placed = JSON.parse(JSON.stringify(manifests).replaceAll(`${folder}/`, '')) as Given;
  const { components } = placed;
  if (components === undefined) return placed;
  const mended = Object.entries(components.components).map(([id, described]) => [id, mend(described)]);
  return { ...placed, components: { ...components, components: Object.fromEntries(mended) } };
}
