/** The servers that tell of the chain: which there are, and what one says of itself before it is used. */

/** What a server says of itself. */
export interface IndexerReport {
  /** the newest block that it knows */
  readonly height: number;
  /** the newest block that its node knows; null when it does not say */
  readonly nodeHeight: number | null;
  /** what it calls its coin, for example `Dogecoin Testnet` */
  readonly coin: string;
  /** what its node calls the chain: `main`, `test`, `regtest`; null when it does not say */
  readonly chain: string | null;
  /** hash of the first block */
  readonly genesis: string;
  /** how long the answer took, milliseconds */
  readonly latencyMs: number;
  /** whether it can be asked over a live connection; null where none was tried */
  readonly hasSocket: boolean | null;
  /** whether its answers to requests can be read; false: it is asked over the live connection alone */
  readonly hasRequests: boolean;
}

/** What a server was asked since the app began, and what became of it. */
export interface IndexerUsage {
  /** questions over the live connection, subscriptions and signs of life included */
  readonly messages: number;
  /** HTTP requests */
  readonly requests: number;
  /** questions that got what they asked for */
  readonly answered: number;
  /** questions that the server turned down for their number */
  readonly rejected: number;
  /** received, without what the transport adds */
  readonly bytes: number;
  /** connections that were ended since they brought far more than anybody asked for */
  readonly floods: number;
  /** HTTP requests a minute that it is known, or taken, to allow */
  readonly requestsPerMinute: number;
  /** until when it wants to be left alone, milliseconds since 1970; null when it does not */
  readonly pausedUntilMs: number | null;
}

/** The list of servers in use. */
export interface Indexers {
  /** those that the app was built with for this network, in order */
  readonly built: readonly string[];
  /** from now on the chain is read from these, in turn; what is watched is watched there */
  use(urls: readonly string[]): void;
  /** asks one server about itself. @param url - as the list has it. @throws {Fault} `offline`, `timeout`, `bad-answer`, `not-ready`, `no-node` */
  probe(url: string, signal?: AbortSignal): Promise<IndexerReport>;
  /** what a server was asked so far; null when that is nothing. @param url - as the list has it */
  usage(url: string): IndexerUsage | null;
}
