/** Lists, pages and contents for the token screens. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FileItem, Nft } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { TokenHolding } from '../../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../../domain/drc20/TokenId.ts';
import { NO_UNITS } from '../../domain/drc20/TokenUnits.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { TokenJournal } from '../chain/TokenJournal.ts';
import { ContentCache } from './ContentCache.ts';
import { combineClaims, type ReportedToken } from './combineClaims.ts';
import { firstAnswer } from './firstAnswer.ts';
import { ListCache } from './ListCache.ts';
import { activitiesOf, activityKey, filesOf, nftsOf } from './listSources.ts';
import { OpenedContent } from './OpenedContent.ts';
import { outgoingUnits } from './outgoingUnits.ts';
import type { PortfolioCache } from './PortfolioCache.ts';
import type { TokenChoices } from './TokenChoices.ts';
import { TokenPage } from './TokenPage.ts';
import { TokenRows } from './TokenRows.ts';
import { TokenSearch } from './TokenSearch.ts';

export interface TokenListsServices {
  /** the filter over token standards */
  readonly accounts: { readonly standardFilter: string };
  readonly tokens: {
    /** the current one; null when there is none */
    readonly address: DogeAddress | null;
    readonly portfolio: PortfolioCache;
    readonly choices: TokenChoices;
    readonly journal: TokenJournal;
  };
}

/** Limits the queries about look-alikes: being sent hundreds of them must not cause hundreds of requests. */
const MAX_VOUCHED = 20;

/** The lists of the current address. */
export class TokenLists {
  /** the list of tokens */
  readonly rows: TokenRows;
  readonly search: TokenSearch;
  /** the token shown */
  readonly page: TokenPage;
  /** the ledger's, and inscriptions on coins */
  readonly nfts: ListCache<Nft>;
  readonly files: ListCache<FileItem>;
  /** of all tokens; `page.activities` has those of one */
  readonly activities: ListCache<TokenActivity>;
  /** pictures and bytes; null: no gateway is configured */
  readonly contents: ContentCache | null;
  /** the content of the NFT or file shown; null: no gateway is configured */
  readonly opened: OpenedContent | null;

  /** whether tokens are verified, from separate queries: lists of balances don't include it */
  vouched: ReadonlyMap<TokenKey, boolean> = new Map();

  readonly #ports: Ports;
  readonly #services: TokenListsServices;

  constructor(ports: Ports, services: TokenListsServices) {
    const { clock } = ports;
    const { tokens, accounts } = services;
    this.#ports = ports;
    this.#services = services;
    this.rows = new TokenRows({
      holdings: () => this.holdings,
      choice: () => tokens.choices.of(tokens.address),
      standard: () => accounts.standardFilter,
    });
    this.search = new TokenSearch(ports);
    this.page = new TokenPage(ports, new ListCache(activityKey, clock));
    this.nfts = new ListCache(({ key }) => key, clock);
    this.files = new ListCache(({ fileId }) => fileId, clock);
    this.activities = new ListCache(activityKey, clock);
    this.contents = ports.contents === null ? null : new ContentCache(ports.contents);
    this.opened = this.contents === null ? null : new OpenedContent(this.contents, () => clock.nowMs());
    const parts = {
      rows: false,
      search: false,
      page: false,
      nfts: false,
      files: false,
      activities: false,
    } as const;
    makeAutoObservable(this, { ...parts, contents: false, opened: false }, { deep: false, autoBind: true });
  }

  /** Tokens as the indexes report them, and those the user added. */
  get reported(): readonly ReportedToken[] {
    const { tokens } = this.#services;
    const { portfolio } = tokens.portfolio;
    if (portfolio === null || portfolio.address !== tokens.address) return [];
    return combineClaims(portfolio, tokens.choices.of(portfolio.address).added);
  }

  /** Every token of the current address, with its outgoing amount. */
  get holdings(): readonly TokenHolding[] {
    const { tokens } = this.#services;
    const { address } = tokens;
    if (address === null) return [];
    const outgoing = outgoingUnits(tokens.journal.transfers, address);
    const summaryOf = ({ key, summary }: ReportedToken) => {
      const isVerified = summary.isVerified ?? this.vouched.get(key) ?? null;
      return isVerified === summary.isVerified ? summary : { ...summary, isVerified };
    };
    return this.reported.map((token) => ({
      ...token,
      summary: summaryOf(token),
      outgoing: outgoing.get(token.key) ?? NO_UNITS,
    }));
  }

  /** Queries which of several look-alikes are verified. Never throws: without a response it stays unknown. */
  async vouch(): Promise<void> {
    const asked = this.rows.listed
      .filter(
        ({ key, lookAlike, summary }) =>
          lookAlike !== null && summary.isVerified === null && !this.vouched.has(key),
      )
      .slice(0, MAX_VOUCHED);
    const ask = async ({ key, summary }: TokenHolding): Promise<readonly [TokenKey, boolean][]> => {
      const reported = await firstAnswer(this.#ports.tokens, (index) => index.token(summary.id)).catch(
        () => null,
      );
      return reported === null ? [] : [[key, reported.value?.isVerified === true]];
    };
    if (asked.length === 0) return;
    const reported = (await Promise.all(asked.map(ask))).flat();
    runInAction(() => {
      this.vouched = new Map([...this.vouched, ...reported]);
    });
  }

  /** Does nothing if it is open. */
  async openNfts(): Promise<void> {
    const { address } = this.#services.tokens;
    if (address !== null) await this.nfts.open(address, nftsOf(this.#ports, address));
  }

  /** Does nothing if it is open. */
  async openFiles(): Promise<void> {
    const { address } = this.#services.tokens;
    if (address !== null) await this.files.open(address, filesOf(this.#ports, address));
  }

  /** Does nothing if it is open. */
  async openActivities(): Promise<void> {
    const { address } = this.#services.tokens;
    if (address !== null)
      await this.activities.open(address, activitiesOf(this.#ports.tokens, address, null));
  }

  /** Reads the opened lists again, after a transfer or a new block. */
  async refresh(): Promise<void> {
    const { nfts, files, activities, page } = this;
    await Promise.all([nfts.refresh(), files.refresh(), activities.refresh(), page.refresh()]);
  }

  /** The address changed: drops the data of the last one. */
  clear(): void {
    this.rows.search(null);
    this.search.clear();
    this.page.clear();
    this.nfts.clear();
    this.files.clear();
    this.activities.clear();
    this.opened?.close();
  }
}
