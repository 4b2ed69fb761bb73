/** What the app's own thread holds in memory: every text in a snapshot of its heap. */
import type { CDPSession, Frame, Page } from 'playwright';

interface HeapSnapshot {
  readonly strings: readonly string[];
}

const isFrame = (app: Page | Frame): app is Frame => 'parentFrame' in app;

/** A frame of another site has a process of its own. */
const sessionOf = (app: Page | Frame): Promise<CDPSession> =>
  (isFrame(app) ? app.page() : app).context().newCDPSession(app);

/**
 * Takes a snapshot of the heap after the garbage was collected. Workers have heaps of their own, which are not in it.
 *
 * @returns all texts in it, each once
 */
export async function heapOf(app: Page | Frame): Promise<readonly string[]> {
  const session = await sessionOf(app);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join('')) as HeapSnapshot).strings;
}
