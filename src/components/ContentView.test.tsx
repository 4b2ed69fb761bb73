// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ContentView } from './ContentView.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);

let tidy: () => void = () => undefined;
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => tidy());

/** Draws a content of strangers. */
function draw(mime: string, content: Uint8Array): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  act(() =>
    root.render(<ContentView state={{ kind: 'ready', content: { mime, bytes: content } }} label="It" />),
  );
  tidy = () => {
    act(() => root.unmount());
    place.remove();
  };
  return place;
}

const SCRIPT = '<script>window.stolen = 1</script>';
const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.stolen=1">${SCRIPT}<a href="https://evil.example"><image href="https://evil.example/x.png"/></a><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>`;
const HOSTILE_PAGE = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"></head><body onload="parent.stolen=1">${SCRIPT}<form action="https://evil.example"><input name="words"></form><img src="https://evil.example/x"></body></html>`;

/** What can act or lead somewhere, once it is part of a page. */
const ALIVE =
  'script, svg foreignObject, a, form, input, object, embed, base, meta, link, style, [onload], [onerror]';

const wasRun = () => 'stolen' in window;

describe('a content of strangers', () => {
  it.each([
    ['as it calls itself', 'image/svg+xml'],
    ['that nobody names', ''],
    ['that calls itself a text', 'text/plain'],
  ])('as a hostile drawing %s is an image and nothing else', (_name, mime) => {
    const place = draw(mime, bytes(HOSTILE_SVG));
    expect(place.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(place.querySelector(ALIVE)).toBeNull();
    expect(place.querySelectorAll('*')).toHaveLength(1);
    expect(wasRun()).toBe(false);
  });

  it('as a hostile page stands in a frame without any right', () => {
    const frame = draw('text/html', bytes(HOSTILE_PAGE)).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.hasAttribute('src')).toBe(false);
    expect(frame?.getAttribute('allow')).toBeNull();
    expect(frame?.hasAttribute('inert')).toBe(true);
    expect(frame?.getAttribute('tabindex')).toBe('-1');
    expect(wasRun()).toBe(false);
  });

  it('as a page is under a rule of its own before anything of it is read', () => {
    const frame = draw('text/html', bytes('<p>hello')).querySelector('iframe');
    const page = frame?.getAttribute('srcdoc') ?? '';
    const rule = page.indexOf('http-equiv="Content-Security-Policy"');
    expect(rule).toBeGreaterThan(0);
    expect(rule).toBeLessThan(page.indexOf('<p>hello'));
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:;");
  });

  it('as a page that calls itself a picture gets no more than a page does', () => {
    const place = draw('image/png', bytes(HOSTILE_PAGE));
    expect(place.querySelector('iframe')?.getAttribute('sandbox')).toBe('');
    expect(place.querySelector('img')).toBeNull();
    expect(place.querySelector(ALIVE)).toBeNull();
  });

  it('as a text is letters, with nothing in it to press', () => {
    const place = draw('text/plain', bytes(`see https://evil.example ${SCRIPT} \u202eevil`));
    expect(place.querySelector('pre')?.textContent).toBe(`see https://evil.example ${SCRIPT} [U+202E]evil`);
    expect(place.querySelector(ALIVE)).toBeNull();
  });

  it('as a text without end is shown in part', () => {
    const place = draw('text/plain', bytes('x'.repeat(90_000)));
    expect(place.querySelector('pre')?.textContent).toHaveLength(20_000);
    expect(place.textContent).toContain('20,000 of 90,000');
  });

  it('as a program is read, not run', () => {
    const place = draw('text/javascript', bytes('window.stolen = 1'));
    expect(place.querySelector('pre')?.textContent).toBe('window.stolen = 1');
    expect(wasRun()).toBe(false);
  });

  it.each([
    ['a sound', 'audio/mpeg', bytes('ID3')],
    ['a paper', 'application/pdf', bytes('%PDF-1.7 /OpenAction')],
    ['a picture that is none', 'image/png', bytes('no')],
  ])('as %s is said in words', (_name, mime, content) => {
    const place = draw(mime, content);
    expect(place.querySelector('img, iframe, audio, video, object, embed, pre')).toBeNull();
    expect(place.textContent).not.toBe('');
  });
});
