import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Countdown } from '../../badges/Countdown/Countdown';
import type { FirstRaceStepProps } from './FirstRaceStep';
import type { NameStepProps } from './NameStep';
import { type ArrivalStep, StarterArrival, type StarterArrivalProps } from './StarterArrival';

const onName = fn<NameStepProps['onName']>();
const onKeep = fn<NameStepProps['onKeep']>();
const onLater = fn<FirstRaceStepProps['onLater']>();

const naming: Extract<ArrivalStep, { kind: 'name' }> = {
  kind: 'name',
  progress: { state: 'idle' },
  onName,
  onKeep,
  onLater,
  onChange: fn<NameStepProps['onChange']>(),
};

const racing: Extract<ArrivalStep, { kind: 'race' }> = {
  kind: 'race',
  race: {
    name: 'Kingsmere Novice Stakes',
    where: '1200 m on turf at Kingsmere',
    off: 'Today 14:30',
    countdown: <Countdown label="Entries close in" seconds={740} done="Entries closed" />,
    prize: '$2,200',
    href: '/stable/enter-race?horse=h4&race=r9',
  },
  trainHref: '/stable/train?horse=h4',
  failure: null,
  onLater,
};

const meta = preview.meta({
  title: 'Components/Horses/StarterArrival',
  component: StarterArrival,
  args: {
    horse: 'Amber Reach',
    portrait: faces.brown,
    silks: silks.silverBirch,
    summary: '2-year-old brown colt',
    parents: 'by Harbour Master out of Paper Moon',
    equipment: [
      { slot: 'saddle', item: 'Basic Saddle' },
      { slot: 'horseshoes', item: 'Basic Horseshoes' },
      { slot: 'bridle', item: 'Basic Bridle' },
    ],
    step: naming,
  } satisfies StarterArrivalProps,
});

/** It has just arrived, and has the name that it came with. */
export const Default = meta.story();

/** It has its name, and a free race is open to it. */
export const FirstRace = meta.story({ args: { step: racing } });

/** No free race is open: it can work meanwhile. */
export const NoRace = meta.story({
  args: { step: { ...racing, race: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Train Amber Reach' })).toHaveAttribute(
      'href',
      '/stable/train?horse=h4',
    );
  },
});

/** Another horse has the name. */
export const Refused = meta.story({
  args: {
    step: {
      ...naming,
      progress: { state: 'refused', refusal: 'Another horse has this name. Choose another.' },
    },
  },
});

/** It was left without an answer. */
export const NotLeft = meta.story({
  args: { step: { ...racing, failure: 'No answer came. Do it again to be sure.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No answer came/);
  },
});

export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const PhoneRace = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { step: racing, horse: unbroken.slice(0, 30) },
});

export const MatrixRace = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { step: racing, portrait: faces.chestnut },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestName = meta.story({
  name: 'Test: another name is chosen by Enter, or the one it has is kept',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onName.mockClear();
    onKeep.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Its name' });
    await expect(field).toHaveValue('Amber Reach');
    await expect(canvas.getByRole('button', { name: 'Choose this name' })).toBeDisabled();
    await userEvent.type(field, '{Enter}');
    await expect(onName).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ebony Tide{Enter}');
    await expect(onName).toHaveBeenCalledOnce();
    await expect(onName).toHaveBeenCalledWith({ name: 'Ebony Tide' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this name' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
});

export const TestRace = meta.story({
  name: 'Test: one button leads to the entry, and the step can be left',
  tags: ['!autodocs'],
  args: { step: racing },
  play: async ({ canvas, userEvent }) => {
    onLater.mockClear();
    await expect(canvas.getByRole('link', { name: 'Enter Amber Reach' })).toHaveAttribute(
      'href',
      '/stable/enter-race?horse=h4&race=r9',
    );
    await expect(canvas.getByText('Today 14:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(onLater).toHaveBeenCalledOnce();
  },
});
