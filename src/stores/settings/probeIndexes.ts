/** Checks the sync height of the token and inscription servers; loaded with the server settings. */
import type { IndexServerKind } from '../../domain/drc20/judgeIndexes.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Ports } from '../../ports/Ports.ts';

export type IndexHealth =
  | { readonly status: 'asking' }
  /** `chain`: the newest block it knows of; null when not reported */
  | {
      readonly status: 'answers';
      readonly height: number;
      readonly chain: number | null;
      /** of inscriptions: it does not report coins that carry dunes */
      readonly lacksDunes?: boolean;
    }
  | { readonly status: 'silent'; readonly fault: Fault }
  /** it indexes no blocks, and only serves single requests */
  | { readonly status: 'heightless' };

export interface IndexServer {
  readonly kind: IndexServerKind;
  /** its host */
  readonly name: string;
  readonly health: IndexHealth;
}

export type IndexSources = Pick<Ports, IndexServerKind>;

/** All servers, unchecked. */
export function listIndexes({ tokens, inscriptions, contents }: IndexSources): readonly IndexServer[] {
  const health = { status: 'asking' } as const;
  return [
    ...tokens.map(({ name }): IndexServer => ({ kind: 'tokens', name, health })),
    ...(inscriptions === null
      ? []
      : [{ kind: 'inscriptions', name: inscriptions.name, health } satisfies IndexServer]),
    ...(contents === null
      ? []
      : [{ kind: 'contents', name: contents.name, health: { status: 'heightless' } } satisfies IndexServer]),
  ];
}

/** Never throws. */
export async function probeIndex(sources: IndexSources, server: IndexServer): Promise<IndexServer> {
  return { ...server, health: await healthOf(sources, server) };
}

async function healthOf(
  { tokens, inscriptions }: IndexSources,
  { kind, name }: IndexServer,
): Promise<IndexHealth> {
  try {
    if (kind === 'contents') return { status: 'heightless' };
    if (kind === 'inscriptions') {
      if (inscriptions === null) return { status: 'heightless' };
      const [height, keepsDunes] = await Promise.all([inscriptions.height(), inscriptions.keepsDunes()]);
      return { status: 'answers', height, chain: null, lacksDunes: !keepsDunes };
    }
    const height = await tokens.find((index) => index.name === name)?.height();
    return height === undefined
      ? { status: 'heightless' }
      : { status: 'answers', height: height.indexed, chain: height.chain };
  } catch (thrown) {
    return { status: 'silent', fault: toFault(thrown, 'bad-answer') };
  }
}
