// Makes the component manifests for agents and editors (`/mcp`, `manifests/`) correct on every machine.

/** A component in Storybook's manifest, with the fields changed here. */
interface Described {
  readonly id: string;
  readonly import?: string;
  readonly reactDocgen?: { readonly definedInFile?: string };
}

/** Storybook's argument to `experimental_manifests`. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Described>> };
}

/** Components are in the package `kennel/ui`; screens are imported from their files. */
function mend(described: Described): Described {
  const { id, import: imports = '', reactDocgen } = described;
  const door = id.startsWith('components-') ? 'kennel/ui' : (reactDocgen?.definedInFile ?? 'kennel');
  return { ...described, import: imports.replaceAll("from 'kennel'", `from '${door}'`) };
}

/**
 * Storybook uses absolute paths of the machine that builds, and the project's name as the package.
 *
 * @param folder - of the project
 * @returns the same with paths relative to the project, and working imports
 */
export function mendManifests<Given extends Manifests>(manifests: Given, folder: string): Given {
  const placed = JSON.parse(JSON.stringify(manifests).replaceAll(`${folder}/`, '')) as Given;
  const { components } = placed;
  if (components === undefined) return placed;
  const mended = Object.entries(components.components).map(([id, described]) => [id, mend(described)]);
  return { ...placed, components: { ...components, components: Object.fromEntries(mended) } };
}
