// Counts that every error of the messenger can be looked at.
import { expect, it } from 'vitest';
import { HOST_PROBLEM_KINDS } from '../../src/domain/host/HostProblem.ts';
import * as stories from './feedback/HostProblemNotice.stories.tsx';

it('every problem with the messenger has a story', () => {
  const { default: _, ...reported } = stories;
  const shown = Object.values(reported).map((story) => story.args?.problem?.kind);
  expect([...shown].sort()).toEqual([...HOST_PROBLEM_KINDS].sort());
});
