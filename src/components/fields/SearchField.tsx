// The field that searches a list.
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../art/Icon.tsx';
import { TextField } from './TextField.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** accessible name of the clear button */
  readonly clearLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** With a clear button while not empty. */
export function SearchField({ label, clearLabel, text, onText }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      text={text}
      onText={onText}
      leading={<Icon name="search" size={20} />}
      {...(text !== '' && {
        trailing: <IconButton icon="close" label={clearLabel} onPress={() => onText('')} />,
      })}
    />
  );
}
