import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { turfLit } from '../../../theme/turf.css';
import { Countdown } from '../../badges/Countdown/Countdown';
import type { Account } from './AccountCorner';
import { HeaderMark } from './HeaderMark';
import { HeaderNextOff } from './HeaderNextOff';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader';

const visitor = { state: 'visitor', onLogin: fn(), onJoin: fn() } satisfies Account;

const owner = {
  state: 'signed-in',
  name: 'Hillcrest',
  stableHref: '#stable',
  profileHref: '#profile',
  settingsHref: '#settings',
  onSignOut: fn(),
  mark: <HeaderMark count={3} open={false} onPress={fn()} />,
  nextOff: (
    <HeaderNextOff
      race="Candlemas Handicap"
      href="#race"
      countdown={<Countdown label="Next off" seconds={157} done="Now off" />}
    />
  ),
} satisfies Account;

async function expectOneLine(canvas: ReturnType<typeof within>) {
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const logo = canvas.getByRole('link', { name: 'Furlong' });
  await expect(middle(canvas.getByRole('button', { name: /account menu$/ }))).toBe(middle(logo));
}

const racePages = [
  { label: 'Future Races', href: '#races' },
  { label: 'Race Results', href: '#results' },
  { label: 'Track', href: '#track' },
];

const meta = preview.meta({
  title: 'Components/Layout/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main />
      </>
    ),
  ],
  args: {
    homeHref: '#home',
    account: visitor,
    links: [
      { label: 'Races', href: '#races', pages: racePages },
      { label: 'Marketplace', href: '#marketplace', pages: [] },
      { label: 'Leaderboards', href: '#leaderboards', pages: [] },
      { label: 'Community', href: '#community', pages: [] },
      { label: 'Help', href: '#help', pages: [] },
    ],
    currentPage: '#home',
    onSkip: fn<SiteHeaderProps['onSkip']>(),
    theme: 'system',
    onThemeChange: fn(),
  } satisfies SiteHeaderProps,
});

export const Default = meta.story({ tags: ['vrt'] });

/** Before it is known who is looking. */
export const Loading = meta.story({
  args: { account: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /LOGIN|JOIN|account menu/ })).toBeNull();
  },
});

export const SignedIn = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'desktop' } },
  args: { account: owner, currentHref: '#races', currentPage: '#results' },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('navigation', { name: 'Races' }));
    const links = part.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Future Races', 'Race Results', 'Track']);
    await expect(part.getByRole('link', { current: 'page' })).toHaveTextContent('Race Results');
  },
});

/** Nothing is new: the mark is there, without a count. */
export const NothingNew = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: {
    account: { ...owner, mark: <HeaderMark count={0} open={false} onPress={fn()} /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'News: nothing new' })).toBeVisible();
  },
});

/** More is new than a mark has room for. */
export const MuchIsNew = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    account: { ...owner, mark: <HeaderMark count={140} open={false} onPress={fn()} /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'News: 99+ new' })).toBeVisible();
    await expectOneLine(canvas);
  },
});

/** On the landing page the hero's floodlight shows through. */
export const OverHero = meta.story({
  args: { surface: 'transparent' },
  decorators: [
    (Story) => (
      <div className={turfLit} style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

/** The links move into a sheet. */
export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone' } },
});

/** A long name gives way, so that the menu stays in reach. */
export const PhoneSignedIn = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { account: { ...owner, name: 'The Thirty-Seventh Marquis of Wetherby' } },
});

/** Names that do not fit give way: the header keeps to one line. */
export const LongNames = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    account: {
      ...owner,
      name: 'The Thirty-Seventh Marquis of Wetherby',
      nextOff: (
        <HeaderNextOff
          race="Winter Solstice Fillies' Maiden Plate"
          href="#race"
          countdown={<Countdown label="Next off" seconds={3_457} done="Now off" />}
        />
      ),
    },
  },
  play: ({ canvas }) => expectOneLine(canvas),
});

/** The same where the links have gone into the sheet. */
export const LongNamesOnTablet = LongNames.extend({
  tags: ['!vrt'],
  globals: { viewport: { value: 'tablet' } },
});

/** The same where a laptop has just enough room for the links in line. */
export const LongNamesOnLaptop = LongNames.extend({
  tags: ['!vrt'],
  parameters: {
    viewport: {
      options: {
        ownersLaptop: { name: 'laptop, 1024', styles: { width: '1024px', height: '768px' } },
      },
    },
  },
  globals: { viewport: { value: 'ownersLaptop' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas);
    await expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible();
  },
});

export const TestWaysIn = meta.story({
  name: 'Test: a visitor can log in or join',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await expect(visitor.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN' }));
    await expect(visitor.onJoin).toHaveBeenCalledOnce();
  },
});

export const TestPhoneMenu = Phone.extend({
  name: 'Test: on a phone the sheet opens, holds the links and closes on one',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Leaderboards' }));
    await expect(sheet).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Race Results' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TestSkip = meta.story({
  name: 'Test: the first stop of the Tab key skips to the content',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});
