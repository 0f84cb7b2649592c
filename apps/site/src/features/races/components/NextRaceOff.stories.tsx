import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment } from '../../../storybook/atMoment.ts';
import { race } from '../../../storybook/fixtures.ts';
import { NextRaceOff, type NextRaceOffProps } from './NextRaceOff.tsx';

const meta = preview.meta({
  title: 'Pages/Future Races/NextRaceOff',
  component: NextRaceOff,
  tags: ['!autodocs'],
  args: { race, field: [], entries: [] } satisfies NextRaceOffProps,
});

const nameRead = fn<() => string>(() => race.name);

/** Tells of each time that the panel is drawn: its name is read then, and by the countdown never. */
const watchedRace = {
  ...race,
  get name() {
    return nameRead();
  },
};

export const TestTicksAlone = meta.story({
  name: 'Test: a second that passes redraws the countdown, and nothing around it',
  beforeEach: () => atMoment(race.closesAt - 300_000),
  render: () => <NextRaceOff race={watchedRace} field={[]} entries={[]} />,
  play: async ({ canvas }) => {
    const left = canvas.getByRole('timer');
    nameRead.mockClear();
    for (const _tick of ['first', 'second']) {
      const before = left.textContent;
      await waitFor(() => expect(left.textContent).not.toBe(before));
    }
    await expect(nameRead).not.toHaveBeenCalled();
  },
});

const closingEarly = { ...race, closesAt: race.offAt - 600_000 };

export const TestClosesByItself = meta.story({
  name: 'Test: at its moment the race says that entries are closed, and leads to none',
  args: { race: closingEarly },
  beforeEach: () => atMoment(closingEarly.closesAt - 2_500),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closing Soon')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Enter Race/ })).toBeVisible();
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Enter Race/ })).not.toBeInTheDocument();
  },
});
