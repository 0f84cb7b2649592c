import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RouterLink, RouterLinks } from './RouterLink.tsx';

/** What the links leave to the browser, which is kept from doing it. */
const left = fn();

function keep(event: MouseEvent) {
  if (!event.defaultPrevented && event.target instanceof Element) left(event.target.textContent);
  event.preventDefault();
}

function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>{pathname + search}</h1>
      <RouterLink href="/second?tab=news">News</RouterLink>
      <RouterLink href="/second" target="_blank">
        Beside
      </RouterLink>
      <RouterLink href="https://elsewhere.example/">Elsewhere</RouterLink>
      <RouterLink href="/second" onClick={(event) => event.preventDefault()}>
        Taken over
      </RouterLink>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

const meta = preview.meta({
  title: 'App/RouterLink',
  component: Site,
  tags: ['!autodocs'],
  beforeEach: () => {
    left.mockClear();
    // Comes after whatever the links do with the press themselves.
    window.addEventListener('click', keep);
    return () => window.removeEventListener('click', keep);
  },
  render: () => (
    <MemoryRouter initialEntries={['/first']}>
      <RouterLinks>
        <Site />
      </RouterLinks>
    </MemoryRouter>
  ),
});

export const TestFollowed = meta.story({
  name: 'Test: a link is followed in the page, and the way back leads past it once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'News' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('/second?tab=news');
    await userEvent.click(canvas.getByRole('link', { name: 'News' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('/first');
  },
});

export const TestLeftToBrowser = meta.story({
  name: 'Test: what is for another tab, leads elsewhere or is taken over is not followed in the page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'News' }));
    await userEvent.keyboard('{/Control}');
    await userEvent.click(canvas.getByRole('link', { name: 'Beside' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await expect(left.mock.calls.flat()).toEqual(['News', 'Beside', 'Elsewhere']);
    await userEvent.click(canvas.getByRole('link', { name: 'Taken over' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('/first');
  },
});
