// Chooses a token standard: one chip is on; on a small phone the strip scrolls sideways.
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import {
  WALLET_TABS_MESSAGES as MESSAGES,
  nameStandard,
  type TokenStandard,
} from '../../../i18n/messages/tokens/tokenMessages.ts';
import styles from './HomeScreen.module.css';
import type { HomeTabsEvents, HomeTabsView } from './HomeTabs.types.ts';

const STANDARDS: readonly TokenStandard[] = ['all', 'drc-20', 'meme-20', 'doginals'];

/** Spec §3, `currentNetwork`. */
export function StandardChips({
  standard,
  onStandard,
}: Pick<HomeTabsView, 'standard'> & Pick<HomeTabsEvents, 'onStandard'>) {
  return (
    <div className={styles.standards}>
      <SegmentedChips
        label={MESSAGES.filter}
        options={STANDARDS.map((value) => ({ value, label: nameStandard(value) }))}
        chosen={standard}
        onChoose={onStandard}
        isStrip
      />
    </div>
  );
}
