import { describe, expect, it } from 'vitest';
import { judgeControls, judgeManifest, judgePage, reportOf } from './judgeDocs.mjs';

const FINE = { text: 'Words', isCovered: false, top: 0 };

describe('a page of documentation', () => {
  it('passes when it is there and nothing was said', () => {
    expect(judgePage('docsRendered', [], FINE)).toEqual([]);
  });

  it('fails for what was thrown or written as an error', () => {
    expect(judgePage('docsRendered', ['Do not know how to serialize a BigInt'], FINE)).toEqual([
      'Do not know how to serialize a BigInt',
    ]);
  });

  it.each(['storyErrored', 'storyMissing', 'storyThrewException', 'nothing'])(
    'fails when Storybook answers %s',
    (answer) => {
      expect(judgePage(answer, [], FINE)).toEqual([`Storybook answers ${answer}`]);
    },
  );

  it('fails when it is blank, or under a dialog', () => {
    expect(judgePage('docsRendered', [], { ...FINE, text: '' })).toEqual(['is blank']);
    expect(judgePage('docsRendered', [], { ...FINE, isCovered: true })).toHaveLength(1);
    expect(judgePage('docsRendered', [], { ...FINE, top: 2593 })).toEqual([
      'a story scrolls the page down by 2593 px',
    ]);
  });
});

describe('a panel of controls', () => {
  it('passes with rows, and without any where a story takes nothing', () => {
    expect(judgeControls('storyFinished', [], { rows: 3, hasArguments: true })).toEqual([]);
    expect(judgeControls('storyFinished', [], { rows: 0, hasArguments: false })).toEqual([]);
  });

  it('fails when it is empty, when something was thrown, and when the story never came', () => {
    expect(judgeControls('storyFinished', [], { rows: 0, hasArguments: true })).toEqual([
      'shows no controls',
    ]);
    expect(judgeControls('storyFinished', ['thrown'], { rows: 3, hasArguments: true })).toEqual(['thrown']);
    expect(judgeControls('docsRendered', [], { rows: 3, hasArguments: true })).toEqual([
      'Storybook answers docsRendered',
    ]);
  });
});

describe('a manifest', () => {
  const manifest = (described: object) => JSON.stringify({ components: { 'components-row': described } });
  const ROW = { reactDocgen: {}, import: "import { Row } from 'kennel/ui';" };

  it('passes with every component, its props and where it is imported from', () => {
    expect(judgeManifest(manifest(ROW), ['components-row'], '/project')).toEqual([]);
  });

  it('fails for what is missing, and for what is on one machine alone', () => {
    expect(judgeManifest(manifest(ROW), ['components-card'], '/project')).toEqual([
      'does not describe components-card',
    ]);
    expect(judgeManifest(manifest({ ...ROW, path: '/project/Row.tsx' }), [], '/project')).toHaveLength(1);
    expect(
      judgeManifest(manifest({ ...ROW, import: "from 'kennel'" }), ['components-row'], '/project'),
    ).toEqual(['does not say where components-row is imported from']);
  });
});

describe('the report', () => {
  it('counts what passed and what failed, and says why', () => {
    const report = reportOf([
      { name: 'page one', problems: [] },
      { name: 'page two', problems: ['is blank'] },
    ]);
    expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 1 });
    expect(report.testResults).toEqual([
      {
        name: 'docs',
        status: 'failed',
        assertionResults: [
          { fullName: 'page one', status: 'passed', failureMessages: [] },
          { fullName: 'page two', status: 'failed', failureMessages: ['is blank'] },
        ],
      },
    ]);
  });
});
