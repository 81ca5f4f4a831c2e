"use client"; // React catches errors of components in the browser.

import { Component, type ReactNode } from "react";

/** Shows in a block’s place that its draft is incomplete. The next change reloads the page. */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className="wrap section" data-failed="">
        <p className="lede">This block can’t be shown yet: fill in its required fields.</p>
      </section>
    );
  }
}
