import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RouterLink, RouterLinks } from './RouterLink.tsx';
import { usePageAnnouncement } from './usePageAnnouncement.ts';

/** A page whose heading comes with its data. */
function Page({ pathname }: { pathname: string }) {
  const [loaded, setLoaded] = useState(pathname !== '/slow');
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {loaded && <title>{`Page ${pathname}`}</title>}
      {loaded && <h1>{pathname}</h1>}
      <RouterLink href={`${pathname}?tab=news`}>Another tab</RouterLink>
    </>
  );
}

function Site() {
  const { pathname } = useLocation();
  const announced = usePageAnnouncement(pathname);
  return (
    <>
      <RouterLink href="/next">Next page</RouterLink>
      <RouterLink href="/slow">Slow page</RouterLink>
      <main>
        <Page key={pathname} pathname={pathname} />
      </main>
      <p role="status">{announced}</p>
    </>
  );
}

const meta = preview.meta({
  title: 'App/usePageAnnouncement',
  component: Site,
  tags: ['!autodocs'],
  decorators: (Story) => (
    <MemoryRouter initialEntries={['/first']}>
      <RouterLinks>
        <Story />
      </RouterLinks>
    </MemoryRouter>
  ),
});

export const TestNavigation = meta.story({
  name: 'Test: another page is announced and begins at its heading; a tab of it does neither',
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(canvas.getByRole('heading', { name: '/next' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page /next'));

    await userEvent.click(canvas.getByRole('link', { name: 'Another tab' }));
    await expect(canvas.getByRole('link', { name: 'Another tab' })).toHaveFocus();
  },
});

export const TestSlowPage = meta.story({
  name: 'Test: the heading of a page that is loading gets the focus when it comes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Slow page' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(await canvas.findByRole('heading', { name: '/slow' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page /slow'));
  },
});

export const TestGoneOn = meta.story({
  name: 'Test: who has gone on before the heading comes is not called back',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Slow page' }));
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Another tab' });
    await expect(link).toHaveFocus();
    await canvas.findByRole('heading', { name: '/slow' });
    await expect(link).toHaveFocus();
  },
});
