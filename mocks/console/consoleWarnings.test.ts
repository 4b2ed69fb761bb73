import { autorun, observable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { collectWarnings, type WatchedConsole } from './consoleWarnings.ts';

/** Changes observed state outside an action. */
function changeOutsideAction(): void {
  const state = observable({ count: 0 });
  const stop = autorun(() => state.count);
  state.count = 1;
  stop();
}

const page: WatchedConsole = console;

describe('the guard', () => {
  // `fails` inverts the verdict: these pass because the guard fails them
  it.fails('fails a test in which MobX complains', changeOutsideAction);

  it.fails('fails a test in which React complains', () => {
    page.error('Cannot update a component (`%s`) while rendering a different component', 'History');
  });

  it('lets through what the app itself prints', () => {
    page.error('A guard lets this line through, which the app might print.');
  });
});

describe('collectWarnings', () => {
  it('hears each once, and goes on printing', () => {
    const printed: unknown[][] = [];
    const print = (...said: unknown[]) => void printed.push(said);
    const heard = { warn: print, error: print };
    const take = collectWarnings(heard);
    heard.warn('[MobX] Since strict-mode is enabled …');
    heard.error('Each child in a list should have a unique "key" prop.%s', '');
    heard.error('The record could not be read');
    expect(take()).toHaveLength(2);
    expect(take()).toEqual([]);
    expect(printed).toHaveLength(3);
  });
});
