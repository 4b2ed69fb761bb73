// What is wrong with a page of documentation or a panel of controls that stands still.
import { ANSWERS } from './workbench.mjs';

/**
 * Judges a page of words.
 *
 * @param {string} answer - what Storybook said when it was asked for the page
 * @param {readonly string[]} problems - what was thrown or written as an error meanwhile
 * @param {{ text: string, isCovered: boolean, top: number }} shown - its visible words; whether a dialog of a story lies over it;
 *   how far it is scrolled down, CSS pixels
 * @returns what is wrong
 */
export const judgePage = (answer, problems, { text, isCovered, top }) => [
  ...problems,
  ...(answer === ANSWERS.docs[0] ? [] : [`Storybook answers ${answer}`]),
  ...(text === '' ? ['is blank'] : []),
  ...(isCovered ? ['a dialog of a story lies over the page: show that story in a frame of its own'] : []),
  ...(top === 0 ? [] : [`a story scrolls the page down by ${top} px`]),
];

/**
 * Judges a panel of controls.
 *
 * @param {string} answer - what Storybook said when it was asked for the story
 * @param {readonly string[]} problems - what was thrown or written as an error meanwhile
 * @param {{ rows: number, hasArguments: boolean }} shown - controls in the panel; whether the story takes any
 * @returns what is wrong
 */
export const judgeControls = (answer, problems, { rows, hasArguments }) => [
  ...problems,
  ...(answer === ANSWERS.story[0] ? [] : [`Storybook answers ${answer}`]),
  ...(rows === 0 && hasArguments ? ['shows no controls'] : []),
];

/**
 * Judges what agents and editors are told of the components.
 *
 * @param {string} text - the built manifest
 * @param {readonly string[]} titles - of all components in the sidebar, as their ids begin
 * @param {string} folder - of the project on this machine
 * @returns what is wrong
 */
export function judgeManifest(text, titles, folder) {
  const { components } = JSON.parse(text);
  return [
    ...(text.includes(folder) ? [`names ${folder}, which is on this machine alone`] : []),
    ...titles.filter((title) => !components[title]?.reactDocgen).map((title) => `does not describe ${title}`),
    ...titles
      .filter((title) => components[title] && !components[title].import.includes("from 'kennel/ui'"))
      .map((title) => `does not say where ${title} is imported from`),
  ];
}

/** The report as Jest and Vitest write theirs. @see step.mjs */
export function reportOf(results) {
  const failed = results.filter(({ problems }) => problems.length > 0);
  const assertionResults = results.map(({ name, problems }) => ({
    fullName: name,
    status: problems.length === 0 ? 'passed' : 'failed',
    failureMessages: problems,
  }));
  return {
    numPassedTests: results.length - failed.length,
    numFailedTests: failed.length,
    testResults: [{ name: 'docs', status: failed.length === 0 ? 'passed' : 'failed', assertionResults }],
  };
}
