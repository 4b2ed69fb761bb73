import { expect, test, vi } from 'vitest';
import { gather } from './gatherEvents.ts';

/** Collects callbacks until the test runs them. */
function createPause() {
  const calls: (() => void)[] = [];
  return {
    later: (call: () => void) => calls.push(call),
    count: () => calls.length,
    end: () => {
      for (const call of calls.splice(0)) call();
    },
  };
}

test('events that come before there is time are handed on together, in their order', () => {
  const pause = createPause();
  const taken: string[] = [];
  const hear = gather((event: string) => taken.push(event), pause.later);
  hear('prepared');
  hear('rendered');
  hear('finished');
  expect(taken).toEqual([]);
  expect(pause.count()).toBe(1);
  pause.end();
  expect(taken).toEqual(['prepared', 'rendered', 'finished']);
});

test('what comes while others are handed on is handed on next', () => {
  const pause = createPause();
  const taken: string[] = [];
  const hear = gather((event: string) => {
    taken.push(event);
    if (event === 'question') hear('answer');
  }, pause.later);
  hear('question');
  pause.end();
  expect(taken).toEqual(['question']);
  pause.end();
  expect(taken).toEqual(['question', 'answer']);
});

test('an event that fails takes no other with it, and is told of', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const pause = createPause();
  const taken: string[] = [];
  const hear = gather((event: string) => {
    if (event === 'bad') throw new Error(event);
    taken.push(event);
  }, pause.later);
  hear('bad');
  hear('good');
  pause.end();
  expect(taken).toEqual(['good']);
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
