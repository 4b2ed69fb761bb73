// Runs one step of the tests as a process of its own, and counts its cases.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const RESULTS = join(ROOT, '.cache/results');

/** How the runner's own reports spell their counts: Vitest and Jest write the same JSON. */
function countReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const passed = report.numPassedTests;
  const failedSuites = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && (suite.assertionResults ?? []).every((test) => test.status !== 'failed'),
  ).length;
  const notRun = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed, failed: report.numFailedTests + failedSuites + notRun, failures: failuresIn(report) };
}

const FAILURE_LETTERS = 1000;

const beginning = (text) => text.slice(0, FAILURE_LETTERS);

/** What failed and why, for the end of the output: that is what is read first. */
function failuresIn(report) {
  return report.testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0) return message ? [`${name}: ${beginning(message)}`] : [];
    return failed.map(({ fullName, status, failureMessages = [] }) =>
      [`${name}: ${fullName} (${status})`, ...failureMessages.map(beginning)].join('\n'),
    );
  });
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
 * A step without a report counts as one case. A step whose process fails has failed, whatever its report says.
 */
export async function runStep({ name, script, args = [], env = {}, report }) {
  mkdirSync(RESULTS, { recursive: true });
  const reportPath = join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  rmSync(reportPath, { force: true });
  const started = Date.now();
  console.log(`\n── ${name}`);
  const all = [join(ROOT, script), ...args, ...(report ? report(reportPath) : [])];
  const code = await exitCode(process.execPath, all, { ...process.env, ...env });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = report
    ? existsSync(reportPath)
      ? countReport(reportPath)
      : { passed: 0, failed: 1 }
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (report && code === 0 && counts.passed === 0) counts.failed = 1;
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return { name, failures: [], ...counts, seconds };
}
