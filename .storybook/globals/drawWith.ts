// Draws stories with different globals.
import type { Page } from 'playwright';

type Globals = Readonly<Record<string, unknown>>;

/** Redraws a page's story with other globals, as the toolbar does for people. */
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
 * Draws the next story of a page with other globals. The current story stays unchanged: Storybook's own way would redraw it
 * needlessly.
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
