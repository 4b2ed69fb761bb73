/** Copies a text for the visitor, and for the phone: a bot's clipboard is the client's own. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { FakeHost } from '../../../telegram/hostContract.ts';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** of the phone that it can be pasted on */
  readonly host: FakeHost;
}

/** Says on its face whether it is copied. */
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
