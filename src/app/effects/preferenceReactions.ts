/** Applies preferences: the price in the chosen currency, and the same choices on the user's other devices. */
import { reaction } from 'mobx';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores, Stores } from '../../stores/Stores.ts';

/** After a change of currency, the known price is dropped. */
export function repriceInCurrency({ preferences, accounts }: FirstStores): () => void {
  accounts.price.setCurrency(preferences.currency);
  return reaction(() => preferences.currency, accounts.price.setCurrency, {
    name: 'price in another currency',
  });
}

/** Uses the servers chosen by the user. */
export function followServers({ network }: Stores): () => void {
  return reaction(() => network.servers, network.apply, {
    name: 'ask the chosen servers',
    fireImmediately: true,
  });
}

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

async function readChoices(cloud: KeyValue) {
  const [language, currency] = await Promise.all([cloud.get('language'), cloud.get('currency')]);
  return { language, currency };
}

/** Choices of another device are adopted when none was made on this one; choices made here are shared with the others. */
export function shareChoices({ preferences }: FirstStores, { telegram }: Ports): () => void {
  const cloud = telegram.cloudPreferences;
  if (cloud === null) return () => {};
  const notify = (key: string, value: string | null) => {
    if (value !== null) quietly(cloud.set(key, value));
  };
  const stops = [
    reaction(
      () => preferences.language,
      (language) => notify('language', language),
      { name: 'tell the language' },
    ),
    reaction(
      () => preferences.chosenCurrency,
      (currency) => notify('currency', currency),
      { name: 'tell the currency' },
    ),
  ];
  if (preferences.language === null || preferences.chosenCurrency === null)
    quietly(readChoices(cloud).then(preferences.takeFromElsewhere));
  return () => {
    for (const stop of stops) stop();
  };
}
