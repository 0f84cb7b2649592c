import type { LinkComponentProps } from '../src';

/** A plain link, in place of a router's. */
export function Anchor(props: LinkComponentProps) {
  return <a {...props} />;
}
