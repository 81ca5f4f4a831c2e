import { Activity, Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What is shown after an error; `retry` shows the children again. */
  fallback: (retry: () => void) => ReactNode;
};

/**
 * Keeps a fault to its own part of the page. React renders again only this part if a browser extension or a
 * translation has changed its elements (an `Activity` is the unit in which a page hydrates), and shows the
 * fallback if the part throws.
 */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    const { children, fallback } = this.props;
    if (this.state.hasFailed) return fallback(() => this.setState({ hasFailed: false }));
    return <Activity>{children}</Activity>;
  }
}
