/** Tokens, NFTs and files: holdings that indexes report, the user's choices, and our own token transfers. */
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

export interface TokensServices {
  readonly session: Session;
  /** includes the filter over token standards */
  readonly accounts: CurrentAccount & { readonly standardFilter: string };
  readonly tx: TokenSendServices['tx'];
  /** how numbers are typed now */
  readonly numberStyle: () => NumberStyle;
}

/** State of tokens; see the file comment. */
export class TokenStore {
  /** our own transfers until the ledger has settled them, and some after */
  readonly journal: TokenJournal;
  /** drives pending token transfers to completion */
  readonly runner: TokenRunner;
  /** form input for tokens and files, per account */
  readonly drafts = new DraftStore(EMPTY_TOKEN_INPUT);
  readonly draft: TokenDraft;
  /** a token transfer from the form to the broadcast */
  readonly flow: TokenFlow;
  /** recovers money from commits that were never revealed */
  readonly recovery: TokenRecovery;
  /** lookup of a single transfer */
  readonly transferLookup: TransferLookup;
  readonly portfolio: PortfolioCache;
  readonly choices: TokenChoices;
  /** lists, pages, search and contents */
  readonly lists: TokenLists;
  /** how many mounted screens show tokens; the indexes are polled only while there are any */
  onlookers = 0;
  /** scroll offset of the home screen, CSS pixels; not observable, read once on mount */
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
        journal: false,
        runner: false,
        drafts: false,
        draft: false,
        flow: false,
        recovery: false,
        transferLookup: false,
        portfolio: false,
        choices: false,
        lists: false,
        scrollPosition: false,
      },
      { deep: false, autoBind: true },
    );
  }

  /** Null when there is no account. */
  get address(): DogeAddress | null {
    return this.#services.tx.from;
  }

  /** Whether any token index is configured; without one nothing is reported as known. */
  get hasIndexes(): boolean {
    return this.portfolio.hasIndexes;
  }

  /** All tokens of the current address, zero balances included; empty before the first response. */
  get holdings(): readonly TokenHolding[] {
    return this.lists.holdings;
  }

  /** The holding of one token; null when no index lists it. */
  holding(key: TokenKey): TokenHolding | null {
    return this.holdings.find((holding) => holding.key === key) ?? null;
  }

  /** Registers a screen that shows tokens. @returns a function that unregisters it */
  attend(): () => void {
    this.onlookers += 1;
    return () => {
      runInAction(() => {
        this.onlookers -= 1;
      });
    };
  }

  /** Refreshes the holdings of the current address, and the open lists. */
  async refresh(): Promise<void> {
    if (this.address === null) return;
    await Promise.all([this.portfolio.refresh(this.address), this.lists.refresh()]);
    await this.lists.vouch();
  }

  /** The address changed: drops the data of the last one. */
  clearChain(): void {
    this.portfolio.clear();
    this.lists.clear();
    this.scrollPosition.offset = 0;
  }

  /** Clears transient state. Persisted properties are reset through their row in the persistence table. */
  reset(): void {
    this.flow.cancel();
    this.draft.reset();
    this.recovery.reset();
    this.#services.tx.commits.reset();
    this.clearChain();
  }
}
