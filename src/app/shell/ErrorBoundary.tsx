/** Catches errors during rendering, and shows a fallback until the user continues. */
import { Component, type ReactNode } from 'react';
import { logError } from '../../adapters/log/log.ts';

interface ErrorNetProps {
  readonly children: ReactNode;
  /** renders the error; `retry` renders the tree again */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode;
  /** when it changes, the tree is rendered again */
  readonly resetKey: string;
}

interface ErrorNetState {
  readonly thrown: { readonly value: unknown } | null;
}

/** Logs only the name of an error: its message may contain anything. */
export class ErrorBoundary extends Component<ErrorNetProps, ErrorNetState> {
  override state: ErrorNetState = { thrown: null };

  static getDerivedStateFromError(value: unknown): ErrorNetState {
    return { thrown: { value } };
  }

  override componentDidCatch(value: unknown): void {
    logError('A screen failed to render', value instanceof Error ? value.name : typeof value);
  }

  override componentDidUpdate(previous: ErrorNetProps): void {
    if (previous.resetKey !== this.props.resetKey && this.state.thrown !== null)
      this.setState({ thrown: null });
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return this.props.fallback(thrown.value, () => this.setState({ thrown: null }));
  }
}
