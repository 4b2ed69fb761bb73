/** Chain servers: which are used, in which order, and their health. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import type { Indexers, IndexerUsage } from '../../ports/Indexers.ts';
import type { Adding, ServerHealth } from './checkServer.ts';
import type { IndexServer, IndexSources } from './probeIndexes.ts';

const ASKING: ServerHealth = { status: 'asking' };

const loadChecks = () => import('./checkServer.ts');
const loadIndexChecks = () => import('./probeIndexes.ts');

/** The servers of the app's network. */
export class NetworkStore {
  /** the user's own list; null: the built-in one */
  own: readonly string[] | null = null;
  /** by server, for those checked */
  health: Readonly<Record<string, ServerHealth>> = {};
  /** by server: requests since the app started, as of the last check */
  usage: Readonly<Record<string, IndexerUsage | null>> = {};
  adding: Adding = { status: 'idle' };
  /** servers of tokens, inscriptions and content, as last checked; null before */
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

  /** The servers in use, in order of preference. */
  get servers(): readonly string[] {
    return this.own ?? this.built;
  }

  /** The built-in servers. */
  get built(): readonly string[] {
    return this.#indexers.built;
  }

  /** The highest block of any server in use; null until one responds. */
  get bestHeight(): number | null {
    const heights = this.servers.flatMap((url) => {
      const health = this.health[url];
      return health?.status === 'answers' ? [health.height] : [];
    });
    return heights.length === 0 ? null : Math.max(...heights);
  }

  /** Applies the list to the chain port. */
  apply(): void {
    this.#indexers.use(this.servers);
  }

  /** Checks all servers in use. */
  async checkAll(): Promise<void> {
    await Promise.all(this.servers.map((url) => this.#ask(url, this.health[url] ?? ASKING)));
  }

  /** Checks one server in use again, dropping its last result. */
  async test(url: string): Promise<void> {
    if (this.servers.includes(url)) await this.#ask(url, ASKING);
  }

  /** Checks the sync height of the token and inscription servers. */
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

  /** Appends a server after verifying that it serves this chain. @returns whether it was added */
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

  clearAdding(): void {
    if (this.adding.status === 'rejected') this.adding = { status: 'idle' };
  }

  /** Removes a server; the last one stays. */
  remove(url: string): void {
    const rest = this.servers.filter((server) => server !== url);
    if (rest.length > 0) this.own = rest;
  }

  /** Moves a server to the front. */
  prefer(url: string): void {
    if (this.servers.includes(url)) this.own = [url, ...this.servers.filter((server) => server !== url)];
  }

  /** Back to the built-in list. */
  useBuilt(): void {
    this.own = null;
  }

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

/** Reads the persisted list; null, the built-in one, when malformed. */
export const readServers = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.length > 0 && stored.every((url) => typeof url === 'string')
    ? stored
    : null;
