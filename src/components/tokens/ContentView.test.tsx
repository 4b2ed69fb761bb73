// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bombDrawing, hugePng } from '../../../mocks/sandbox/tokens/hostileContents.ts';
import { CONTENT_MESSAGES } from '../../i18n/messages/tokens/contentMessages.ts';
import { ContentView, type ContentViewProps } from './ContentView.tsx';
import { TokenAvatar } from './TokenAvatar.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);

let tidy: () => void = () => undefined;
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => tidy());

const viewOf = (mime: string, content: Uint8Array, variant: ContentViewProps['variant'] = 'whole') => (
  <ContentView state={{ kind: 'ready', content: { mime, bytes: content } }} label="It" variant={variant} />
);

/** Renders untrusted content. */
const draw = (...content: Parameters<typeof viewOf>): HTMLElement => drawAll(viewOf(...content));

function drawAll(...nodes: ReactNode[]): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(nodes.map((node, at) => <div key={String(at)}>{node}</div>)));
  tidy = () => {
    act(() => root.unmount());
    container.remove();
  };
  return container;
}

const SCRIPT = '<script>window.stolen = 1</script>';
const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.stolen=1">${SCRIPT}<a href="https://evil.example"><image href="https://evil.example/x.png"/></a><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>`;
const HOSTILE_PAGE = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"></head><body onload="parent.stolen=1">${SCRIPT}<form action="https://evil.example"><input name="words"></form><img src="https://evil.example/x"></body></html>`;

/** Elements that could act or navigate in a page. */
const ALIVE =
  'script, svg foreignObject, a, form, input, object, embed, base, meta, link, style, [onload], [onerror]';

function press(container: HTMLElement, name: string): void {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  act(() => button?.click());
}

const wasRun = () => 'stolen' in window;

describe('a content of strangers', () => {
  it.each([
    ['as it calls itself', 'image/svg+xml'],
    ['that nobody names', ''],
    ['that calls itself a text', 'text/plain'],
  ])('as a hostile drawing %s is not drawn, not even when that is asked for', (_name, mime) => {
    const container = draw(mime, bytes(HOSTILE_SVG));
    expect(container.querySelector('img')).toBeNull();
    press(container, CONTENT_MESSAGES.showPicture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector(ALIVE)).toBeNull();
    expect(container.textContent).toContain('onload');
    expect(wasRun()).toBe(false);
  });

  it('as a plain drawing is an image of what was written anew, when that is asked for', () => {
    const container = draw('image/svg+xml', bytes('<svg class="a"><rect width="8"/></svg>'));
    expect(container.querySelector('img')).toBeNull();
    press(container, CONTENT_MESSAGES.showPicture);
    const src = container.querySelector('img')?.src ?? '';
    expect(atob(src.replace('data:image/svg+xml;base64,', ''))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="8"/></svg>',
    );
  });

  it('as a drawing is never drawn in a list or as a logo', async () => {
    const bomb = { mime: 'image/png', bytes: bytes(bombDrawing()) };
    const summary = { id: { protocol: 'drc-20', tick: 'BOMB' }, tick: 'BOMB', logo: 'bomb' } as const;
    const container = drawAll(
      viewOf(bomb.mime, bomb.bytes, 'tile'),
      <TokenAvatar summary={summary} loadContent={async () => bomb} />,
    );
    await act(async () => undefined);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain(CONTENT_MESSAGES.tileDrawing);
    expect(container.textContent).toContain('B');
  });

  it('as pictures takes no more pixels at once than a screen may, and more when some have left', () => {
    const large = () => viewOf('image/png', hugePng(2000, 2000), 'tile');
    const pictures = Array.from({ length: 9 }, large);
    const container = drawAll(...pictures);
    expect(container.querySelectorAll('img')).toHaveLength(6);
    tidy();
    expect(drawAll(large()).querySelectorAll('img')).toHaveLength(1);
  });

  it('as a large picture stands in no list', () => {
    const container = draw('image/png', hugePng(3000, 3000), 'tile');
    expect(container.querySelector('img')).toBeNull();
    tidy();
    expect(draw('image/png', hugePng(3000, 3000)).querySelector('img')).not.toBeNull();
  });

  it('as a hostile page stands in a frame without any right', () => {
    const container = draw('text/html', bytes(HOSTILE_PAGE));
    expect(container.querySelector('iframe')).toBeNull();
    press(container, CONTENT_MESSAGES.showPage);
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.hasAttribute('src')).toBe(false);
    expect(frame?.getAttribute('allow')).toBeNull();
    expect(frame?.hasAttribute('inert')).toBe(true);
    expect(frame?.getAttribute('tabindex')).toBe('-1');
    expect(wasRun()).toBe(false);
  });

  it('as a page is under a rule of its own before anything of it is read', () => {
    const container = draw('text/html', bytes('<p>hello'));
    press(container, CONTENT_MESSAGES.showPage);
    const frame = container.querySelector('iframe');
    const page = frame?.getAttribute('srcdoc') ?? '';
    const rule = page.indexOf('http-equiv="Content-Security-Policy"');
    expect(rule).toBeGreaterThan(0);
    expect(rule).toBeLessThan(page.indexOf('<p>hello'));
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src 'none';");
  });

  it('as a page that calls itself a picture gets no more than a page does', () => {
    const container = draw('image/png', bytes(HOSTILE_PAGE));
    press(container, CONTENT_MESSAGES.showPage);
    expect(container.querySelector('iframe')?.getAttribute('sandbox')).toBe('');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector(ALIVE)).toBeNull();
  });

  it('as a text is letters, with nothing in it to press', () => {
    const container = draw('text/plain', bytes(`see https://evil.example ${SCRIPT} \u202eevil`));
    expect(container.querySelector('pre')?.textContent).toBe(
      `see https://evil.example ${SCRIPT} [U+202E]evil`,
    );
    expect(container.querySelector(ALIVE)).toBeNull();
  });

  it('as a text without end is shown in part', () => {
    const container = draw('text/plain', bytes('x'.repeat(90_000)));
    expect(container.querySelector('pre')?.textContent).toHaveLength(20_000);
    expect(container.textContent).toContain('20,000 of 90,000');
  });

  it('as a program is read, not run', () => {
    const container = draw('text/javascript', bytes('window.stolen = 1'));
    expect(container.querySelector('pre')?.textContent).toBe('window.stolen = 1');
    expect(wasRun()).toBe(false);
  });

  it.each([
    ['a sound', 'audio/mpeg', bytes('ID3')],
    ['a paper', 'application/pdf', bytes('%PDF-1.7 /OpenAction')],
    ['a picture that is none', 'image/png', bytes('no')],
  ])('as %s is said in words', (_name, mime, content) => {
    const container = draw(mime, content);
    expect(container.querySelector('img, iframe, audio, video, object, embed, pre')).toBeNull();
    expect(container.textContent).not.toBe('');
  });
});
