/** The wallet's calls to Telegram, newest first. */
import type { FakeHost } from '../../../telegram/hostContract.ts';
import { PanelCard } from './controls.tsx';

const SHOWN = 40;

/** Private storage values are not shown. */
const written = (params: unknown): string =>
  JSON.stringify(params, (key, value: unknown) => (key === 'token' || key === 'value' ? '…' : value));

const short = (method: string): string => method.replace(/^web_app_/, '');

/** The bridge's log, and the calls that a strict client would reject. */
export function CallsCard({ host }: { readonly host: FakeHost }) {
  const numbered = host.calls.map(([method, params], index) => ({ index, method, params }));
  const latest = numbered.slice(-SHOWN).reverse();
  return (
    <PanelCard title="Said to Telegram" aside={<span className="hint">{host.calls.length} calls</span>}>
      {host.violations.map((violation) => (
        <p key={violation} className="panel-problem">
          {violation}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <ol className="calls" tabIndex={0} aria-label="Calls to Telegram">
        {latest.map(({ index, method, params }) => (
          <li key={index}>
            <b>{short(method)}</b> <span>{params === undefined ? '' : written(params)}</span>
          </li>
        ))}
      </ol>
    </PanelCard>
  );
}
