import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';

/** The host's link passes on everything it is given: menus add handlers and a ref of their own. */
export type LinkComponentProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** Draws every link inside, so that the host's router can take them over. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Hands the host's link to everything inside. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that draws a link here. */
export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkContext);
}
