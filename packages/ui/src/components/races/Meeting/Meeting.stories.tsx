import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { Meeting, type MeetingProps } from './Meeting';
import { MeetingRace, type MeetingRaceProps } from './MeetingRace';
import { MeetingSkeleton } from './MeetingSkeleton';

const stakes: MeetingRaceProps = {
  name: 'Ashford Stakes',
  time: '14:30',
  grade: 'Grade 1',
  forWhom: '3yo+ · rated 100 or more',
  distance: { metres: 1600, furlongs: '1m' },
  ground: null,
  prize: '$200,000',
  entryFee: '$6,000',
  entries: 9,
  maxEntries: 14,
  status: 'open',
  entered: [],
  detailsHref: '/races/r1',
  enterHref: '/stable/enter-race?race=r1',
};

const novices: MeetingRaceProps = {
  ...stakes,
  name: 'Wealdshire Novice Stakes',
  time: '15:50',
  grade: 'Novice',
  forWhom: '2yo · rated 60 or less · new stables',
  distance: { metres: 1200, furlongs: '6f' },
  prize: '$4,000',
  entryFee: 'Free',
  entries: 3,
  maxEntries: 12,
  status: 'entered',
  entered: ['Silver Comet', 'Iron Duchess'],
  detailsHref: '/races/r2',
  enterHref: null,
};

const handicap: MeetingRaceProps = {
  ...stakes,
  name: 'Ridgeway Handicap',
  time: '17:10',
  grade: 'Class 4',
  forWhom: '3yo+ · rated 60 to 80',
  distance: { metres: 2000, furlongs: '1m 2f' },
  prize: '$11,000',
  entryFee: '$330',
  entries: 12,
  maxEntries: 12,
  status: 'full',
  detailsHref: '/races/r3',
  enterHref: null,
};

const closing: MeetingRaceProps = { ...handicap, entries: 11, status: 'closingSoon' };

/** More are entered than run, and it takes more still. */
const balloted: MeetingRaceProps = {
  ...handicap,
  time: '18:30',
  entries: 18,
  status: 'ballot',
  enterHref: '/stable/enter-race?race=r3',
};

const rows = (races: readonly MeetingRaceProps[]) =>
  races.map((race) => <MeetingRace key={race.time} {...race} />);

const meta = preview.meta({
  title: 'Components/Races/Meeting',
  component: Meeting,
  args: {
    track: 'Ashford Downs',
    summary: 'Today · Wealdshire, England · Turf, Good',
    oneGround: true,
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
    children: rows([stakes, novices, handicap, balloted]),
  } satisfies MeetingProps,
});

export const Default = meta.story();

/** The track races on turf and on dirt, so that each race says its own ground. */
export const TwoGrounds = meta.story({
  args: {
    track: 'Kingsmere',
    summary: 'Tomorrow · Fenmark, England',
    oneGround: false,
    scene: 'mere',
    timeOfDay: 'evening',
    children: rows([
      { ...stakes, ground: 'Turf, Good to Soft' },
      { ...closing, ground: 'Dirt, Fast', enterHref: '/stable/enter-race?race=r3' },
    ]),
  },
});

export const LongNames = meta.story({
  tags: ['vrt'],
  args: {
    track: unbroken,
    children: rows([
      { ...stakes, name: 'The Saltmarsh Park Two-Year-Old Novice Stakes', prize: '$1,500,000' },
      { ...novices, name: unbroken, forWhom: unbroken, entered: [unbroken] },
    ]),
  },
});

/** The way into a race below all that is told of it, and one button at most. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { children: rows([stakes, novices, handicap, balloted]) },
  play: async ({ canvas }) => {
    for (const fee of ['$6,000', 'Free']) {
      await expect(canvas.getByText(fee)).toBeVisible();
      await expect(canvas.getByText(fee).parentElement).toHaveTextContent(`${fee} entry`);
    }
  },
});

/** Races that count to a championship say so, and for how much. */
export const Qualifiers = meta.story({
  args: {
    children: rows([
      { ...stakes, championship: { words: 'Qualifier · Mile · 20-10-6-4-2' } },
      { ...handicap, championship: { words: 'Final · Fillies and Mares', final: true } },
      closing,
    ]),
  },
  play: async ({ canvas }) => {
    const said = canvas.getByText('Qualifier · Mile · 20-10-6-4-2');
    await expect(said.closest('article')).toHaveTextContent('Ashford Stakes');
    await expect(canvas.getAllByText(/^Qualifier|^Final/)).toHaveLength(2);
  },
});

/** The programme is on its way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <MeetingSkeleton /> });

/** With a line for the name and one for the figures, and with columns. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Meeting {...args} />
      <div style={{ maxInlineSize: 720 }}>
        <Meeting {...args} />
      </div>
    </div>
  ),
});

export const TestLeads = meta.story({
  name: 'Test: a row is one link to its race, and its button one to the entry',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Enter Race Ashford Stakes' })).toHaveAttribute(
      'href',
      '/stable/enter-race?race=r1',
    );
    const [row] = canvas.getAllByRole('article');
    const { right = 0, top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const at = canvasElement.ownerDocument.elementFromPoint(right - 4, top + height / 2);
    await expect(at?.closest('a')).toHaveAttribute('href', '/races/r1');
  },
});

export const TestColumn = meta.story({
  name: 'Test: the ways into races stand below each other, whatever else a row says',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const edges = (elements: HTMLElement[]) =>
      new Set(elements.map((element) => element.getBoundingClientRect().left));
    await expect(edges(canvas.getAllByText('Enter Race'))).toHaveProperty('size', 1);
    await expect(canvas.getAllByText('View Details')).toHaveLength(4);
    await expect(edges(canvas.getAllByText('View Details'))).toHaveProperty('size', 1);
  },
});
