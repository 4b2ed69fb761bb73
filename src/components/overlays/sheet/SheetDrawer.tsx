// The drawer behind a Sheet: Mantine's, since trapping and restoring focus is easy to get wrong.
import { COMPONENT_MESSAGES as MESSAGES } from '../../../i18n/messages/app/componentMessages.ts';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { MantineScope } from '../../theme/MantineScope.tsx';
import { duration } from '../../theme/tokens.ts';
import styles from './SheetDrawer.module.css';

export interface SheetProps {
  readonly isOpen: boolean;
  /** title, shown and announced */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const MOTION = {
  transition: 'slide-up',
  duration: duration.in,
  exitDuration: duration.out,
  timingFunction: 'ease-out',
} as const;

/** Focus candidates when a sheet opens, in order: the chosen option, otherwise the first field or button. */
const ANSWERS = [
  '[data-autofocus]',
  'input:checked',
  'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]',
];

/** Marks the element for the drawer, which would focus the cross otherwise. */
function leadFocus(content: HTMLElement | null): void {
  for (const answer of ANSWERS) {
    const found = content?.querySelector(answer);
    if (!found) continue;
    found.setAttribute('data-autofocus', 'true');
    return;
  }
}

/** When a sheet's content changes, the focused element is gone: focus moves to the title, which is announced. */
function useFocusOfTitle({
  isOpen,
  title,
}: Pick<SheetProps, 'isOpen' | 'title'>): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (isOpen && last.current !== title) heading.current?.focus();
    last.current = title;
  }, [isOpen, title]);
  return heading;
}

/** Focus stays inside while it is open and returns afterwards. */
export function SheetDrawer({ isOpen, title, onClose, children }: SheetProps) {
  const heading = useFocusOfTitle({ isOpen, title });
  return (
    <MantineScope>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        position="bottom"
        size="auto"
        classNames={{
          inner: styles.inner ?? '',
          content: styles.content ?? '',
          header: styles.header ?? '',
          title: styles.title ?? '',
          body: styles.body ?? '',
          close: styles.close ?? '',
        }}
        transitionProps={MOTION}
      >
        <Drawer.Overlay backgroundOpacity={0.65} />
        {/* until its title labels it, shortly after mounting */}
        <Drawer.Content aria-label={title}>
          {/* a dialog's header is not the page's banner */}
          <Drawer.Header role="none">
            <Drawer.Title ref={heading} tabIndex={-1}>
              {title}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={MESSAGES.close} />
          </Drawer.Header>
          <Drawer.Body ref={leadFocus}>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineScope>
  );
}
