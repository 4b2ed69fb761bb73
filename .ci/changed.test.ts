import { describe, expect, it } from 'vitest';
import { storiesOf } from './changed.mjs';

describe('what a change can reach', () => {
  it('is the stories of a component, and of what is made of it', () => {
    const stories = storiesOf(['src/components/money/AmountText.tsx']);
    expect(stories).toContain('stories/components/money/AmountText.stories.tsx');
    expect(stories.some((path) => path.startsWith('stories/screens/'))).toBe(true);
    expect(stories.some((path) => path.includes('PasswordStrength'))).toBe(false);
  });

  it('is a changed story itself, and nothing for what no story needs', () => {
    const story = 'stories/components/money/AmountText.stories.tsx';
    expect(storiesOf([story])).toEqual([story]);
    expect(storiesOf(['.ci/run', 'README.md'])).toEqual([]);
  });

  it('follows imports that come late, exports and styles, and no types', () => {
    const needed = new Map([
      ['src/a.css', ['src/B.tsx']],
      ['src/B.tsx', ['stories/components/x/B.stories.tsx', 'src/app/C.tsx']],
      ['src/app/C.tsx', ['stories/routes/C.stories.tsx']],
    ]);
    expect(storiesOf(['src/a.css'], needed)).toEqual(['stories/components/x/B.stories.tsx']);
  });
});
