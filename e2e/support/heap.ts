/** The app's main thread memory: every text in a heap snapshot, and every list of texts. */
import type { CDPSession, Frame, Page } from 'playwright';

/** The used part of a snapshot. @see https://github.com/v8/v8/blob/main/src/profiler/heap-snapshot-generator.cc */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** consecutive fields of all objects */
  readonly nodes: readonly number[];
  /** those of the first object, then those of the second, and so on */
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

const isFrame = (app: Page | Frame): app is Frame => 'parentFrame' in app;

/** A frame of another site has its own process. */
const sessionOf = (app: Page | Frame): Promise<CDPSession> =>
  (isFrame(app) ? app.page() : app).context().newCDPSession(app);

/**
 * Takes a heap snapshot after a garbage collection. Workers have their own heaps, which are not included.
 *
 * @returns all texts, each once, and each list's entries joined into one text: typed words are separate texts
 */
export async function heapOf(app: Page | Frame): Promise<readonly string[]> {
  const session = await sessionOf(app);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const snapshot = JSON.parse(chunks.join('')) as Snapshot;
  if (snapshot.strings.length === 0) throw new TypeError('a snapshot without texts');
  return [...snapshot.strings, ...listsOf(snapshot)];
}

/** The indexed entries of each object with three or more: a text node's name is the text. */
function listsOf({ snapshot: { meta }, nodes, edges, strings }: Snapshot): readonly string[] {
  const name = meta.node_fields.indexOf('name');
  const edgeCount = meta.node_fields.indexOf('edge_count');
  const numbered = meta.edge_types[0].indexOf('element');
  const lists: string[] = [];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const entries: string[] = [];
    for (let left = nodes[node + edgeCount] ?? 0; left > 0; left -= 1) {
      // an edge has its type, its name or index, and its target in `nodes`
      const to = edges[edge + 2] ?? 0;
      if (edges[edge] === numbered) entries.push(strings[nodes[to + name] ?? 0] ?? '');
      edge += meta.edge_fields.length;
    }
    if (entries.length > 2) lists.push(entries.join(' '));
  }
  return lists;
}
