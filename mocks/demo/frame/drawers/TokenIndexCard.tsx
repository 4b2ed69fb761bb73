/** Makes each token index misbehave independently. */
import type { IndexService } from '../../../sandbox/tokens/indexFaults.ts';
import type { TokenIndexMood } from '../../server/panelState.ts';
import { BLOCKS_BEHIND, setTokenMood } from '../sandbox/sandboxClient.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Choice, PanelCard } from './controls.tsx';

const SERVICES: readonly (readonly [IndexService, string])[] = [
  ['dogeuni', 'First token index'],
  ['dogeuni2', 'Second token index'],
  ['ord', 'Index of inscriptions'],
  ['content', 'Contents'],
];

const MOODS: readonly (readonly [TokenIndexMood, string])[] = [
  ['normal', 'Normal'],
  ['slow', 'Slow'],
  ['behind', 'Behind'],
  ['wrong', 'Wrong'],
  ['lying', 'Lying'],
  ['freezing', 'Freezing'],
  ['down', 'Down'],
];

/** Content servers have neither blocks nor balances. */
const moodsOf = (service: IndexService) =>
  MOODS.filter(([mood]) => service !== 'content' || (mood !== 'behind' && mood !== 'lying'));

export function TokenIndexCard({ sandbox }: { readonly sandbox: Sandbox }) {
  return (
    <PanelCard title="Token indexes">
      {SERVICES.map(([service, name]) => (
        <div key={service}>
          <h3>{name}</h3>
          <Choice
            label={name}
            options={moodsOf(service)}
            value={sandbox.state?.indexMoods[service] ?? null}
            onChoose={(mood) => void sandbox.give(() => setTokenMood(service, mood))}
          />
        </div>
      ))}
      <p className="hint">
        Behind is {BLOCKS_BEHIND} blocks. A liar reports ten times what is there. Freezing serves small
        pictures and answers that would hang a phone.
      </p>
    </PanelCard>
  );
}
