// What of history is shown: chips for its kinds, and the field to search in.
import { useLayoutEffect, useRef } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { ChipStrip } from '../../components/ChipStrip.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { TextField } from '../../components/TextField.tsx';
import { HISTORY_FILTERS, type HistoryFilter } from '../../domain/tx/findEntries.ts';
import { HISTORY_MESSAGES, nameFilter } from '../../text/historyMessages.ts';
import type { HistoryEvents } from './HistoryScreen.types.ts';

interface HistoryFiltersProps extends Pick<HistoryEvents, 'onFilter'> {
  readonly filter: HistoryFilter;
}

/** One of the kinds is on; on a small phone the strip scrolls sideways. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip comes into sight whenever another is chosen
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (strip.current && chosen) {
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [filter]);
  return (
    <ChipStrip ref={strip} label={HISTORY_MESSAGES.filters}>
      {HISTORY_FILTERS.map((kind) => (
        <Chip key={kind} label={nameFilter(kind)} isOn={kind === filter} onPress={() => onFilter(kind)} />
      ))}
    </ChipStrip>
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
