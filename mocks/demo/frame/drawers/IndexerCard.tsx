/** Makes the indexer misbehave. */
import type { IndexerMood } from '../../server/panelState.ts';
import { order, SLOW_MS, setMood } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Choice, PanelCard, Switch } from './controls.tsx';

const MOODS: readonly (readonly [IndexerMood, string])[] = [
  ['normal', 'Normal'],
  ['slow', 'Slow'],
  ['wrong', 'Wrong'],
  ['lying', 'Lying'],
  ['down', 'Down'],
];

const MEANINGS: Readonly<Record<IndexerMood, string>> = {
  normal: 'Answers at once, and truly.',
  slow: `Answers ${SLOW_MS / 1000} seconds late.`,
  wrong: 'Answers with nonsense: numbers for texts, texts for numbers.',
  lying: 'Tells coins at a tenth of their value. Whoever believes it burns the rest as fee.',
  down: 'Answers nothing at all.',
};

export function IndexerCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const mood = sandbox.state?.mood ?? null;
  return (
    <PanelCard title="Indexer">
      <Choice
        label="How the indexer behaves"
        options={MOODS}
        value={mood}
        onChoose={(next) => void sandbox.give(() => setMood(next))}
      />
      <p className="hint">{mood ? MEANINGS[mood] : 'Waiting for the sandbox.'}</p>
      <Switch
        label="take the next broadcast, and do not answer it"
        isOn={sandbox.state?.losesNextBroadcast ?? false}
        onChange={(isLost) =>
          void sandbox.give(() => order('broadcast-lost', { mode: isLost ? 'cut' : null }))
        }
      />
      <Switch
        label="block WebSocket connections"
        isOn={sandbox.state?.blocksWebSocket ?? false}
        onChange={(isBlocked) =>
          void sandbox.give(() => order('no-websocket', { status: isBlocked ? 404 : null }))
        }
      />
      <Switch
        label="apply the limits of a new Blockbook"
        isOn={sandbox.state?.isLimited ?? false}
        onChange={(isLimited) =>
          void sandbox.give(() => order('limits', { name: isLimited ? 'blockbook' : null }))
        }
      />
      {sandbox.state && sandbox.state.rejections > 0 && (
        <p className="hint">Refused so far: {sandbox.state.rejections.toLocaleString('en')}</p>
      )}
    </PanelCard>
  );
}
