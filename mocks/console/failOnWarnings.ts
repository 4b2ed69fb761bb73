/** Loaded before every file of tests: a test in which MobX or React complains has failed. */
import { afterAll, afterEach } from 'vitest';
import { collectWarnings } from './consoleWarnings.ts';

const take = collectWarnings(console);

function failOnComplaints(): void {
  const complaints = take();
  if (complaints.length > 0) throw new Error(`MobX or React complained:\n${complaints.join('\n')}`);
}

afterEach(failOnComplaints);
afterAll(failOnComplaints);
