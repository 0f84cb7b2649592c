import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  checks,
  published,
  sealed,
  talents,
  trusted,
  trustedInVoid,
  verifyRunners,
} from '../../../fixtures/verification';
import { Link } from '../../../primitives/Link/Link';
import { VerifyPanel, type VerifyPanelProps } from './VerifyPanel';

const finishes = { type: 'compared', runners: verifyRunners } as const;

const passed = {
  rerun: { state: 'done', answer: { passed: true, checks, finishes, trusted } },
} satisfies Partial<VerifyPanelProps>;

const differing = {
  rerun: {
    state: 'done',
    answer: {
      passed: false,
      checks: checks.map((check) =>
        check.name === 'Checksum'
          ? { ...check, passed: false, detail: 'Published 85413e07, run again 1c04d2b9.' }
          : check,
      ),
      finishes: {
        type: 'compared',
        runners: verifyRunners.map((runner) =>
          runner.horseId === 'h2'
            ? { ...runner, passed: false, published: '2nd in 1:23.38' }
            : runner,
        ),
      },
      trusted,
    },
  },
} satisfies Partial<VerifyPanelProps>;

const calledOff = {
  status: 'void',
  rerun: {
    state: 'done',
    answer: {
      passed: true,
      checks: checks.filter(({ name }) => name !== 'Checksum'),
      finishes: {
        type: 'would_be',
        runners: verifyRunners.map(({ horseId, horse, horseHref, rerun: finish }) => {
          return { horseId, horse, horseHref, finish };
        }),
      },
      trusted: trustedInVoid,
    },
  },
} satisfies Partial<VerifyPanelProps>;

const meta = preview.meta({
  title: 'Components/Rerun/VerifyPanel',
  component: VerifyPanel,
  tags: ['vrt'],
  args: {
    status: 'finished',
    rerun: { state: 'idle' },
    published,
    talents,
    proof: <Link href="/fairness">What verifying proves, and what it does not</Link>,
    onVerify: fn<VerifyPanelProps['onVerify']>(),
  } satisfies VerifyPanelProps,
});

export const Default = meta.story();

/** Entries are closed, the race is not run: the seed is still sealed. */
export const Sealed = meta.story({ args: { published: sealed } });

/** The browser is running the race again. */
export const Running = meta.story({ args: { rerun: { state: 'running' } } });

/** Everything agrees: what a player should always see. */
export const Passed = meta.story({ args: passed });

/** A published time does not follow from the seed: the panel names the runner and both figures. */
export const Failed = meta.story({ args: differing });

/** A fault stopped the race after its field was frozen: who would have won is for all to see. */
export const CalledOff = meta.story({ args: calledOff });

/** The browser could not start the worker. */
export const NotRun = meta.story({
  args: {
    rerun: {
      state: 'failed',
      problem: 'The worker that re-runs races could not be started.',
    },
  },
});

/** The seeds and hashes wrap, and nothing is cut off. */
export const OnPhone = meta.story({
  args: { published },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

export const TestVerifies = meta.story({
  name: 'Test: pressing the button asks for the race to be run again',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify this race' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
});

export const TestShowsWhatSealsTheTalents = meta.story({
  name: 'Test: the hashes of the runners’ talents are folded away, each beside its horse',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas, userEvent }) => {
    const [first] = talents;
    await expect(canvas.getByText(String(first?.value))).not.toBeVisible();
    await userEvent.click(canvas.getByText('What was published of it'));
    await userEvent.click(canvas.getByText('Sealed talents of the runners'));
    await expect(canvas.getByText(String(first?.value))).toBeVisible();
    await expect(canvas.getByText(String(first?.name))).toBeVisible();
  },
});

export const TestSaysWhatIsTrusted = meta.story({
  args: passed,
  name: 'Test: what is proven, the runners and what is taken on trust are lists of their own',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    const proven = canvas.getByRole('list', { name: 'Proven in your browser' });
    await expect(within(proven).getAllByRole('listitem')).toHaveLength(checks.length);
    const runners = canvas.getByRole('list', { name: 'Runners, run again' });
    await expect(within(runners).getAllByRole('listitem')).toHaveLength(verifyRunners.length);
    await expect(within(runners).getByRole('link', { name: 'Silver Comet' })).toHaveAttribute(
      'href',
      '/horses/h1',
    );
    const onTrust = canvas.getByRole('list', { name: 'Taken on trust' });
    await expect(onTrust).toHaveTextContent('This race rests on trust in the house.');
  },
});

export const TestShowsWhatWouldHaveBeen = meta.story({
  args: calledOff,
  name: 'Test: a race that was called off is not called run again, and its would-be result is a list',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Until it was called off');
    const runners = canvas.getByRole('list', { name: 'Had the race been run' });
    await expect(within(runners).getAllByRole('listitem')[0]).toHaveTextContent(
      'Silver Comet1st in 1:23.41',
    );
    await expect(canvas.queryByRole('list', { name: 'Runners, run again' })).toBeNull();
  },
});

export const TestNamesWhatDiffers = meta.story({
  args: differing,
  name: 'Test: a difference is named, not only marked',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not verified');
    await expect(
      canvas.getByText('published 2nd in 1:23.38, run again 2nd in 1:23.44'),
    ).toBeVisible();
  },
});
