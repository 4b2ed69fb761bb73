import { expect, it } from 'vitest';
import { screenStates } from './support/screenStates.ts';

// The compiler takes seconds, too long for the workbench's start.
it('keeps what the compiler says of the states of screens: `npx vitest run stories/screenStates -u` writes it anew', async () => {
  const found = [...screenStates()].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('support/screenStates.json');
});
