/** The user's preferences. */
import { observer } from 'mobx-react-lite';
import { CURRENCIES } from '../../domain/preferences/currencies.ts';
import type { PreferencesView } from '../../screens/settings/Preferences/PreferencesScreen.tsx';
import { PreferencesScreen } from '../../screens/settings/Preferences/PreferencesScreen.tsx';
import type { Stores } from '../../stores/Stores.ts';
import { type AppServices, useApp } from '../AppContext.tsx';

function priceNow({ accounts, isCold }: Stores): PreferencesView['price'] {
  if (isCold) return 'never';
  const { state: price, quote } = accounts.price;
  if (quote !== null) return quote;
  return price.status === 'idle' || price.status === 'loading' ? 'asking' : null;
}

export function preferencesView({ stores }: Pick<AppServices, 'stores'>): PreferencesView {
  const { preferences, ui } = stores;
  return {
    status: 'ready',
    language: preferences.language,
    hostLanguage: preferences.hostLanguage,
    currency: preferences.currency,
    currencies: CURRENCIES,
    price: priceNow(stores),
    numberStyle: preferences.chosenNumberStyle,
    isBalanceHidden: ui.isBalanceHidden,
  };
}

/** Route /settings/preferences. */
export const PreferencesContainer = observer(function PreferencesContainer() {
  const app = useApp();
  const { preferences, ui } = app.stores;
  const { haptic } = app.host;
  const felt =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      haptic('selection');
      choose(value);
    };
  return (
    <PreferencesScreen
      {...preferencesView(app)}
      onLanguage={felt(preferences.setLanguage)}
      onCurrency={felt(preferences.setCurrency)}
      onNumberStyle={felt(preferences.setNumberStyle)}
      onHide={(isHidden) => {
        if (isHidden !== ui.isBalanceHidden) ui.toggleBalanceHidden();
      }}
    />
  );
});
