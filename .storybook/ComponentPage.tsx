// The documentation page of a component: when to use it, its arguments, its users, and all its stories.
import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { componentOf, type StoryIndex } from '../stories/boards/boards.ts';
import type { Guide } from '../stories/support/guide.ts';

/** Which files import a component, by its name. @see ../stories/support/usedBy.ts */
declare const KENNEL_USED_BY: Readonly<Record<string, readonly string[]>>;

/** Pages of components and screens, by the name of their story file. */
async function loadPages(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('index.json');
  const { entries } = (await answer.json()) as StoryIndex;
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map((entry) => [componentOf(entry), entry.id]),
  );
}

/** Each name's page; empty until the index is read. */
function usePages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isHere = true;
    loadPages().then(
      (read) => isHere && setPages(read),
      // then the names are shown without links
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return pages;
}

function UsedBy({ name }: { readonly name: string }) {
  const pages = usePages();
  const users = KENNEL_USED_BY[name] ?? [];
  if (users.length === 0) return null;
  const links = users.map((user) => {
    const page = pages.get(user);
    return page === undefined ? user : `[${user}](./?path=/docs/${page})`;
  });
  return <Markdown>{`## Used by\n\n${links.join(' · ')}`}</Markdown>;
}

const textOf = ({ use, avoid, accessibility }: Guide, status: string): string =>
  [
    `**Use it** ${use}`,
    `**Not** ${avoid}`,
    `**For everybody** ${accessibility}`,
    `**Status** ${status}`,
  ].join('\n\n');

/** Replaces Storybook's own page for components. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { readonly guide?: Guide };
  const { title = '', tags = [] } = csfFile.meta as { readonly title?: string; readonly tags?: string[] };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && <Markdown>{textOf(guide, tags.includes('beta') ? 'beta' : 'stable')}</Markdown>}
      <Primary />
      <Controls />
      <UsedBy name={title.slice(title.lastIndexOf('/') + 1)} />
      <Stories />
    </>
  );
}
