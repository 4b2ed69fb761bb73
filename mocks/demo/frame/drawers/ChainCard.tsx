/** The sandbox's chain: its tip, its mempool, and mining. */
import { Button } from '../../../../src/components/actions/Button.tsx';
import { formatDoge } from '../../../../src/domain/amount/formatDoge.ts';
import type { WaitingTransaction } from '../../server/panelState.ts';
import { order } from '../sandbox/sandboxClient.ts';
import type { Mining } from '../sandbox/useMining.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { PanelCard, Switch } from './controls.tsx';

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

interface ChainCardProps {
  readonly sandbox: Sandbox;
  readonly mining: Mining;
}

/** Mines blocks, by hand or automatically, and removes them. */
export function ChainCard({ sandbox, mining }: ChainCardProps) {
  const { state, give } = sandbox;
  const waiting = state?.mempool ?? [];
  const mine = (count: number) => void give(() => order('mine', { count }));
  return (
    <PanelCard
      title={state ? `Block ${state.height.toLocaleString('en')}` : 'No answer yet'}
      aside={<Switch label="mine on send" isOn={mining.isOnSend} onChange={mining.setOnSend} />}
    >
      <div className="actions">
        <Button size="small" onPress={() => mine(1)}>
          Mine a block
        </Button>
        <Button size="small" onPress={() => mine(6)}>
          Mine 6
        </Button>
        <Button size="small" onPress={() => void give(() => order('reorg', { depth: 2 }))}>
          Replace 2 blocks
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
