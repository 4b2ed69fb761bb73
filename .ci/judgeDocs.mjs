// Finds problems of a documentation page or controls panel that has finished rendering.
import { ANSWERS } from './workbench.mjs';

/**
 * Judges a documentation page.
 *
 * @param {string} answer - Storybook's event after the page was requested
 * @param {readonly string[]} problems - errors thrown or logged meanwhile
 * @param {{ text: string, isCovered: boolean, top: number }} shown - its visible text; whether a story's dialog covers it;
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
 * Judges a controls panel.
 *
 * @param {string} answer - Storybook's event after the story was requested
 * @param {readonly string[]} problems - errors thrown or logged meanwhile
 * @param {{ rows: number, hasArguments: boolean }} shown - controls in the panel; whether the story has arguments
 * @returns what is wrong
 */
export const judgeControls = (answer, problems, { rows, hasArguments }) => [
  ...problems,
  ...(answer === ANSWERS.story[0] ? [] : [`Storybook answers ${answer}`]),
  ...(rows === 0 && hasArguments ? ['shows no controls'] : []),
];

/**
 * Judges the components' manifest for agents and editors.
 *
 * @param {string} text - the built manifest
 * @param {readonly string[]} titles - the beginnings of the ids of all components in the sidebar
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

/** A report in the format of Jest and Vitest. @see step.mjs */
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
