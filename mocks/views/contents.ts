/** Third-party contents for stories: harmless, hostile, and missing ones. */

import type { LoadContent } from '../../src/components/tokens/useContent.ts';
import type { UntrustedContent } from '../../src/domain/content/contentKind.ts';
import { Fault } from '../../src/domain/fault.ts';
import { drawPicture } from '../sandbox/tokens/drawPicture.ts';
import { bombDrawing } from '../sandbox/tokens/hostileContents.ts';

const content = (mime: string, text: string): UntrustedContent => ({
  mime,
  bytes: new TextEncoder().encode(text),
});

/** An image of a dog, 96 pixels. */
const DOG =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAIAAABt+uBvAAAA8ElEQVR42u3cuw2DQBAFQGpAInJKRBPURV92K66DEkgIAWmtPR+fkV587E2E3knbDH0vB2kQAAIECBAgQIDWfKYxlNIXKD0PIECAAAECBAjQrwNlDVrru4AAAQIECBAgQNmD1gogQIAAAQIECFA20Px9hxK9WNb5gAABAgQIECBA/wJ6de1msoCi5wMCBAgQIECAACnMAAECBAgQIECAygJFi67SxRsgQIAAAQIECFDth8O9omsvj3tZBQQIECBAgADdFqjWDyQgQIAAAQIECFD2osmzFWan28QJCBAgQIAAAbotkIXbgAQQIECAAF0sCxiL0zshLpaTAAAAAElFTkSuQmCC';

/** A flat drawing with one shape. */
const drawing = (ground: string, shape: string) =>
  content(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${shape}</svg>`,
  );

/** An image of 64 pixels, equal for equal names. */
const pixels = (name: string): UntrustedContent => ({ mime: 'image/png', bytes: drawPicture(name) });

/** The gateway's contents, by reference. */
export const CONTENTS = {
  dog: { mime: 'image/png', bytes: Uint8Array.from(atob(DOG), (letter) => letter.charCodeAt(0)) },
  moon: pixels('moon'),
  bone: pixels('bone'),
  coin: pixels('coin'),
  drawing: drawing('#1d2333', '<circle cx="58" cy="44" r="24" fill="#c9cfe0"/>'),
  bomb: content('image/svg+xml', bombDrawing()),
  text: content(
    'text/plain',
    'such ledger\n  many block\n    very kept\n\nwow https://example.com/not-a-link',
  ),
  program: content('text/javascript', 'document.body.innerHTML = "yours is mine"'),
  hostileDrawing: content(
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" onload="document.title=\'taken\'"><script>document.title="taken"</script><rect width="100" height="100" fill="#2a1f24"/><path d="M20 20 80 80M80 20 20 80" stroke="#d58ea2" stroke-width="8"/></svg>',
  ),
  hostilePage: content(
    'text/html',
    '<!doctype html><style>body{background:#211d1d;color:#d8d0c8;font:16px sans-serif;padding:24px}</style><h1>Unlock again</h1><p>Type your words to go on.</p><form action="https://evil.example"><input placeholder="12 words"></form><script>top.document.title="taken"</script>',
  ),
  sound: content('audio/mpeg', 'ID3'),
  paper: content('application/pdf', '%PDF-1.7'),
  broken: content('image/png', 'no picture'),
} as const satisfies Record<string, UntrustedContent>;

/** A gateway with these contents only. */
export const loadStoryContent: LoadContent = async (reference) => {
  const found = Object.entries(CONTENTS).find(([name]) => name === reference);
  if (!found) throw new Fault('not-found', reference);
  return found[1];
};

/** A gateway that never answers. */
export const loadForEver: LoadContent = () => new Promise(() => undefined);
