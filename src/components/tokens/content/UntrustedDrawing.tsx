// An untrusted SVG drawing: shown on request, rebuilt from its parsed contents.
import { useMemo, useState } from 'react';
import { readSvg, type SvgProblem } from '../../../domain/content/readSvg.ts';
import {
  describeDrawingProblem,
  CONTENT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/contentMessages.ts';
import { ContentAside } from './ContentAside.tsx';
import { UntrustedPicture } from './UntrustedPicture.tsx';

interface UntrustedDrawingProps {
  readonly text: string;
  /** accessible name */
  readonly label: string;
}

/** A drawing fills its container, whatever its stated size. */
const PIXELS = 4_000_000;

/** Not shown in lists. */
export function UntrustedDrawing({ text, label }: UntrustedDrawingProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (shown === text) return <ReadDrawing text={text} label={label} />;
  const action = { label: MESSAGES.showPicture, onPress: () => setShown(text) };
  return (
    <ContentAside
      icon="image"
      title={MESSAGES.drawing}
      text={MESSAGES.drawingText}
      variant="whole"
      action={action}
    />
  );
}

function ReadDrawing({ text, label }: UntrustedDrawingProps) {
  const drawing = useMemo(() => {
    const read = readSvg(text);
    return read.ok ? { ok: true as const, bytes: new TextEncoder().encode(read.value) } : read;
  }, [text]);
  if (!drawing.ok) return <Rejected problem={drawing.problem} />;
  const broken = (
    <ContentAside icon="image" title={MESSAGES.broken} text={MESSAGES.brokenText} variant="whole" />
  );
  const picture = {
    mime: 'image/svg+xml',
    pixels: PIXELS,
    bytes: drawing.bytes,
    label,
    variant: 'whole',
  } as const;
  return <UntrustedPicture {...picture} broken={broken} waiting={<TooMany />} />;
}

const Rejected = ({ problem }: { readonly problem: SvgProblem }) => (
  <ContentAside
    icon="image"
    title={MESSAGES.noDrawing}
    text={describeDrawingProblem(problem)}
    variant="whole"
  />
);

const TooMany = () => (
  <ContentAside icon="image" title={MESSAGES.tooMany} text={MESSAGES.tooLargePixels} variant="whole" />
);
