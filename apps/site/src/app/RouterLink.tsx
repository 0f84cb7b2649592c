import type { LinkComponentProps } from '@furlong/ui';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/** Follows the links inside with the router around it. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const at = createPath(useLocation());
  const latest = useRef({ navigate, at });
  useEffect(() => {
    latest.current = { navigate, at };
  }, [navigate, at]);
  // The same on every page: a hundred links are not drawn again whenever one of them is followed.
  const [follow] = useState(() => (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    event.preventDefault();
    void latest.current.navigate(href, { replace: href === latest.current.at });
  });
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/** Draws ui's links. What leads out of the site, or is opened beside the page, is the browser's. */
export function RouterLink({ href, onClick, ...props }: LinkComponentProps) {
  const follow = use(FollowContext);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlain(event) && /^\/(?!\/)/.test(href))
          follow(event, href);
      }}
    />
  );
}

/** Neither for another tab or window, nor to be kept as a file. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  currentTarget.target === '' &&
  !currentTarget.hasAttribute('download');
