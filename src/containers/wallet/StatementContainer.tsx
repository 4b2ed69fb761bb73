/** A year's statement. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { writeCsv } from '../../domain/report/csv.ts';
import { type StatementNames, statementTable } from '../../domain/statement/statementTable.ts';
import {
  describeStatementLacks,
  STATEMENT_TABLE_MESSAGES,
} from '../../i18n/messages/wallet/statementMessages.ts';
import { StatementScreen } from '../../screens/wallet/Statement/StatementScreen.tsx';
import type { StatementScope, StatementView } from '../../screens/wallet/Statement/StatementScreen.types.ts';
import type { Account } from '../../stores/accounts/Account.ts';
import type { Stores } from '../../stores/Stores.ts';
import { type StatementState, StatementStore } from '../../stores/statement/StatementStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { type FileState, useFileHandOver } from '../useFileHandOver.ts';

type Ready = Extract<StatementState, { status: 'ready' }>;

const named = ({ address, name }: Account): readonly NamedAddress[] =>
  address === '' ? [] : [{ address, name }];

/** Names, notes and prices, which are not on the chain. */
const namesFor = ({ contacts, notes, accounts }: Stores, { prices }: Ready): StatementNames => ({
  priceAt: (timeMs) => prices.known.get(timeMs) ?? null,
  nameOf: (address) =>
    accounts.accounts.find((account) => account.address === address)?.name ?? contacts.nameOf(address),
  noteOf: notes.noteOf,
});

/** `kennel-statement-2026.csv`, and its content. */
export function statementFile(stores: Stores, state: StatementState): { name: string; text: string } {
  if (state.status !== 'ready') return { name: 'kennel-statement.csv', text: '' };
  const { statement, atMs } = state;
  const messages = { ...STATEMENT_TABLE_MESSAGES, lacks: describeStatementLacks(statement) };
  const table = statementTable(statement, namesFor(stores, state), messages, atMs);
  return { name: `kennel-statement-${state.statement.year}.csv`, text: writeCsv(table) };
}

export function statementView(
  { stores, host }: Pick<AppServices, 'stores' | 'host'>,
  scope: StatementScope,
  file: FileState,
): StatementView {
  const { lazy, accounts, ui } = stores;
  const { state } = lazy.of(StatementStore);
  if (state.status === 'idle')
    return {
      status: 'idle',
      scope,
      accountName: accounts.current.name,
      accountCount: accounts.accounts.length,
    };
  if (state.status !== 'ready') return state;
  const { statement, years, prices, atMs } = state;
  const names = namesFor(stores, state);
  return {
    status: 'ready',
    statement,
    years,
    atMs,
    prices: prices.status,
    ...names,
    openingPrice: names.priceAt(statement.fromMs),
    closingPrice: names.priceAt(Math.min(statement.untilMs, atMs)),
    isHidden: ui.isBalanceHidden,
    canPrint: host.info.platform === 'browser',
    ...file,
  };
}

/** Route /statement. */
export const StatementContainer = observer(function StatementContainer() {
  const app = useApp();
  const { stores } = app;
  const made = stores.lazy.of(StatementStore);
  const [scope, setScope] = useState<StatementScope>('account');
  useEffect(() => made.clear, [made]);
  const file = useFileHandOver(app, statementFile(stores, made.state));
  const read = () => {
    const { accounts, preferences, tx } = stores;
    const wanted = scope === 'all' ? accounts.accounts : [accounts.current];
    const { currency } = preferences;
    return made.read({ accounts: wanted.flatMap(named), currency, scripts: tx.commits.addresses });
  };
  return (
    <StatementScreen
      {...statementView(app, scope, file.state)}
      {...file.events}
      onScope={setScope}
      onMake={() => void read()}
      onCancel={made.clear}
      onYear={(year) => void made.show(year)}
      onRetryPrices={() => void made.retryPrices()}
      onPrint={() => window.print()}
    />
  );
});
