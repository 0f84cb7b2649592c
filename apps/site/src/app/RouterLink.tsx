import type { LinkComponentProps } from '@furlong/ui';
import { Link } from 'react-router-dom';
import { preload } from './router.tsx';

/** Draws ui's links with the site's router, and fetches a page's script when it is pointed at. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const warm = () => preload(href);
  return <Link to={href} onPointerEnter={warm} onFocus={warm} {...props} />;
}
