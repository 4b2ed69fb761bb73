// One importable address: a checkbox, the address, its history, and its coins.
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { Identicon } from '../art/Identicon.tsx';
import row from '../fields/checkedRow.module.css';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './FoundRow.module.css';

export interface FoundRowProps {
  readonly address: DogeAddress;
  /** its name among others, for example "Address 3" */
  readonly name: string;
  /** a further note, small */
  readonly note: string | null;
  /** its coins */
  readonly trailing?: ReactNode;
  readonly isChosen: boolean;
  /** absent if it can't be chosen */
  readonly onChoose?: ((isOn: boolean) => void) | undefined;
}

/** For a list item of a flush Card. The whole row toggles the checkbox. */
export function FoundRow({ address, name, note, trailing, isChosen, onChoose }: FoundRowProps) {
  const content = (
    <>
      <span className={styles.dog}>
        <Identicon address={address} />
      </span>
      <span className={styles.facts}>
        <span className={styles.textBlock}>
          <span className={styles.address} translate="no" dir="ltr">
            {shortAddress(address)}
          </span>
          <span className={styles.note}>{note === null ? name : `${name}, ${note}`}</span>
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </span>
    </>
  );
  if (onChoose === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <HeadlessScope>
      <Checkbox
        className={styles.row ?? ''}
        classNames={row}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        label={content}
      />
    </HeadlessScope>
  );
}
