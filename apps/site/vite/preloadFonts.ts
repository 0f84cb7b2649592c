import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * The faces that the first screen is set in: display, text, and the figures of a racecard in all
 * their weights. A face that came later would move what is drawn without it.
 */
const firstScreen = [
  /fraunces-latin-.*normal.*\.woff2$/,
  /instrument-sans-latin-.*normal.*\.woff2$/,
  /barlow-condensed-latin-\d00-normal.*\.woff2$/,
];

/** Asks for the first screen's fonts beside the script and the styles, instead of after them. */
export function preloadFonts(): Plugin {
  return {
    name: 'furlong:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstScreen.some((face) => face.test(file)))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}
