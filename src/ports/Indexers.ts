/** The servers that tell of the chain: which there are, and what one says of itself before it is used. */

/** What a server says of itself. */
export interface IndexerReport {
  /** the newest block that it knows */
  readonly height: number;
  /** what it calls its coin, for example `Dogecoin Testnet` */
  readonly coin: string;
  /** what its node calls the chain: `main`, `test`, `regtest`; null when it does not say */
  readonly chain: string | null;
  /** hash of the first block */
  readonly genesis: string;
  /** how long the answer took, milliseconds */
  readonly latencyMs: number;
}

/** The list of servers in use. */
export interface Indexers {
  /** those that the app was built with for this network, in order */
  readonly built: readonly string[];
  /** from now on the chain is read from these, in turn; what is watched is watched there */
  use(urls: readonly string[]): void;
  /** asks one server about itself. @param url - as the list has it. @throws {Fault} `offline`, `timeout`, `bad-answer` */
  look(url: string, signal?: AbortSignal): Promise<IndexerReport>;
}
