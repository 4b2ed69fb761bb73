/** Tokens, NFTs and files: what indexes say of the current address, what a person chose to see, and our own transfers. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { TokenHolding } from '../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../domain/drc20/TokenId.ts';
import { lastValue } from '../domain/loadable.ts';
import type { NumberStyle } from '../domain/preferences/NumberStyle.ts';
import type { Ports } from '../ports/Ports.ts';
import type { CurrentAccount } from './accounts/Keyrings.ts';
import type { TokenJournal } from './chain/TokenJournal.ts';
import { DraftStore } from './send/DraftStore.ts';
import { SendFlow } from './send/SendFlow.ts';
import { TokenDraft } from './send/token/TokenDraft.ts';
import { EMPTY_TOKEN_INPUT } from './send/token/TokenDraftInput.ts';
import type { TokenFlow } from './send/token/TokenFlow.ts';
import { TokenRecovery } from './send/token/TokenRecovery.ts';
import { TokenRunner } from './send/token/TokenRunner.ts';
import { type TokenSendServices, TokenSteps } from './send/token/TokenSteps.ts';
import type { Session } from './session/Session.ts';
import { PortfolioCache } from './tokens/PortfolioCache.ts';
import { TokenChoices } from './tokens/TokenChoices.ts';
import { TokenLists } from './tokens/TokenLists.ts';
import { TransferLookup } from './tokens/TransferLookup.ts';

/** The stores that tokens work with. */
export interface TokensServices {
  readonly session: Session;
  /** the filter over token standards, too */
  readonly accounts: CurrentAccount & { readonly standardFilter: string };
  readonly tx: TokenSendServices['tx'];
  /** how numbers are typed now */
  readonly numberStyle: () => NumberStyle;
}

/** What the wallet knows of tokens. */
export class TokenStore {
  /** our own transfers until the ledger has settled them */
  readonly journal: TokenJournal;
  /** brings them to their end */
  readonly runner: TokenRunner;
  /** what was typed to send tokens and files, each account's own */
  readonly drafts = new DraftStore(EMPTY_TOKEN_INPUT);
  /** the form that sends one of them */
  readonly draft: TokenDraft;
  /** the way of a token transfer from the form to the network */
  readonly flow: TokenFlow;
  /** brings money back from commits that came to nothing */
  readonly recovery: TokenRecovery;
  /** a single move that is looked at */
  readonly transferLookup: TransferLookup;
  readonly portfolio: PortfolioCache;
  readonly choices: TokenChoices;
  /** lists, pages, search and contents */
  readonly lists: TokenLists;
  /** how many screens show tokens now: only then are the indexes asked */
  onlookers = 0;
  /** how far home is scrolled, CSS pixels; nothing is drawn from it but the first moment */
  readonly scrollPosition = { offset: 0 };

  readonly #services: TokensServices;

  constructor(ports: Ports, services: TokensServices) {
    this.#services = services;
    this.journal = services.tx.tokenJournal;
    const sending = { session: services.session, pending: services.tx.journal, journal: this.journal };
    this.runner = new TokenRunner(ports, sending);
    this.draft = new TokenDraft({
      network: ports.network,
      drafts: this.drafts,
      rules: services.tx.rules,
      commitAddresses: () => services.tx.commits.addresses,
      numberStyle: services.numberStyle,
    });
    this.transferLookup = new TransferLookup(ports.tokens);
    const { journal, runner, draft } = this;
    this.flow = new SendFlow(
      services.session,
      new TokenSteps(ports, { ...services, journal, runner, draft }),
    );
    this.recovery = new TokenRecovery(ports, { ...sending, runner: this.runner });
    this.choices = new TokenChoices();
    const tip = () => lastValue(services.tx.coins.cache.snapshot)?.tip.height ?? null;
    this.portfolio = new PortfolioCache(ports, tip);
    this.lists = new TokenLists(ports, { ...services, tokens: this });
    makeAutoObservable(
      this,
      {
        ...{ journal: false, runner: false, drafts: false, draft: false, flow: false, recovery: false },
        ...{ transferLookup: false, portfolio: false, choices: false, lists: false, scrollPosition: false },
      },
      { deep: false, autoBind: true },
    );
  }

  /** The current address; null while there is none. */
  get address(): DogeAddress | null {
    return this.#services.tx.from;
  }

  /** Whether there is any index to ask; without one nothing is known, and nothing is pretended. */
  get hasIndexes(): boolean {
    return this.portfolio.hasIndexes;
  }

  /** Every token of the current address, those of which it holds nothing too; none before the first reading. */
  get holdings(): readonly TokenHolding[] {
    return this.lists.holdings;
  }

  /** What is held of a token; null when no index that was read lists it. */
  holding(key: TokenKey): TokenHolding | null {
    return this.holdings.find((holding) => holding.key === key) ?? null;
  }

  /** A screen begins to show tokens. @returns to be called when it is left */
  attend(): () => void {
    this.onlookers += 1;
    return () => {
      runInAction(() => {
        this.onlookers -= 1;
      });
    };
  }

  /** Asks the indexes again what the current address holds, and for the lists that are open. */
  async refresh(): Promise<void> {
    if (this.address === null) return;
    await Promise.all([this.portfolio.refresh(this.address), this.lists.refresh()]);
    await this.lists.vouch();
  }

  /** Another address: what was read of the last one is forgotten. */
  clearChain(): void {
    this.portfolio.clear();
    this.lists.clear();
    this.scrollPosition.offset = 0;
  }

  /** Forgets what is on show. What is persisted is reset by its row of the table. */
  reset(): void {
    this.flow.cancel();
    this.draft.reset();
    this.recovery.reset();
    this.#services.tx.commits.reset();
    this.clearChain();
  }
}
