import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useKeptFocus } from './useKeptFocus.ts';

type Presses = Readonly<Record<'removed' | 'disabled' | 'section', boolean>>;

function Site() {
  useKeptFocus();
  const [pressed, setPressed] = useState<Presses>({
    removed: false,
    disabled: false,
    section: false,
  });
  const press = (what: keyof Presses) => () => setPressed({ ...pressed, [what]: true });
  return (
    <main>
      <h1>My Stable</h1>
      <section aria-label="Entries">
        {!pressed.removed && (
          <button type="button" onClick={press('removed')}>
            Show more
          </button>
        )}
        <button type="button" disabled={pressed.disabled} onClick={press('disabled')}>
          Confirm Entry
        </button>
      </section>
      {!pressed.section && (
        <section aria-label="News">
          <button type="button" onClick={press('section')}>
            Hide the news
          </button>
        </section>
      )}
    </main>
  );
}

const meta = preview.meta({ title: 'App/useKeptFocus', component: Site, tags: ['!autodocs'] });

export const TestTakenAway = meta.story({
  name: 'Test: what is removed or disabled leaves the focus where it stood',
  play: async ({ canvas, userEvent }) => {
    const entries = canvas.getByRole('region', { name: 'Entries' });
    for (const name of ['Show more', 'Confirm Entry']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(entries).toHaveFocus());
    }
    canvas.getByRole('button', { name: 'Hide the news' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
});

export const TestGivenUp = meta.story({
  name: 'Test: a press beside everything gives the focus up',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm Entry' });
    button.focus();
    await userEvent.click(canvas.getByRole('heading'));
    await expect(document.body).toHaveFocus();
    button.toggleAttribute('disabled');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
});
