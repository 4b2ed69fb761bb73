/** Copies a text for the visitor and for the phone: the fake client has its own clipboard. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { FakeHost } from '../../../telegram/hostContract.ts';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** the phone it can be pasted on */
  readonly host: FakeHost;
}

/** A button that shows whether the text was copied. */
export function CopyText({ label, text, host }: CopyTextProps) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    host.setClipboard(text);
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setCopied(text);
  };
  return (
    <Button size="small" icon={copied === text ? 'check' : 'copy'} onPress={() => void copy()}>
      {copied === text ? 'Copied' : label}
    </Button>
  );
}
