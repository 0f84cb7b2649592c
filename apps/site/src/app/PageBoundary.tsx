import { ErrorState } from '@furlong/ui';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** The page's path: another page gets a new chance. */
  page: string;
  children: ReactNode;
}

/** Catches a page that could not be fetched or drawn, and says so instead of going blank. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.failed && before.page !== this.props.page) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="This page could not be shown"
        message="The connection may have failed, or a newer version of the game is out. Loading the page again helps with both."
        onRetry={() => location.reload()}
      />
    );
  }
}
