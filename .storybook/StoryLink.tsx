import type { MouseEvent } from 'react';
import type { LinkComponentProps } from '../packages/ui/src/primitives/Link/LinkProvider';

/** A link that leads nowhere: a story must not be left, by a designer or by a test. */
export function StoryLink(props: LinkComponentProps) {
  const staying = {
    ...props,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event);
      event.preventDefault();
    },
  };
  return <a {...staying} />;
}
