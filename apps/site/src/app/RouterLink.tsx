import type { LinkComponentProps } from '@furlong/ui';
import { Link } from 'react-router-dom';

/** Draws ui's links with the site's router. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}
