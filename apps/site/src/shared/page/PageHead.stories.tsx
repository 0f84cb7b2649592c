import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dropPreview } from './dropPreview.ts';
import { PageHead } from './PageHead.tsx';

const said = () =>
  [...document.head.querySelectorAll('[data-preview]')].map((each) =>
    each.getAttribute('property'),
  );

const meta = preview.meta({
  title: 'Site/Page/PageHead',
  component: PageHead,
  tags: ['!autodocs'],
  args: { title: 'Ashford Mile', description: 'Grade 1, 1600 m on turf at Ashford Downs.' },
});

export const TestPreview = meta.story({
  name: 'Test: takes the place of what the server has said of the page',
  beforeEach: () => {
    for (const [part, property] of [
      ['page', 'og:title'],
      ['address', 'og:url'],
    ] as const) {
      const element = document.createElement('meta');
      element.dataset.preview = part;
      element.setAttribute('property', property);
      document.head.append(element);
    }
    return () => {
      for (const each of document.head.querySelectorAll('[data-preview]')) each.remove();
    };
  },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Ashford Mile · Furlong'));
    await waitFor(() => expect(said()).toEqual(['og:url']));
    const address = location.href;
    history.replaceState(history.state, '', '#elsewhere');
    dropPreview();
    history.replaceState(history.state, '', address);
    await expect(said()).toEqual([]);
  },
});
