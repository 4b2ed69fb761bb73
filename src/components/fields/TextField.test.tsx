// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

let root: Root;
/** Whether the field was focused during React's commit, before the first paint. */
let wasEarly = false;

function Form({ hasFocus }: { readonly hasFocus?: boolean }) {
  useLayoutEffect(() => {
    wasEarly = document.activeElement?.tagName === 'INPUT';
  });
  return <TextField label="Name" text="secret" onText={() => undefined} hasFocus={hasFocus ?? false} />;
}

const draw = (hasFocus?: boolean) =>
  act(async () => root.render(<Form {...(hasFocus !== undefined && { hasFocus })} />));
const field = () => document.querySelector('input');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  wasEarly = false;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('takes the focus when it comes, once it is drawn', async () => {
  await draw(true);
  expect(wasEarly).toBe(false);
  expect(document.activeElement).toBe(field());
});

it('leaves the focus where it is, unless it is to take it', async () => {
  await draw();
  expect(document.activeElement).not.toBe(field());
});

it('takes it once: not when that is wanted later', async () => {
  await draw(false);
  await draw(true);
  expect(document.activeElement).not.toBe(field());
});

it('is empty once it has left', async () => {
  await draw(true);
  const left = field();
  await act(async () => root.render(null));
  expect(left?.value).toBe('');
});
