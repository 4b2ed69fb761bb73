import { describe, expect, it } from 'vitest';
import { componentOf, describeComponents, type PropsPlugin } from './describeComponents.ts';

const STORIES = `import { Card } from '../src/Card.tsx';
import {
  AmountField,
  type Unit,
} from '../src/components/money/AmountField.tsx';

const meta = {
  title: 'Components/Money/AmountField',
  component: AmountField,
};
`;

describe('the component that stories are about', () => {
  it('is found among what they import', () => {
    expect(componentOf(STORIES)).toEqual({
      name: 'AmountField',
      source: '../src/components/money/AmountField.tsx',
    });
  });

  it('is none where they make it themselves, or name none', () => {
    expect(componentOf(STORIES.replace('component: AmountField', 'component: Rows'))).toBeUndefined();
    expect(componentOf("import { Card } from '../src/Card.tsx';")).toBeUndefined();
  });

  it('has its props noted in its stories, and no other', async () => {
    const plugin: PropsPlugin = {
      name: 'props',
      transform: async (code) => ({
        code: `${code};Inner.__docgenInfo={"a":1};RadioRow.__docgenInfo={"b":";2"};Other.__docgenInfo={}`,
      }),
    };
    const path = `${import.meta.dirname}/../stories/components/fields/X.stories.tsx`;
    const stories = STORIES.replaceAll('AmountField', 'RadioRow').replace(
      '../src/components/money',
      '../../../src/components/fields',
    );
    const watched: string[] = [];
    const context = { addWatchFile: (file: string) => void watched.push(file) };
    const described = await describeComponents(plugin).transform.call(context, stories, path);
    expect(described?.code).toBe(`${stories};RadioRow.__docgenInfo={"b":";2"}`);
    expect(watched).toEqual([expect.stringMatching(/src\/components\/fields\/RadioRow\.tsx$/)]);
    expect(
      await describeComponents(plugin).transform.call(context, 'export {}', '/src/Card.tsx'),
    ).toBeUndefined();
  });
});
