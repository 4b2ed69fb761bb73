// Chooses another wallet's file: its text goes into the field; unsupported files are named, with advice.
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { MAX_LIST_LENGTH } from '../../../domain/keys/keyList.ts';
import { HEAD_BYTES, type WalletFileKind, walletFileKind } from '../../../domain/keys/walletFile.ts';
import {
  describeWalletFile,
  KEY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/importMessages.ts';

/** Why a file can't be read as text. */
type Refused = Exclude<WalletFileKind, 'text'> | 'too-large' | 'unreadable';

interface WalletFileChoiceProps {
  /** a secret, which is passed on */
  readonly onText: (text: string) => void;
}

/** Reads only the first bytes of unsupported files: they can be large. */
async function refusalOf(file: File): Promise<Refused | null> {
  const kind = walletFileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind !== 'text') return kind;
  return file.size > MAX_LIST_LENGTH ? 'too-large' : null;
}

/** UTF-16 starts with a byte order mark; anything else is read as UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

export function WalletFileChoice({ onText }: WalletFileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = async (file: File) => {
    try {
      const refusal = await refusalOf(file);
      setRefused(refusal);
      if (refusal === null) onText(await textOf(file));
    } catch {
      setRefused('unreadable');
    }
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // allows choosing the same file again
    event.target.value = '';
    if (file) void open(file);
  };
  return (
    <>
      {refused !== null && <Notice tone="caution" isLive {...describeWalletFile(refused)} />}
      <Button tone="plain" size="small" icon="file" onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
    </>
  );
}
