/** The apps tab. */
import { observer } from 'mobx-react-lite';
import type { ToolName } from '../../i18n/messages/app/appMessages.ts';
import type { AppView } from '../../screens/app/App/AppScreen.tsx';
import { AppScreen } from '../../screens/app/App/AppScreen.tsx';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';

/** Signing needs keys; anyone can verify a signature. */
function toolsOf({ stores: { tx, isCold } }: AppServices): readonly ToolName[] {
  if (isCold) {
    return tx.canSpend
      ? ['cold-sign', 'psbt', 'account-key', 'sign-message', 'verify-message']
      : ['verify-message'];
  }
  return tx.canSpend
    ? ['merge-coins', 'sweep', 'psbt', 'sign-message', 'verify-message']
    : ['cold-sign', 'psbt', 'sweep', 'verify-message'];
}

export function appView(app: AppServices, nowMs: number): AppView {
  const frame = { tools: toolsOf(app), nowMs };
  if (app.stores.isCold) return { ...frame, status: 'cold' };
  const { list } = app.stores.apps;
  if (list.length === 0) return { ...frame, status: 'empty' };
  const sites = list.map(({ origin, name, lastUsedAtMs }) => ({ origin, name, lastUsedAtMs }));
  return { ...frame, status: 'ready', sites };
}

/** Route /app. */
export const AppContainer = observer(function AppContainer() {
  const app = useApp();
  const { nav } = app;
  return (
    <AppScreen
      {...appView(app, useNow(app.clock))}
      onSite={(origin) => nav.go('connected-app', { origin })}
      onTool={(tool) => nav.go(tool)}
    />
  );
});
