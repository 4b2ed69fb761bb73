/** One-click stories, and the way back to the state before them. */
import { Icon } from '../../../../src/components/art/Icon.tsx';
import { PanelCard } from '../drawers/controls.tsx';
import type { Moment } from '../sandbox/useMoment.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import type { Stories } from './useScenario.ts';

const NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

interface ScenariosCardProps {
  readonly stories: Stories;
  readonly moment: Moment;
}

/** Four stories, the saved state, and the next step. */
export function ScenariosCard({ stories, moment }: ScenariosCardProps) {
  const { running, play, stop } = stories;
  const undo = async () => {
    stop();
    await moment.undo();
  };
  return (
    <PanelCard title="Try a story" aside={<MomentButtons moment={moment} onUndo={() => void undo()} />}>
      <div className="stories">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={running?.name === name}
            disabled={moment.isUndoing}
            onClick={() => void play(name)}
          >
            {SCENARIOS[name].name}
          </button>
        ))}
      </div>
      <p className="hint" role="status" data-live={running !== null}>
        {running === null
          ? 'Each takes a snapshot first, so that you can undo it.'
          : SCENARIOS[running.name].says[running.step]}
      </p>
    </PanelCard>
  );
}

interface MomentButtonsProps {
  readonly moment: Moment;
  readonly onUndo: () => void;
}

/** Saves the chain and the wallets, and restores them. */
function MomentButtons({ moment, onUndo }: MomentButtonsProps) {
  const { height, keep, isUndoing } = moment;
  return (
    <div className="moment">
      <button type="button" className="chip" disabled={isUndoing} onClick={() => void keep()}>
        <Icon name="file" size={16} />
        Snapshot
      </button>
      <button type="button" className="chip" disabled={height === null || isUndoing} onClick={onUndo}>
        <Icon name="refresh" size={16} />
        {height === null ? 'Undo' : `Undo to block ${height.toLocaleString('en')}`}
      </button>
    </div>
  );
}
