// The choice of a token standard: one chip is on; on a small phone the strip scrolls sideways.
import { Chip } from '../../components/Chip.tsx';
import {
  WALLET_TABS_MESSAGES as MESSAGES,
  nameStandard,
  type TokenStandard,
} from '../../text/tokenMessages.ts';
import styles from './HomeScreen.module.css';
import type { HomeTabsEvents, HomeTabsView } from './HomeTabs.types.ts';

const STANDARDS: readonly TokenStandard[] = ['all', 'drc-20', 'meme-20', 'doginals'];

/** Spec §3, `currentNetwork`. */
export function StandardChips({
  standard,
  onStandard,
}: Pick<HomeTabsView, 'standard'> & Pick<HomeTabsEvents, 'onStandard'>) {
  return (
    <fieldset className={styles.standards}>
      <legend className="heard">{MESSAGES.filter}</legend>
      {STANDARDS.map((name) => (
        <Chip
          key={name}
          label={nameStandard(name)}
          isOn={name === standard}
          onPress={() => onStandard(name)}
        />
      ))}
    </fieldset>
  );
}
