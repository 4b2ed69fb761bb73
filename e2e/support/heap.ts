/** What the app's own thread holds in memory: every text in a snapshot of its heap. */
import type { CDPSession, Frame, Page } from 'playwright';

/** What comes before the texts, which are the last part of a snapshot. */
const BEFORE_TEXTS = '"strings":';

const isFrame = (app: Page | Frame): app is Frame => 'parentFrame' in app;

/** A frame of another site has a process of its own. */
const sessionOf = (app: Page | Frame): Promise<CDPSession> =>
  (isFrame(app) ? app.page() : app).context().newCDPSession(app);

/**
 * Takes a snapshot of the heap, for which the browser first collects the garbage. Workers have heaps of their own, which are not
 * in it.
 *
 * @returns all texts in it, each once
 */
export async function heapOf(app: Page | Frame): Promise<readonly string[]> {
  const session = await sessionOf(app);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return textsOf(chunks.join(''));
}

/** Reads the texts alone: the rest are millions of numbers. @throws when there are none */
function textsOf(snapshot: string): readonly string[] {
  const from = snapshot.indexOf(BEFORE_TEXTS);
  if (from === -1) throw new TypeError('a snapshot without texts');
  const texts: unknown = JSON.parse(snapshot.slice(from + BEFORE_TEXTS.length, snapshot.lastIndexOf('}')));
  if (!Array.isArray(texts) || texts.length === 0) throw new TypeError('a snapshot without texts');
  return texts as readonly string[];
}
