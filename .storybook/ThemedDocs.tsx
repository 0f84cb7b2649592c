import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brands } from './brand';

const events = ['setGlobals', 'globalsUpdated'];

/** The theme that the toolbar says, of an event that carries the globals. */
function themeOf(event: { globals?: { theme?: unknown } } | undefined): keyof typeof brands {
  return event?.globals?.theme === 'dark' ? 'dark' : 'light';
}

/** A page of documentation, in the theme that its stories are shown in. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const channel = addons.getChannel();
  const [theme, setTheme] = useState(() =>
    themeOf((channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]),
  );
  useEffect(() => {
    const update = (event: Parameters<typeof themeOf>[0]) => setTheme(themeOf(event));
    for (const event of events) channel.on(event, update);
    return () => {
      for (const event of events) channel.off(event, update);
    };
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={brands[theme]} />;
}
