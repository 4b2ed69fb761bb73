// Runs one step of the tests in its own process, and reads its report.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeFailure } from './failures.mjs';
import { ROOT } from './install.mjs';
import { reportOf } from './steps.mjs';

const FAILURE_LETTERS = 1000;

/**
 * A case of a report. Vitest and Jest write the same JSON, and our own runners follow them.
 *
 * @typedef {{ file: string, title: string, groups: readonly string[], name: string, status: string, seconds: number, messages: readonly string[], tags: readonly string[] }} Case
 */

/** @returns {Case[]} */
const casesOf = (report) =>
  report.testResults.flatMap(({ name: file, assertionResults = [] }) =>
    assertionResults.map((one) => ({
      file,
      title: one.title ?? one.fullName,
      groups: one.ancestorTitles ?? [],
      name: one.fullName,
      status: one.status,
      seconds: (one.duration ?? 0) / 1000,
      messages: one.failureMessages ?? [],
      tags: one.tags ?? [],
    })),
  );

/** Whether a case was excluded by the step's tags, and not skipped in the test. */
function isLeftOut({ status, tags }, args) {
  const asked = args[args.indexOf('--tagsFilter') + 1];
  if (!args.includes('--tagsFilter') || (status !== 'skipped' && status !== 'pending')) return false;
  return !asked.split(' && ').every((tag) => tags.includes(tag.replace('!', '')) === !tag.startsWith('!'));
}

/** Whether something it needs is missing on this machine, according to its message: neither passed nor failed. */
const isNotRun = ({ messages }) => messages.some((text) => /^Error: not run: /.test(text));

/** Copies the pictures named in a message: the current one of a story, and the difference. */
function copyNamed(message, folder) {
  for (const [path] of message.matchAll(/\.cache\/pictures\/[^\s:]+?\.png/g)) {
    for (const one of [path, path.replace(/\.png$/, '.now.png')])
      if (existsSync(join(ROOT, one))) copyFileSync(join(ROOT, one), join(folder, basename(one)));
  }
}

/** Saves the records of a failed case. @returns its text for the end of the output */
function keepFailure(one, { file, again }) {
  const message = one.messages.join('\n');
  const name = file === undefined ? one.name : one.groups.join(' ');
  const command = again?.(one) ?? '';
  const folder = writeFailure({ file: file ?? one.file, name, message, command });
  copyNamed(message, folder);
  const lines = [`${one.file}: ${one.name} (${one.status})`, ...one.messages];
  return [
    ...lines.map((text) => text.slice(0, FAILURE_LETTERS)),
    `kept in ${folder}`,
    `again: ${command}`,
  ].join('\n');
}

/** Reads a report. @returns counts, texts of failures, and all cases */
function readReport(step) {
  const report = JSON.parse(readFileSync(reportOf(step.name), 'utf8'));
  const cases = casesOf(report).filter((one) => !isLeftOut(one, step.args ?? []));
  const notRun = cases.filter(isNotRun).length;
  const failed = cases.filter((one) => one.status !== 'passed' && !isNotRun(one));
  // a file that failed to load has no case of its own
  const broken = report.testResults.filter(
    ({ status, assertionResults = [] }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  return {
    passed: cases.length - failed.length - notRun,
    notRun,
    failed: failed.length + broken.length,
    failures: [
      ...failed.map((one) => keepFailure(one, step)),
      ...broken.map(({ name, message = '' }) => `${name}: ${message.slice(0, FAILURE_LETTERS)}`),
    ],
    cases,
  };
}

function exitCode(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a step.
 *
 * A step without a report counts as one case. A step whose process fails has failed, whatever its report contains.
 */
export async function runStep(step, shared) {
  const { name, script, args = [], env = {}, report, mayBeEmpty = false } = step;
  const path = reportOf(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const started = Date.now();
  console.log(`\n── ${name}`);
  const all = [join(ROOT, script), ...args, ...(report ? report(path) : [])];
  const code = await exitCode(process.execPath, all, { ...process.env, ...shared, ...env });
  const seconds = (Date.now() - started) / 1000;
  const byItself = {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    notRun: 0,
    failures: [],
    cases: [],
  };
  const nothing = { passed: 0, failed: 1, notRun: 0, failures: [`${name}: wrote no report`], cases: [] };
  const result = !report ? byItself : existsSync(path) ? readReport(step) : nothing;
  if (code !== 0 && result.failed === 0) result.failed = 1;
  if (report && code === 0 && result.passed + result.notRun === 0 && !mayBeEmpty) result.failed = 1;
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(1)} s`);
  return { name, seconds, ...result };
}
