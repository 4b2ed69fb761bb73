// A line of settings: its name, its state, and a way to change it.
import { Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './SettingRow.module.css';

/** What a press does: opens a screen, acts, toggles, or nothing. */
export type SettingControl =
  | { readonly kind: 'open'; readonly onPress: () => void }
  | { readonly kind: 'act'; readonly onPress: () => void; readonly tone?: 'plain' | 'danger' }
  | {
      readonly kind: 'switch';
      readonly isOn: boolean;
      readonly isBusy?: boolean;
      readonly onChange: (isOn: boolean) => void;
    }
  | { readonly kind: 'none' };

export interface SettingRowProps {
  readonly icon: IconName;
  readonly title: string;
  /** explanation or state; wraps */
  readonly text?: ReactNode;
  /** color of the second line, also shown by an icon. @default 'plain' */
  readonly textTone?: 'plain' | 'received' | 'caution';
  /** the state in a word or two, before the chevron */
  readonly value?: ReactNode;
  readonly control: SettingControl;
}

const TEXT_ICONS = { received: 'check', caution: 'warning' } as const;

/** For a flush Card. */
export function SettingRow(props: SettingRowProps) {
  const { control } = props;
  const id = useId();
  if (control.kind === 'none')
    return (
      <div className={styles.row}>
        <Face {...props} id={id} />
      </div>
    );
  if (control.kind === 'switch') {
    return (
      <div className={styles.row} data-control="switch">
        <Face {...props} id={id} />
        <HeadlessScope>
          <Switch
            aria-labelledby={`${id}-title`}
            aria-describedby={props.text === undefined ? undefined : `${id}-text`}
            checked={control.isOn}
            disabled={control.isBusy}
            onChange={(event) => control.onChange(event.currentTarget.checked)}
          />
        </HeadlessScope>
      </div>
    );
  }
  const tone = control.kind === 'act' ? control.tone : undefined;
  return (
    <button type="button" className={styles.row} data-tone={tone} onClick={control.onPress}>
      <Face {...props} id={id} />
      {control.kind === 'open' && <Icon name="chevron" size={18} className={styles.chevron} />}
    </button>
  );
}

function Face({
  icon,
  title,
  text,
  textTone = 'plain',
  value,
  id,
}: SettingRowProps & { readonly id: string }) {
  return (
    <>
      <Icon name={icon} size={22} className={styles.icon} />
      <span className={styles.textBlock}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {text !== undefined && (
          <span id={`${id}-text`} className={styles.text} data-tone={textTone}>
            {textTone !== 'plain' && <Icon name={TEXT_ICONS[textTone]} size={14} />}
            <span>{text}</span>
          </span>
        )}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  );
}
