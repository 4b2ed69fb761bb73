// The architecture page of the sources, for Storybook to show.

const pages: Readonly<Record<string, string>> = import.meta.glob('../../src/ARCHITECTURE.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Markdown text of `src/ARCHITECTURE.md`. */
export const architecturePage: string =
  pages['../../src/ARCHITECTURE.md'] ?? 'src/ARCHITECTURE.md is missing.';
