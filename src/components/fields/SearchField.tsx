// The field that searches a list.
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../art/Icon.tsx';
import { TextField } from './TextField.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** names the button that empties it, said aloud */
  readonly clearLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** With a way to empty it once there is something in it. */
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
