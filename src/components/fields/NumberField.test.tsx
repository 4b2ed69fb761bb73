// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';

let kept = '';
let input: HTMLInputElement;
let tidy: () => void = () => undefined;

function Form() {
  const [text, setText] = useState('');
  kept = text;
  return (
    <NumberField
      label="Amount"
      text={text}
      unit="DOGE"
      unitDigits={2}
      problem={null}
      hint={null}
      isDisabled={false}
      onText={setText}
    >
      {null}
    </NumberField>
  );
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<Form />));
  const found = host.querySelector('input');
  if (found === null) throw new Error('no field');
  input = found;
  act(() => input.focus());
  tidy = () => {
    act(() => root.unmount());
    host.remove();
  };
});
afterEach(() => tidy());

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Inserts text at the caret, as a browser does. */
function put(words: string): void {
  const at = input.selectionStart ?? 0;
  const raw = input.value.slice(0, at) + words + input.value.slice(at);
  act(() => {
    setValue?.call(input, raw);
    input.setSelectionRange(at + words.length, at + words.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('draws thousands apart, hands on the plain number, and keeps the caret where it was', () => {
  for (const key of '1234567') put(key);
  expect([kept, input.value, input.selectionStart]).toEqual(['1234567', '1,234,567', 9]);
  input.setSelectionRange(1, 1);
  put('9');
  expect([kept, input.value, input.selectionStart]).toEqual(['19234567', '19,234,567', 2]);
});

it('shows zeros at the end only while somebody types', () => {
  put('1234.50');
  expect(input.value).toBe('1,234.50');
  act(() => input.blur());
  expect([kept, input.value]).toEqual(['1234.50', '1,234.5']);
});
