// A line that expands rarely needed content.
import { Accordion } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** the pressable line */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** its content has its own padding. @default false */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** Key of the only item. */
const ITEM = 'item';

/** While closed, its content isn't in the page at all. */
export function Disclosure({ title, isOpen, onToggle, isFlush, children }: DisclosureProps) {
  return (
    <HeadlessScope>
      <Accordion
        classNames={styles}
        mod={{ flush: isFlush }}
        value={isOpen ? ITEM : null}
        onChange={onToggle}
        chevron={<Icon name="chevron-down" size={20} />}
        transitionDuration={0}
        keepMounted={false}
      >
        <Accordion.Item value={ITEM}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{children}</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </HeadlessScope>
  );
}
