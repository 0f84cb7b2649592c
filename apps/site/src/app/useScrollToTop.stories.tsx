import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RouterLink, RouterLinks } from './RouterLink.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/** A page three screens high. */
function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useScrollToTop(pathname);
  return (
    <main style={{ minBlockSize: '300vh' }}>
      <h1>{pathname}</h1>
      <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <RouterLink href="/second">Next page</RouterLink>
        <RouterLink href="/second?tab=news">Another tab</RouterLink>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </div>
    </main>
  );
}

const meta = preview.meta({
  title: 'App/useScrollToTop',
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

const scrollDown = async () => {
  window.scrollTo(0, 400);
  await waitFor(() => expect(window.scrollY).toBe(400));
};

export const TestScroll = meta.story({
  name: 'Test: a new page begins at its top; a tab of it and the way back keep their place',
  play: async ({ canvas, userEvent }) => {
    await scrollDown();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('/second');
    await expect(window.scrollY).toBe(0);

    await scrollDown();
    await userEvent.click(canvas.getByRole('link', { name: 'Another tab' }));
    await expect(window.scrollY).toBe(400);

    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('/first');
    await expect(window.scrollY).toBe(400);
  },
});
