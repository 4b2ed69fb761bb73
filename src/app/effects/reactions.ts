/** Reactions that run in every session of the app, named, and disposed together. */
import { reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import type { OpenStores } from '../openStores.ts';
import { followLanguage } from './languageReactions.ts';
import { lockInTime, lockWhenHidden } from './lockReactions.ts';
import { repriceInCurrency, shareChoices } from './preferenceReactions.ts';

/** Starts all reactions; those of a wallet as soon as its stores are loaded. @returns stops them */
export function startReactions({ first, wallet }: OpenStores, ports: Ports): () => void {
  const disposers: (() => void)[] = [
    showCurrentKeyring(first),
    repriceInCurrency(first),
    shareChoices(first, ports),
    followLanguage(first),
    lockInTime(first, ports),
    lockWhenHidden(first, ports),
  ];
  disposers.push(wallet.whenLoaded((opened) => void disposers.push(opened.startReactions())));
  return () => {
    for (const dispose of disposers) dispose();
  };
}

/** Shows the accounts of the current keyring. */
function showCurrentKeyring({ keyrings, accounts }: FirstStores): () => void {
  return reaction(
    () => keyrings.current,
    (current) => {
      accounts.showAccountsOf(current);
    },
    { name: 'show the current keyring', fireImmediately: !keyrings.isEmpty },
  );
}
