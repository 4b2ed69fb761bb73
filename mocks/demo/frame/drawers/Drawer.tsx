/** One drawer of the desk. Opening it closes the others. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../src/components/art/Icon.tsx';
import type { IconName } from '../../../../src/components/art/iconPaths.ts';

interface DrawerProps {
  readonly icon: IconName;
  readonly title: string;
  /** its contents in a few words */
  readonly hint: string;
  readonly children: ReactNode;
}

/** Renders nothing inside while closed. */
export function Drawer({ icon, title, hint, children }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) drawer.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <details
      ref={drawer}
      name="drawer"
      className="drawer"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name={icon} size={20} />
        <strong>{title}</strong>
        <span className="drawer-hint">{hint}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      {isOpen && <div className="drawer-content">{children}</div>}
    </details>
  );
}
