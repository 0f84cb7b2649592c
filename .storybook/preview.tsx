import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/global';
import { UiProvider } from '../packages/ui/src/primitives/UiProvider/UiProvider';
import { breakpoints } from '../packages/ui/src/theme/breakpoints';
import { darkTheme, lightTheme } from '../packages/ui/src/theme/themes.css';
import { vars } from '../packages/ui/src/theme/vars.css';
import { StoryLink } from './StoryLink';

configure({
  // What never comes is told by then; what comes late, on a busy machine, is no fault.
  asyncUtilTimeout: 20_000,
  // Without the markup of the whole page: it would be written out anew, and thrown away, at every look
  // for what has yet to come.
  getElementError: (message) => new Error(message ?? undefined),
});

// Fetched for documentation alone: a test draws none.
const ThemedDocs = lazy(() =>
  import('./ThemedDocs').then((docs) => ({ default: docs.ThemedDocs })),
);

function Docs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

type Mode = 'light' | 'dark';
const themes: Record<Mode, string> = { light: lightTheme, dark: darkTheme };
const modes: Record<string, Mode[]> = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] };

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name}, ${width}`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

// What a story stands on, in the theme of the element that carries it.
const frame = { padding: vars.space.large, background: vars.color.surface.page };

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // A run of the tests looks by itself, at nothing but what fails it: packages/ui/checks.
      disable: import.meta.env.MODE === 'test',
      options: {
        resultTypes: ['violations', 'incomplete'],
        // No rule that runs here reads the sheets of styles, which axe would otherwise parse for each.
        preload: { assets: ['media'] },
      },
      // Base UI's guards must be focusable and silent: they hand the focus on the moment they get it.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    docs: { container: Docs },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Foundations', 'Primitives', 'Components', 'Pages'] },
    },
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'both'], dynamicTitle: true },
    },
  },
  decorators: [
    // As much room, in px, as the component has where it is used.
    (Story, { parameters: { maxInlineSize } }) =>
      maxInlineSize === undefined ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize }}>
          <Story />
        </div>
      ),
    (Story) => (
      <UiProvider link={StoryLink}>
        <Story />
      </UiProvider>
    ),
    (Story, { globals, parameters }) => {
      const shown = modes[String(globals.theme)] ?? ['light'];
      // On the root too, for what is drawn outside the story: dialogs, menus, the page itself.
      document.documentElement.dataset.theme = shown[0];
      if (parameters.layout === 'fullscreen' && shown.length === 1) return <Story />;
      return (
        <div data-story-frame>
          {shown.map((mode) => (
            <div key={mode} className={shown.length > 1 ? themes[mode] : undefined} style={frame}>
              <Story />
            </div>
          ))}
        </div>
      );
    },
  ],
});
