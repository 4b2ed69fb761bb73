// Computes a board's content from Storybook's index and the stories' own arguments.
import { type Plan, pathOf, plansOf } from '../../.storybook/pictures.mjs';

/** An entry of Storybook's index, with the fields boards use. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
  readonly exportName?: string;
}

/** Storybook's index, in the order of the sidebar. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/** One story on a board. */
export interface BoardStory {
  readonly id: string;
  readonly name: string;
  /** of its view; empty when the view has only one */
  readonly status: string;
  /** names of the views with a kept picture. @see ../../.storybook/pictures.mjs */
  readonly views: readonly string[];
  /** whether it is also tested with longer words and from right to left */
  readonly isDisguised: boolean;
  /** of its first picture, relative to the workbench's root */
  readonly picture: string;
}

/** A screen with all its stories. */
export interface BoardScreen {
  readonly title: string;
  /** the last part of its title */
  readonly name: string;
  /** the statuses of its view that no story shows */
  readonly missing: readonly string[];
  /** at least one */
  readonly stories: readonly [BoardStory, ...BoardStory[]];
}

/** Data besides the index. */
export interface BoardSources {
  /** statuses of each screen's view, by the screen's component */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** status of a story's arguments */
  statusOf(story: IndexEntry): string;
}

const TIER = 'Screens/';

/** The name of an entry's story file, which is that of its component or screen. */
export const componentOf = ({ importPath }: Pick<IndexEntry, 'importPath'>): string =>
  importPath.slice(importPath.lastIndexOf('/') + 1).replace(/\..*$/, '');

/** Stories of screens whose title is or is below one of these. */
export const storiesBelow = ({ entries }: StoryIndex, areas: readonly string[]): readonly IndexEntry[] => [
  ...new Set(
    areas.flatMap((area) =>
      Object.values(entries).filter(
        ({ type, title }) =>
          type === 'story' && (title === `${TIER}${area}` || title.startsWith(`${TIER}${area}/`)),
      ),
    ),
  ),
];

function boardStory(story: IndexEntry, status: string, { pictured, isDisguised }: Plan): BoardStory {
  const [first] = pictured;
  const path = first && pathOf(story, first);
  return {
    id: story.id,
    name: story.name,
    status,
    views: pictured.map(({ name }) => name),
    isDisguised,
    picture: path ? `pictures/${path.folder}/${path.name}.webp` : '',
  };
}

/**
 * The screens of a board.
 *
 * @param areas - parts of titles below `Screens`, in the order of the journey
 */
export function boardScreens(
  index: StoryIndex,
  areas: readonly string[],
  { statuses, statusOf }: BoardSources,
): readonly BoardScreen[] {
  const below = storiesBelow(index, areas);
  const plans = plansOf(index.entries);
  const titles = [...new Set(below.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const own = below.filter((story) => story.title === title);
    const [first, ...others] = own.flatMap((story) => {
      const plan = plans.get(story.id);
      return plan ? [boardStory(story, statusOf(story), plan)] : [];
    });
    if (first === undefined) return [];
    const stories = [first, ...others] as const;
    const shown = new Set(stories.map(({ status }) => status));
    const wanted = [...new Set(own.map(componentOf))].flatMap((component) => statuses[component] ?? []);
    return [
      {
        title,
        name: title.slice(title.lastIndexOf('/') + 1),
        stories: [...stories],
        missing: wanted.filter((status) => !shown.has(status)),
      },
    ];
  });
}

/** The main story of a screen: the one named after its status, or the first. */
export const ordinaryOf = ({ stories }: BoardScreen): BoardStory =>
  stories.find(({ name, status }) => name.toLowerCase() === status) ?? stories[0];

/** The stories of a screen by status, in order. */
export function byStatus({ stories }: BoardScreen): ReadonlyMap<string, readonly BoardStory[]> {
  const groups = new Map<string, BoardStory[]>();
  for (const story of stories) groups.set(story.status, [...(groups.get(story.status) ?? []), story]);
  return groups;
}
