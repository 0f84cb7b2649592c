import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ComponentType, ReactNode } from 'react';
import { type LinkComponentProps, LinkProvider } from '../Link/LinkProvider';

export interface UiProviderProps {
  /** Draws every link inside, so that the host's router can take them over. */
  link: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** What the host puts around its pages once. */
export function UiProvider({ link, children }: UiProviderProps) {
  return (
    // The site's content security policy allows no style elements.
    <CSPProvider disableStyleElements>
      <LinkProvider component={link}>{children}</LinkProvider>
    </CSPProvider>
  );
}
