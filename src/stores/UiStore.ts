/** UI state: the open tab, hidden balances, and toasts. */
import { makeAutoObservable } from 'mobx';
import type { ToastKind, WalletTab } from '../domain/specificationConstants.ts';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export { TOAST_MS } from '../domain/specificationConstants.ts';

const FIRST_TAB = { tabKey: 0 } as const;

/** UI state of specification §3 and §4. */
export class UiStore {
  walletTabScreen: { readonly tabKey: WalletTab } = FIRST_TAB;
  isBalanceHidden = false;
  /** oldest first */
  toasts: readonly Toast[] = [];

  #lastToastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  updateWalletTabScreen(part: { readonly tabKey?: WalletTab }): void {
    this.walletTabScreen = { ...this.walletTabScreen, ...part };
  }

  toggleBalanceHidden(): void {
    this.isBalanceHidden = !this.isBalanceHidden;
  }

  toast(kind: ToastKind, text: string): void {
    this.#lastToastId += 1;
    this.toasts = [...this.toasts, { id: this.#lastToastId, kind, text }];
  }

  dismissToast(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  reset(): void {
    this.walletTabScreen = FIRST_TAB;
    this.isBalanceHidden = false;
    this.toasts = [];
  }
}
