import { Component, type ReactNode } from 'react';

type FaultBoundaryProps = {
  /** What stands there instead; `retry` draws the children once more. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
};

/** What throws while it is drawn takes nothing along that stands outside of here. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  private readonly retry = (): void => {
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(this.retry) : children;
  }
}
