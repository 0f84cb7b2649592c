import { type CSSProperties, type ReactNode, Suspense, use, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useKeptFocus } from './useKeptFocus.ts';

/** Ways in which what has the focus ceases to take it, each in a region of its own. */
const ways = ['removed', 'disabled', 'hidden', 'hidden by CSS', 'invisible', 'inert'] as const;
type Way = (typeof ways)[number];

const looks: Partial<Record<Way, CSSProperties>> = {
  'hidden by CSS': { display: 'none' },
  invisible: { visibility: 'hidden' },
};

function Control({ way }: { way: Way }) {
  const [pressed, setPressed] = useState(false);
  return (
    <section aria-label={way}>
      {!(pressed && way === 'removed') && (
        <button
          type="button"
          disabled={pressed && way === 'disabled'}
          hidden={pressed && way === 'hidden'}
          inert={pressed && way === 'inert'}
          style={pressed ? looks[way] : undefined}
          onClick={() => setPressed(true)}
        >
          Press
        </button>
      )}
    </section>
  );
}

function Site() {
  useKeptFocus();
  const [news, setNews] = useState(true);
  return (
    <main>
      <h1>My Stable</h1>
      {ways.map((way) => (
        <Control key={way} way={way} />
      ))}
      {news && (
        <section aria-label="News">
          <button type="button" onClick={() => setNews(false)}>
            Hide the news
          </button>
        </section>
      )}
    </main>
  );
}

const meta = preview.meta({ title: 'App/useKeptFocus', component: Site, tags: ['!autodocs'] });

export const TestTakenAway = meta.story({
  name: 'Test: what is removed, disabled or hidden leaves the focus where it stood',
  play: async ({ canvas, userEvent }) => {
    for (const name of ways) {
      const region = canvas.getByRole('region', { name });
      region.querySelector('button')?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(region).toHaveFocus());
    }
    canvas.getByRole('button', { name: 'Hide the news' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
});

/** A box that is not drawn once it is empty, as a form's foot is when its refusal has gone. */
const emptied = { display: 'none' };

/** A page with one region, in which something is given back. */
function SalePage({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <main>
      <h1>Silver Comet</h1>
      <section aria-label="Sale">{children}</section>
    </main>
  );
}

function Sale() {
  const [given, setGiven] = useState(false);
  return (
    <SalePage>
      <div style={given ? emptied : undefined}>
        <div>
          {!given && (
            <button type="button" onClick={() => setGiven(true)}>
              Give it back
            </button>
          )}
        </div>
      </div>
    </SalePage>
  );
}

export const TestEmptied = meta.story({
  name: 'Test: what is no longer drawn, being empty, is passed over for what stands around it',
  render: () => <Sale />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Sale' })).toHaveFocus());
  },
});

const emptiedLater = `
  [data-stage='1'] .inner { display: none; }
  [data-stage='2'] .outer { display: none; }
`;

function Stages() {
  return (
    <SalePage>
      <style>{emptiedLater}</style>
      <div className="outer" data-testid="outer">
        <div className="inner" data-testid="inner">
          <button type="button" onClick={({ currentTarget }) => currentTarget.remove()}>
            Give it back
          </button>
        </div>
      </div>
    </SalePage>
  );
}

export const TestEmptiedTwice = meta.story({
  name: 'Test: what took the focus over, and is gone itself a frame later, hands it on',
  render: () => <Stages />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Sale' });
    canvas.getByRole('button').focus();
    // Of the page's own attributes none says that something is hidden.
    const hide = (stage: number) => () => {
      region.dataset.stage = String(stage);
    };
    canvas.getByTestId('inner').addEventListener('focus', hide(1), { once: true });
    canvas.getByTestId('outer').addEventListener('focus', hide(2), { once: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region).toHaveFocus());
  },
});

const never = new Promise<string>(() => {});

function Loaded({ waiting }: { waiting: boolean }) {
  return waiting ? use(never) : null;
}

function Suspended() {
  useKeptFocus();
  const [waiting, setWaiting] = useState(false);
  return (
    <main>
      <h1>Results</h1>
      <section aria-label="Races">
        <Suspense fallback={<p>Loading</p>}>
          <button type="button" onClick={() => setWaiting(true)}>
            Show more
          </button>
          <Loaded waiting={waiting} />
        </Suspense>
      </section>
    </main>
  );
}

export const TestSuspended = meta.story({
  name: 'Test: what waits for its data leaves the focus where it stood',
  render: () => <Suspended />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Loading');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Races' })).toHaveFocus());
  },
});

export const TestGivenUp = meta.story({
  name: 'Test: a press beside everything gives the focus up',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button')[0];
    button?.focus();
    await userEvent.click(canvas.getByRole('heading'));
    await expect(document.body).toHaveFocus();
    button?.toggleAttribute('disabled');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
});
