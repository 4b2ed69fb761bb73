import { useCallback, useEffect, useState } from 'react';
import type { CopiedText, CopyOutcome } from '../components/actions/CopyButton.tsx';
import type { Clock } from '../ports/Clock.ts';
import type { Telegram } from '../ports/Telegram.ts';

/** How long a copy's outcome is shown, milliseconds: a failure includes instructions, which take longer to read. */
const SHOWN_MS: Readonly<Record<CopyOutcome, number>> = { copied: 2000, failed: 6000 };

/** Copies texts and keeps the last outcome for some seconds. */
export function useCopied<What>(
  host: Telegram,
  clock: Clock,
): readonly [CopiedText<What> | null, (what: What, text: string) => void] {
  const [copied, setCopied] = useState<CopiedText<What> | null>(null);
  useEffect(
    () => (copied === null ? undefined : clock.after(SHOWN_MS[copied.outcome], () => setCopied(null))),
    [copied, clock],
  );
  const copy = useCallback(
    (what: What, text: string) => {
      void host.copyText(text).then((reached) => {
        host.haptic(reached ? 'light' : 'error');
        setCopied({ what, outcome: reached ? 'copied' : 'failed' });
      });
    },
    [host],
  );
  return [copied, copy];
}
