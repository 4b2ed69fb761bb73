// An overview of a journey: its screens as a filmstrip, and below it which of their states have stories, at which sizes and in
// which languages. All of it is read from Storybook's index and the stories themselves.

import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import screenStates from '../support/screenStates.json' with { type: 'json' };
import styles from './Board.module.css';
import {
  type BoardScreen,
  type BoardStory,
  boardScreens,
  byStatus,
  type IndexEntry,
  ordinaryOf,
  type StoryIndex,
  storiesBelow,
} from './boards.ts';

type StoryModule = Readonly<Record<string, { readonly args?: { readonly status?: string } } | undefined>>;

const MODULES = import.meta.glob<StoryModule>('../screens/**/*.stories.tsx');

async function loadScreens(areas: readonly string[]): Promise<readonly BoardScreen[]> {
  const answer = await fetch('index.json');
  const index = (await answer.json()) as StoryIndex;
  const files = [...new Set(storiesBelow(index, areas).map(({ importPath }) => importPath))];
  const modules = new Map(
    await Promise.all(
      files.map(async (file) => [file, await MODULES[file.replace('./stories/', '../')]?.()] as const),
    ),
  );
  const statusOf = ({ importPath, exportName = '' }: IndexEntry): string => {
    const module = modules.get(importPath);
    return { ...module?.default?.args, ...module?.[exportName]?.args }.status ?? '';
  };
  return boardScreens(index, areas, { statuses: screenStates, statusOf });
}

/** The loading state of a board. */
type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly screens: readonly BoardScreen[] };

function useScreens(areas: readonly string[]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const key = areas.join('|');
  useEffect(() => {
    let isHere = true;
    loadScreens(key.split('|')).then(
      (screens) => isHere && setLoaded({ status: 'ready', screens }),
      () => isHere && setLoaded({ status: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [key]);
  return loaded;
}

const hrefOf = (id: string): string => `./?path=/story/${id}`;

function Frame({ story, caption }: { readonly story: BoardStory; readonly caption: string }) {
  return (
    <a className={styles.frame} href={hrefOf(story.id)} target="_top">
      <img src={story.picture} alt="" width={390} height={844} loading="lazy" />
      <span>{caption}</span>
    </a>
  );
}

function Count({ of, shown }: { readonly of: number; readonly shown: number }) {
  return <td data-none={shown === 0}>{shown === of ? 'all' : shown === 0 ? '–' : `${shown} of ${of}`}</td>;
}

/** The views with kept pictures, by their names. @see ../../.storybook/pictures.mjs */
const VIEWS = [
  ['390', '390 px'],
  ['320', '320 px'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['rtl', 'Right to left'],
  ['150', '150 %'],
  ['384', 'Desktop'],
  ['768', 'Tablet'],
] as const;

function Rows({ screen }: { readonly screen: BoardScreen }) {
  const groups = [...byStatus(screen)];
  return (
    <tbody>
      {groups.map(([status, stories]) => (
        <tr key={status}>
          <th scope="row">{status === '' ? 'one state' : status}</th>
          <td>
            <div className={styles.links}>
              {stories.map(({ id, name }) => (
                <a key={id} href={hrefOf(id)} target="_top">
                  {name}
                </a>
              ))}
            </div>
          </td>
          {VIEWS.map(([view]) => (
            <Count
              key={view}
              of={stories.length}
              shown={stories.filter(({ views }) => views.includes(view)).length}
            />
          ))}
          <Count of={stories.length} shown={stories.filter(({ isDisguised }) => isDisguised).length} />
        </tr>
      ))}
      {screen.missing.map((status) => (
        <tr key={status} className={styles.missing}>
          <th scope="row">{status}</th>
          <td colSpan={VIEWS.length + 2}>has no story</td>
        </tr>
      ))}
    </tbody>
  );
}

function Screen({ screen }: { readonly screen: BoardScreen }) {
  return (
    <section className={styles.screen}>
      <h2>{screen.name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Stories</th>
            {VIEWS.map(([view, title]) => (
              <th key={view} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Longer words</th>
          </tr>
        </thead>
        <Rows screen={screen} />
      </table>
      <details>
        <summary>
          {screen.stories.length === 1 ? 'One picture' : `All ${screen.stories.length} pictures`}
        </summary>
        <div className={styles.sheet}>
          {screen.stories.map((story) => (
            <Frame key={story.id} story={story} caption={story.name} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** @param areas - parts of titles below `Screens`, in the order of the journey */
export function Board({ areas }: { readonly areas: readonly string[] }) {
  const loaded = useScreens(areas);
  if (loaded.status === 'loading') return <p>Reading the stories…</p>;
  if (loaded.status === 'failed') return <p role="alert">The index of the stories could not be read.</p>;
  const { screens } = loaded;
  const stories = screens.flatMap((screen) => screen.stories);
  const missing = screens.flatMap((screen) => screen.missing);
  return (
    <Unstyled>
      <div className={styles.board}>
        <p className={styles.sum}>
          {screens.length} screens, {stories.length} states with a story,{' '}
          {missing.length === 0 ? 'none missing' : `${missing.length} missing`}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <ol className={styles.strip} tabIndex={0} aria-label="Screens in order">
          {screens.map((screen) => (
            <li key={screen.title}>
              <Frame story={ordinaryOf(screen)} caption={screen.name} />
            </li>
          ))}
        </ol>
        {screens.map((screen) => (
          <Screen key={screen.title} screen={screen} />
        ))}
      </div>
    </Unstyled>
  );
}
