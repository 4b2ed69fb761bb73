// Draws stories in other surroundings than the last.
import type { Page } from 'playwright';

type Globals = Readonly<Record<string, unknown>>;

/** Draws the story of a page anew with other globals. People's own way is the toolbar. */
export const drawWith = (page: Page, globals: Globals): Promise<void> =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          readonly __STORYBOOK_ADDONS_CHANNEL__: {
            once(name: string, listener: () => void): void;
            emit(name: string, content: unknown): void;
          };
        };
        channel.once('storyFinished', resolve);
        channel.emit('updateGlobals', { globals: asked });
      }),
    globals,
  );

/**
 * Has the next story of a page drawn with other globals. The story on show stays as it is: Storybook's own way would draw it
 * once more for nobody.
 */
export const drawNextWith = (page: Page, globals: Globals): Promise<void> =>
  page.evaluate((asked) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      readonly __STORYBOOK_PREVIEW__: {
        readonly storyStoreValue: { readonly userGlobals: { update(globals: unknown): void } };
      };
    };
    preview.storyStoreValue.userGlobals.update(asked);
  }, globals);
