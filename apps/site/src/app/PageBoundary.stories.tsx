import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageBoundary } from './PageBoundary.tsx';
import { RouterLink, RouterLinks } from './RouterLink.tsx';

function Page({ name }: { name: string }) {
  if (name === 'broken') throw new Error('This page cannot be drawn.');
  return <p>The {name} page</p>;
}

function Site() {
  const page = useLocation().pathname.slice(1);
  return (
    <>
      <RouterLink href="/sound">Another page</RouterLink>
      <PageBoundary page={page}>
        <Page name={page} />
      </PageBoundary>
    </>
  );
}

const meta = preview.meta({
  title: 'App/PageBoundary',
  component: Site,
  tags: ['!autodocs'],
  render: () => (
    <MemoryRouter initialEntries={['/broken']}>
      <RouterLinks>
        <Site />
      </RouterLinks>
    </MemoryRouter>
  ),
});

export const TestFailure = meta.story({
  name: 'Test: a page that fails says so, and leaves the next one its chance',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This page could not be shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Another page' }));
    await expect(canvas.getByText('The sound page')).toBeVisible();
    await expect(canvas.queryByText('This page could not be shown')).not.toBeInTheDocument();
  },
});
