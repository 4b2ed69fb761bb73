// Shows what strangers put on the chain so that it can be looked at and can do nothing.
import { useMemo, useState } from 'react';
import { type ContentLook, contentLook, LISTED_PIXELS } from '../domain/content/contentLook.ts';
import { describeContentFault, CONTENT_MESSAGES as MESSAGES, sayTooLarge } from '../text/contentMessages.ts';
import type { ContentState } from './ContentState.ts';
import { ContentAside } from './content/ContentAside.tsx';
import styles from './content/content.module.css';
import { StrangeDrawing } from './content/StrangeDrawing.tsx';
import { StrangePage } from './content/StrangePage.tsx';
import { StrangePicture } from './content/StrangePicture.tsx';
import { StrangeText } from './content/StrangeText.tsx';
import type { StrangeContent } from './LoadContent.ts';
import { Skeleton } from './Skeleton.tsx';

export interface ContentViewProps {
  readonly state: ContentState;
  /** as the index calls it, lower case; counts where the gateway says nothing. @default '' */
  readonly mime?: string;
  /** what it is, said aloud */
  readonly label: string;
  /** `tile`: a square without words or buttons, for a grid. @default 'whole' */
  readonly look?: 'whole' | 'tile';
  /** absent where trying again is somewhere else */
  readonly onRetry?: (() => void) | undefined;
}

/** Pictures are drawn as images, texts as texts; drawings and pages only when a person asks for it; the rest is named. */
export function ContentView(props: ContentViewProps) {
  const { state, mime = '', label, look = 'whole', onRetry } = props;
  const action = onRetry && { label: MESSAGES.retry, onPress: onRetry };
  switch (state.kind) {
    case 'nowhere':
      return <Nowhere look={look} />;
    case 'loading':
      return <ContentLoading look={look} />;
    case 'failed': {
      const message = describeContentFault(state.fault.kind);
      return <ContentAside icon="offline" {...message} look={look} action={action} />;
    }
    case 'too-large':
      return (
        <ContentAside icon="file" title={MESSAGES.tooLarge} text={sayTooLarge(state.limit)} look={look} />
      );
    case 'ready':
      return <ContentReady content={state.content} mime={mime} label={label} look={look} />;
  }
}

type Look = Required<ContentViewProps>['look'];

function Nowhere({ look }: { readonly look: Look }) {
  const title = look === 'tile' ? MESSAGES.tileNone : MESSAGES.nowhere;
  return <ContentAside icon="image" title={title} text={MESSAGES.nowhereText} look={look} />;
}

function ContentLoading({ look }: { readonly look: Look }) {
  if (look === 'tile') return <Skeleton height="100%" shape="block" />;
  return (
    <div className={styles.skeleton} role="status" aria-label={MESSAGES.loading}>
      <Skeleton height="100%" shape="block" />
    </div>
  );
}

interface ContentReadyProps {
  readonly content: StrangeContent;
  readonly mime: string;
  readonly label: string;
  readonly look: Look;
}

function ContentReady({ content, mime, label, look }: ContentReadyProps) {
  const seen = useMemo(() => contentLook(content.mime || mime, content.bytes), [content, mime]);
  const broken = <ContentAside icon="image" title={MESSAGES.broken} text={MESSAGES.brokenText} look={look} />;
  switch (seen.kind) {
    case 'picture': {
      const { mime: drawnAs, pixels } = seen;
      if (look === 'tile' && pixels > LISTED_PIXELS) return <TooLarge look={look} />;
      const picture = { mime: drawnAs, pixels, bytes: content.bytes, label, look, broken };
      return <StrangePicture {...picture} waiting={<TooMany look={look} />} />;
    }
    case 'drawing':
      return look === 'tile' ? <ListedDrawing /> : <StrangeDrawing text={seen.text} label={label} />;
    case 'text':
      return <StrangeText text={seen.text} look={look} />;
    case 'page':
      return <PageLook seen={seen} label={label} look={look} />;
    case 'file':
      return <FileLook look={look} />;
    case 'too-large':
      return <TooLarge look={look} />;
    case 'broken':
      return broken;
  }
}

const TooLarge = ({ look }: { readonly look: Look }) => (
  <ContentAside icon="image" title={MESSAGES.tooLarge} text={MESSAGES.tooLargePixels} look={look} />
);

const TooMany = ({ look }: { readonly look: Look }) => (
  <ContentAside icon="image" title={MESSAGES.tooMany} text={MESSAGES.tooLargePixels} look={look} />
);

const ListedDrawing = () => (
  <ContentAside icon="image" title={MESSAGES.tileDrawing} text={MESSAGES.drawingText} look="tile" />
);

function FileLook({ look }: { readonly look: Look }) {
  const title = look === 'tile' ? MESSAGES.tileFile : MESSAGES.file;
  return <ContentAside icon="file" title={title} text={MESSAGES.fileText} look={look} />;
}

interface PageLookProps {
  readonly seen: Extract<ContentLook, { kind: 'page' }>;
  readonly label: string;
  readonly look: Look;
}

/** A page is opened when a person asks for it. In a grid it shows what it is written with. */
function PageLook({ seen, label, look }: PageLookProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (look === 'tile') return <StrangeText text={seen.html} look={look} />;
  if (shown !== seen.html) {
    const action = { label: MESSAGES.showPage, onPress: () => setShown(seen.html) };
    return (
      <ContentAside
        icon="file"
        title={MESSAGES.pageTitle}
        text={MESSAGES.pageText}
        look={look}
        action={action}
      />
    );
  }
  return (
    <div className={styles.whole}>
      <StrangePage html={seen.html} label={label} />
      <p className={styles.note}>{MESSAGES.page}</p>
    </div>
  );
}
