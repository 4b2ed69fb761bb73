/** Makes the indexer behave badly. */
import type { IndexerMood } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Choice, PanelCard } from './controls.tsx';

const MOODS: readonly (readonly [IndexerMood, string])[] = [
  ['normal', 'Normal'],
  ['slow', 'Slow'],
  ['wrong', 'Wrong'],
  ['down', 'Down'],
];

const MEANINGS: Readonly<Record<IndexerMood, string>> = {
  normal: 'Answers at once, and truly.',
  slow: 'Answers three seconds late.',
  wrong: 'Answers with nonsense: wrong types, negative amounts, torn pages.',
  down: 'Answers nothing at all.',
};

/** The indexer's mood. */
export function IndexerCard({ sandbox }: { readonly sandbox: Sandbox }) {
  const mood = sandbox.state?.mood ?? null;
  return (
    <PanelCard title="Indexer">
      <Choice
        label="How the indexer behaves"
        options={MOODS}
        value={mood}
        onChoose={(next) => void sandbox.give('indexer', { mood: next })}
      />
      <p className="hint">{mood ? MEANINGS[mood] : 'Waiting for the sandbox.'}</p>
    </PanelCard>
  );
}
