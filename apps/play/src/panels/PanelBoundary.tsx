import { ErrorState, ModalShell } from '@ikka/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that cannot be loaded (a lost connection, a newer version of the page) must not take the game with it. */
export class PanelBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ModalShell opened onClose={this.props.onClose} title={this.props.title}>
        <ErrorState onRetry={() => location.reload()} />
      </ModalShell>
    );
  }
}
