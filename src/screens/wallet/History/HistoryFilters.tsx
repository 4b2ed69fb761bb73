// Filters of the history: chips by kind, and a search field.
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { HISTORY_FILTERS, type HistoryFilter } from '../../../domain/history/filterHistory.ts';
import { HISTORY_MESSAGES, nameFilter } from '../../../i18n/messages/wallet/historyMessages.ts';
import type { HistoryEvents } from './HistoryScreen.types.ts';

interface HistoryFiltersProps extends Pick<HistoryEvents, 'onFilter'> {
  readonly filter: HistoryFilter;
}

/** One chip is on; on a small phone the strip scrolls sideways. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const options = HISTORY_FILTERS.map((value) => ({ value, label: nameFilter(value) }));
  return (
    <SegmentedChips
      label={HISTORY_MESSAGES.filters}
      options={options}
      chosen={filter}
      onChoose={onFilter}
      isStrip
    />
  );
}

interface HistorySearchProps extends Pick<HistoryEvents, 'onSearch'> {
  readonly sought: string;
}

/** Takes the focus when it appears. */
export function HistorySearch({ sought, onSearch }: HistorySearchProps) {
  return (
    <TextField
      label={HISTORY_MESSAGES.searchLabel}
      text={sought}
      onText={onSearch}
      hasFocus={sought === ''}
      leading={<Icon name="search" size={20} />}
      {...(sought !== '' && {
        trailing: <IconButton icon="close" label={HISTORY_MESSAGES.clear} onPress={() => onSearch('')} />,
      })}
    />
  );
}
