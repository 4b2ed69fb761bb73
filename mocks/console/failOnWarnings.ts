/** Loaded before every test file: fails a test in which MobX or React complains. */
import { afterAll, afterEach } from 'vitest';
import { collectWarnings } from './consoleWarnings.ts';

const take = collectWarnings(console);

function failOnComplaints(): void {
  const complaints = take();
  if (complaints.length > 0) throw new Error(`MobX or React complained:\n${complaints.join('\n')}`);
}

afterEach(failOnComplaints);
afterAll(failOnComplaints);
