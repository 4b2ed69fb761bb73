/** The sandbox's chain: its tip, what waits for a block, and who mines. */
import { useEffect, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { formatDoge } from '../../../../src/domain/amount/formatDoge.ts';
import type { WaitingTransaction } from '../../panelState.ts';
import { order } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { PanelCard, Switch } from './controls.tsx';

/** a block comes by itself this often, milliseconds; Dogecoin's own pace is a minute */
const AUTO_MINE_EVERY_MS = 15_000;

const ends = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

function Waiting({ transaction }: { readonly transaction: WaitingTransaction }) {
  return (
    <li>
      <code>{ends(transaction.txid)}</code>
      <span>{transaction.size} bytes</span>
      <span>{formatDoge(BigInt(transaction.fee))} fee</span>
      {!transaction.isRelayed && <b>not relayed</b>}
    </li>
  );
}

/** Mines, by hand or by itself, and takes blocks back. */
export function ChainCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const { state, give } = sandbox;
  const [isAuto, setIsAuto] = useState(false);
  useEffect(() => {
    if (!isAuto) return;
    const timer = setInterval(() => void give(() => order('mine', { count: 1 })), AUTO_MINE_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAuto, give]);
  const waiting = state?.mempool ?? [];
  return (
    <PanelCard title="Chain" aside={<Switch label="mine every 15 s" isOn={isAuto} onChange={setIsAuto} />}>
      <p className="tip">
        <strong>{state ? `Block ${state.height.toLocaleString('en')}` : 'No answer yet'}</strong>
        {state && <code>{ends(state.hash)}</code>}
      </p>
      <div className="actions">
        <Button size="small" onPress={() => void give(() => order('mine', { count: 1 }))}>
          Mine a block
        </Button>
        <Button size="small" onPress={() => void give(() => order('mine', { count: 6 }))}>
          Mine 6
        </Button>
        <Button size="small" onPress={() => void give(() => order('reorg', { depth: 2 }))}>
          Reorganise 2
        </Button>
      </div>
      <h3>{waiting.length === 0 ? 'Nothing waits for a block' : `Waiting for a block: ${waiting.length}`}</h3>
      <ul className="mempool">
        {waiting.map((transaction) => (
          <Waiting key={transaction.txid} transaction={transaction} />
        ))}
      </ul>
    </PanelCard>
  );
}
