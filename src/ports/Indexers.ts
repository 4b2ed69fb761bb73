/** The chain servers: which there are, and what each reports about itself before it is used. */

/** A server's report about itself. */
export interface IndexerReport {
  /** its newest block */
  readonly height: number;
  /** its node's newest block; null when not reported */
  readonly nodeHeight: number | null;
  /** its name for the coin, for example `Dogecoin Testnet` */
  readonly coin: string;
  /** its node's name for the chain: `main`, `test`, `regtest`; null when not reported */
  readonly chain: string | null;
  /** genesis hash */
  readonly genesis: string;
  /** response time, milliseconds */
  readonly latencyMs: number;
  /** whether it supports a live connection; null when not tried */
  readonly hasSocket: boolean | null;
  /** whether its HTTP responses can be read; false: only the live connection is used */
  readonly hasRequests: boolean;
}

/** Statistics of a server since the app started. */
export interface IndexerUsage {
  /** messages over the live connection, including subscriptions and keep-alives */
  readonly messages: number;
  /** HTTP requests */
  readonly requests: number;
  /** successful requests */
  readonly answered: number;
  /** requests rejected because of rate limits */
  readonly rejected: number;
  /** received, without transport overhead */
  readonly bytes: number;
  /** connections closed because they sent far more than was requested */
  readonly floods: number;
  /** HTTP requests a minute that it is known, or assumed, to allow */
  readonly requestsPerMinute: number;
  /** end of a pause that it asked for, milliseconds since 1970; null when there is none */
  readonly pausedUntilMs: number | null;
}

/** The list of servers in use. */
export interface Indexers {
  /** the servers built into the app for this network, in order */
  readonly built: readonly string[];
  /** reads the chain from these servers, in order, from now on; watched addresses move to them */
  use(urls: readonly string[]): void;
  /**
   * asks one server about itself. @param url - as in the list. @throws {Fault} `offline`, `timeout`, `bad-answer`, `not-ready`, `no-node`
   */
  probe(url: string, signal?: AbortSignal): Promise<IndexerReport>;
  /** statistics of a server; null when it was not used. @param url - as in the list */
  usage(url: string): IndexerUsage | null;
}
