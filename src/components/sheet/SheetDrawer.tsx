// The drawer behind a Sheet: Mantine's, since focus that stays inside and comes back is easy to get wrong.
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './SheetDrawer.module.css';

export interface SheetProps {
  readonly isOpen: boolean;
  /** names the sheet, shown and said aloud */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const MOTION = {
  transition: 'slide-up',
  duration: 160,
  exitDuration: 120,
  timingFunction: 'ease-out',
} as const;

/** A bottom sheet. Focus stays inside while it is open and goes back to where it was. */
export function SheetDrawer({ isOpen, title, onClose, children }: SheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={title}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
        close: styles.close ?? '',
      }}
      transitionProps={MOTION}
      overlayProps={{ backgroundOpacity: 0.65 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
