/** Which servers tell of the chain, in which order, and how each of them does. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import type { Indexers, IndexerUsage } from '../../ports/Indexers.ts';
import type { Adding, ServerHealth } from './checkServer.ts';
import type { IndexServer, IndexSources } from './probeIndexes.ts';

const ASKING: ServerHealth = { status: 'asking' };

const loadChecks = () => import('./checkServer.ts');
const loadIndexChecks = () => import('./probeIndexes.ts');

/** The servers of the network that the app is on. */
export class NetworkStore {
  /** the person's own list; null for the one that the app was built with */
  own: readonly string[] | null = null;
  /** by server, for those that were asked */
  health: Readonly<Record<string, ServerHealth>> = {};
  /** by server: what it was asked since the app began, as of the last look */
  usage: Readonly<Record<string, IndexerUsage | null>> = {};
  adding: Adding = { status: 'idle' };
  /** servers of tokens, inscriptions and content, as they were when somebody looked; null before that */
  indexes: readonly IndexServer[] | null = null;

  readonly network: Network;
  readonly #indexers: Indexers;
  readonly #indexes: IndexSources;

  constructor(ports: IndexSources & { readonly network: Network; readonly indexers: Indexers }) {
    this.network = ports.network;
    this.#indexers = ports.indexers;
    this.#indexes = ports;
    makeAutoObservable(this, { network: false }, { deep: false, autoBind: true });
  }

  /** The servers in use, the first to ask first. */
  get servers(): readonly string[] {
    return this.own ?? this.built;
  }

  /** Those that the app was built with. */
  get built(): readonly string[] {
    return this.#indexers.built;
  }

  /** The highest block that any server in use knows; null while none answered. */
  get bestHeight(): number | null {
    const heights = this.servers.flatMap((url) => {
      const health = this.health[url];
      return health?.status === 'answers' ? [health.height] : [];
    });
    return heights.length === 0 ? null : Math.max(...heights);
  }

  /** Lets the chain be read from the servers in use. */
  apply(): void {
    this.#indexers.use(this.servers);
  }

  /** Asks all servers in use how they do. */
  async checkAll(): Promise<void> {
    await Promise.all(this.servers.map((url) => this.#ask(url, this.health[url] ?? ASKING)));
  }

  /** Asks one server in use anew; what was known of it is put aside. */
  async test(url: string): Promise<void> {
    if (this.servers.includes(url)) await this.#ask(url, ASKING);
  }

  /** Asks the servers of tokens and inscriptions how far they are. */
  async checkIndexes(): Promise<void> {
    const { probeIndex, listIndexes } = await loadIndexChecks();
    const listed = listIndexes(this.#indexes);
    runInAction(() => {
      this.indexes ??= listed;
    });
    await Promise.all(
      listed.map(async (server, at) => {
        const asked = await probeIndex(this.#indexes, server);
        runInAction(() => {
          this.indexes = (this.indexes ?? listed).map((known, index) => (index === at ? asked : known));
        });
      }),
    );
  }

  /** Adds a server at the end, once it proved to be one of this chain. @returns whether it was added */
  async add(text: string): Promise<boolean> {
    if (this.adding.status === 'checking') return false;
    this.adding = { status: 'checking' };
    const { checkServer } = await loadChecks();
    const checked = await checkServer(text, this.servers, this.#means());
    runInAction(() => {
      this.adding = checked.ok ? { status: 'idle' } : { status: 'rejected', problem: checked.problem };
      if (checked.ok) this.own = [...this.servers, checked.value.url];
    });
    if (checked.ok) this.#note(checked.value.url, checked.value.health);
    return checked.ok;
  }

  /** Forgets why the last server was not added. */
  clearAdding(): void {
    if (this.adding.status === 'rejected') this.adding = { status: 'idle' };
  }

  /** Takes a server out of use; the last one stays. */
  remove(url: string): void {
    const rest = this.servers.filter((server) => server !== url);
    if (rest.length > 0) this.own = rest;
  }

  /** Asks this server before all others from now on. */
  prefer(url: string): void {
    if (this.servers.includes(url)) this.own = [url, ...this.servers.filter((server) => server !== url)];
  }

  /** Back to the list that the app was built with. */
  useBuilt(): void {
    this.own = null;
  }

  /** Forgets the person's choices. */
  reset(): void {
    this.own = null;
    this.health = {};
    this.usage = {};
    this.indexes = null;
    this.adding = { status: 'idle' };
  }

  async #ask(url: string, meanwhile: ServerHealth): Promise<void> {
    this.#note(url, meanwhile);
    const { queryServer } = await loadChecks();
    this.#note(url, await queryServer(url, this.#means()));
  }

  #means() {
    return { indexers: this.#indexers, network: this.network, bestHeight: this.bestHeight };
  }

  #note(url: string, health: ServerHealth): void {
    runInAction(() => {
      this.health = { ...this.health, [url]: health };
      this.usage = { ...this.usage, [url]: this.#indexers.usage(url) };
    });
  }
}

/** Reads a kept list; anything that is none counts as the built one. */
export const readServers = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.length > 0 && stored.every((url) => typeof url === 'string')
    ? stored
    : null;
