import type { ClaimingRace } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { claimingLater, claimingRace, runnerOf } from '../../storybook/claims.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { mobile, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/marketplace/claim-a-horse';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Claim a Horse',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** The game with other claiming races. */
const withRaces = (...races: ClaimingRace[]) => ({
  game: { ...game, claims: { races, own: [] } },
});

/** The game with so much in the player's credits and wallet. */
const withPurse = (credits: number, wallet: number) => ({
  game: { ...game, players: [{ ...ada, wallets: { ...ada.wallets, credits, wallet } }] },
});

const runners = async () =>
  within(await screen.findByRole('list', { name: 'Runners of the Juniper Claiming Stakes' }));

/** Asks for the claim of a runner, and makes it. */
async function claim(name: string) {
  const lines = await runners();
  const opened = lines.queryByRole('button', { name: `Claim ${name}` });
  if (opened) await userEvent.click(opened);
  await userEvent.click(await lines.findByRole('button', { name: /^Hold \$/ }));
}

/** An open window and one to come: the player claims a runner in two presses, and is told what is held. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const lines = await runners();
    await expect(lines.getAllByRole('listitem')).toHaveLength(3);
    await expect(lines.getByText('Last 12 like it').nextSibling).toHaveTextContent('$8,200');
    await expect(
      lines.getAllByText('Claims').map((each) => each.nextSibling?.textContent),
    ).toContain('2');
    await expect(canvas.getByText(/^5 horses entered so far/)).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: 'Claim Night Heron' }));
    await expect(await lines.findByText('Held now')).toBeVisible();
    await expect(lines.getByText('Credits left')).toBeVisible();
    await expect(lines.getByText(/A claim cannot be taken back\.$/)).toBeVisible();
    await expect(bodiesOf('POST rpc/claim_horse')).toEqual([]);
    await userEvent.click(lines.getByRole('button', { name: 'Hold $8,000 and Claim' }));
    await expect(
      await canvas.findByText(/^You have claimed Night Heron\. \$8,000 is held/),
    ).toBeVisible();
    await expect(bodiesOf('POST rpc/claim_horse')).toEqual([
      expect.objectContaining({ p_race_id: 'claiming', p_horse_id: 'runner-1', p_from_wallet: 0 }),
    ]);
    await expect(await lines.findByText(/^3 claims, one of them yours/)).toBeVisible();
  },
});

/** What was asked for can be left. */
export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    const lines = await runners();
    await userEvent.click(lines.getByRole('button', { name: 'Claim Gilded Lily' }));
    await userEvent.click(await lines.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Held now')).toBeNull();
    await expect(bodiesOf('POST rpc/claim_horse')).toEqual([]);
  },
});

export const TestRefused = meta.story({
  name: 'Test: each refusal of a claim is read at the claim',
  ...refused('claim_horse', {}, () => claim('Night Heron')),
});

/** What the credits lack may come out of the wallet; who has neither is told so. */
export const FromTheWallet = meta.story({
  args: withPurse(3_000, 6_000),
  play: async () => {
    const lines = await runners();
    await userEvent.click(lines.getByRole('button', { name: 'Claim Night Heron' }));
    await expect(await lines.findByText('Of it from your wallet')).toBeVisible();
  },
});

export const TooPoor = meta.story({
  args: withPurse(3_000, 0),
  play: async () => {
    const lines = await runners();
    await userEvent.click(lines.getByRole('button', { name: 'Claim Night Heron' }));
    await expect(await lines.findByText('Your stable has too few credits for this.')).toBeVisible();
    await expect(lines.getByRole('button', { name: /^Hold/ })).toBeDisabled();
  },
});

/** One's own runner cannot be claimed, nor one that is claimed already. */
export const OwnRunner = meta.story({
  args: withRaces({
    ...claimingRace,
    claimable: [
      runnerOf(1, { stable: { ...ada.stable }, claims: 4 }),
      runnerOf(2, { claims: 1, claimedByYou: true }),
    ],
  }),
  play: async () => {
    const lines = await runners();
    await expect(lines.getByText('It is yours')).toBeVisible();
    await expect(lines.getByText(/^1 claim, yours/)).toBeVisible();
    await expect(lines.queryByRole('button')).toBeNull();
  },
});

/** Claims are not open yet: when they open is said. */
export const ToCome = meta.story({
  args: withRaces(claimingLater),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entries close, and claims open, in/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Claim / })).toBeNull();
  },
});

/** Its claims have shut since it was told. */
export const Empty = meta.story({
  args: withRaces({ ...claimingRace, claimsShutAt: moment - MINUTE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No claiming race is to come')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to claim.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Claim / })).toBeNull();
  },
});

/** Long names and a full field, on a phone. */
export const LongNames = meta.story({
  ...mobile,
  args: withRaces({
    ...claimingRace,
    name: `The ${longName} Claiming Stakes`,
    claimable: Array.from({ length: 14 }, (_, index) =>
      runnerOf(index + 1, {
        horse: { ...runnerOf(index + 1).horse, name: `${longName} ${index + 1}` },
        claims: 1_240,
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${longName} 14`)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async () => {
    await expect((await runners()).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The claiming races could not be loaded')).toBeVisible();
  },
});
