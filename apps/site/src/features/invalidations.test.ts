import { MutationObserver, type MutationOptions, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../shared/api/callApi.ts';
import { ada } from '../storybook/players.ts';
import { harbourRequest } from '../storybook/raceRequests.ts';
import * as leaving from './account/leavingMutations.ts';
import * as account from './account/mutations.ts';
import * as security from './account/securityMutations.ts';
import * as auctions from './auctions/mutations.ts';
import * as calendar from './calendar/mutations.ts';
import * as championships from './championships/mutations.ts';
import * as claims from './claims/mutations.ts';
import * as clubs from './clubs/mutations.ts';
import * as dashboard from './dashboard/mutations.ts';
import * as entries from './entries/mutations.ts';
import * as equipment from './equipment/mutations.ts';
import * as forums from './forums/mutations.ts';
import * as gallops from './gallops/mutations.ts';
import * as goals from './goals/mutations.ts';
import * as horseLists from './horselists/mutations.ts';
import * as groups from './horses/groupMutation.ts';
import * as horses from './horses/mutations.ts';
import * as letters from './letters/mutations.ts';
import * as limits from './limits/mutations.ts';
import * as mails from './mails/mutations.ts';
import * as market from './market/mutations.ts';
import * as money from './money/mutations.ts';
import * as notices from './notices/mutations.ts';
import * as previews from './previews/mutations.ts';
import * as profile from './profile/mutations.ts';
import * as races from './races/mutations.ts';
import * as referees from './referees/mutations.ts';
import * as requests from './requests/mutations.ts';
import * as season from './season/mutations.ts';
import * as silks from './silks/mutations.ts';
import { inOrder, type Known, known, outdatedIn, rememberAll } from './testQueries.ts';
import * as training from './training/mutations.ts';

vi.mock('../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => null) }));
vi.mock('../shared/keptSeedHashes.ts', () => ({ keepSeedHash: vi.fn() }));
// What auth and horses draw is drawn with ui, whose styles need a bundler.
vi.mock('./auth/index.ts', () => ({ useSession: vi.fn() }));
vi.mock('./horses/index.ts', () => ({ horseKeys: { any: ['horses'] } }));

let client: QueryClient;

interface Write {
  of: unknown;
  send: () => Promise<unknown>;
}

/** All that any write asks for. */
const input = {
  ...ada.stable.silks,
  ...({
    horseId: 'comet',
    raceId: 'mile',
    raceRequestId: 'q1',
    itemId: 'saddle',
    pieceId: 'p1',
    groupId: 'g1',
    auctionId: 'a1',
    stableId: 'hillside',
    listId: 'l1',
    horseName: 'Comet',
    description: '',
    followed: true,
    clubId: 'c1',
    open: true,
    stableName: 'Hillside',
    role: 'officer',
    noticeId: 1,
    chances: [99, 1],
    about: '',
  } as const),
  ...({
    requestId: 'r1',
    style: 0,
    price: 900,
    maximum: 900,
    reserve: 900,
    startingBid: 300,
    duration: 600_000,
    total: 900,
    quantity: 1,
    listed: false,
    jockey: null,
    text: 'Well run.',
    title: 'Well run',
    section: 'racing',
    subject: null,
    threadId: 1,
    postId: 1,
    number: 1,
    followed: true,
    rule: 'respect',
    reason: 'A quarrel.',
    action: 'hide',
    target: { postId: 1 },
    days: null,
    rulingId: 1,
    appealId: 1,
    upheld: true,
    blocked: true,
    watched: true,
    toldAt: 1,
  } as const),
  ...({
    slot: 'saddle',
    equipped: false,
    name: 'Comet',
    note: 'Pulls hard.',
    step: 'name',
  } as const),
  ...({ season: 3, weeklyBudget: 200, budget: 500, sessions: [], change: 'delete' } as const),
  ...({ fromWallet: 0, amount: 1, to: 'credits', prizesTo: 'credits', shown: 'none' } as const),
};

/** A write, as Ada's browser sends it. */
function sent<Answer, Input, Context>(
  write: (playerId: string, then: () => void) => MutationOptions<Answer, Error, Input, Context>,
  variables: Input,
): Write {
  const options = () => write('ada', () => {});
  return { of: write, send: () => new MutationObserver(client, options()).mutate(variables) };
}

/** Which races suit changes with the horses. */
const suiting = 'races that suit' satisfies Known;
/** And how they stand in the championships. */
const standing = 'own championships' satisfies Known;
const entered: Known[] = [
  ...([
    'wallets',
    'money',
    'entries',
    'activity',
    'overview',
    'the race',
    'races to come',
    suiting,
  ] as const),
];
const asked: Known[] = [
  ...(['boxes', 'wallets', 'money', 'activity', 'race requests', 'waiting horses'] as const),
];
const ofForums: Known[] = ['threads', 'the thread'];
const bought: Known[] = ['wallets', 'money', 'overview', 'shop', 'tack room'];
const fitted: Known[] = [
  'boxes',
  'horses',
  suiting,
  standing,
  'overview',
  'tack room',
  'the horse',
  'its entries',
  'another horse',
];
const worked: Known[] = [
  ...([
    'boxes',
    'wallets',
    'money',
    'horses',
    suiting,
    standing,
    'sessions',
    'auto-training',
    'auto history',
  ] as const),
];
const offered: Known[] = ['ring', 'own sale', 'listings'];
/** What it wore stays behind, and its auto-training ends. */
const ofHorse: Known[] = [
  ...(['boxes', 'horses', suiting, standing, 'activity', 'overview', 'sessions'] as const),
  ...(['auto-training', 'auto history', 'shop', 'tack room', 'the horse', 'its entries'] as const),
];
const moved: Known[] = ['wallets', 'money', ...ofHorse, ...offered];

/** A code of an authenticator app, and all that it may change. */
const shown = { factorId: 'f1', code: '123456' };
const guarded: Known[] = ['account', 'recovery codes', 'logins'];

/** What each write outdates, answered or not. */
const writes: [name: string, write: Write, outdated: Known[]][] = [
  ['an entry', sent(entries.enterRaceMutation, input), entered],
  [
    'a supplementary entry',
    sent(championships.enterSupplementaryMutation, input),
    [...entered, standing, 'championships'],
  ],
  ['a withdrawal', sent(races.withdrawEntryMutation, input), ['boxes', ...entered]],
  [
    'a race asked for',
    sent(requests.requestRaceMutation, {
      ...input,
      asked: harbourRequest.request,
      amongClub: false,
    }),
    asked,
  ],
  ['a request joined', sent(requests.joinRequestMutation, input), [...asked, 'the request']],
  ['a request left', sent(requests.leaveRequestMutation, input), [...asked, 'the request']],
  ['orders to the jockey', sent(races.giveOrdersMutation, input), ['orders']],
  ['a session', sent(training.startTrainingMutation, { ...input, programme: 'speed' }), worked],
  ['many sessions', sent(training.trainManyMutation, input), worked],
  [
    'auto-training begun',
    sent(training.startAutoTrainingMutation, {
      ...input,
      programme: 'balanced',
      fromWallet: false,
    }),
    ['auto-training', 'auto history'],
  ],
  [
    'auto-training ended',
    sent(training.stopAutoTrainingMutation, input),
    ['auto-training', 'auto history'],
  ],
  ...Object.entries(horseLists).map(([name, write]): [string, Write, Known[]] => [
    name,
    sent(write as typeof horseLists.changeListMutation, input),
    ['the list', 'own lists'],
  ]),
  ...Object.entries(clubs).map(([name, write]): [string, Write, Known[]] => [
    name,
    sent(write as typeof clubs.joinClubMutation, input),
    ['the club', 'own club'],
  ]),
  [
    'a profile',
    sent(profile.changeProfileMutation, { ...input, shows: ['club'] as const }),
    ['own profile', 'the profile'],
  ],
  ['a preview', sent(previews.publishPreviewMutation, input), ['own previews']],
  ['a review', sent(previews.reviewRaceMutation, input), ['the reviews']],
  ['a gallop', sent(gallops.gallopMutation, input), ['gallops']],
  ['a piece bought', sent(equipment.buyMutation, input), bought],
  ['a check-out', sent(equipment.checkOutMutation, input), bought],
  ['a line of the cart', sent(equipment.cartMutation, input), ['shop']],
  ['a piece put on', sent(equipment.equipMutation, input), fitted],
  ['a piece taken off', sent(equipment.unequipMutation, input), fitted],
  ['a horse bought', sent(market.buyHorseMutation, input), moved],
  ['a horse given back', sent(market.returnHorseMutation, input), moved],
  ['an offer', sent(market.offerMutation, input), offered],
  ['an offer withdrawn', sent(market.withdrawMutation, input), offered],
  [
    'a horse brought under the hammer',
    sent(auctions.consignMutation, input),
    [...moved.filter((name) => name !== 'ring'), 'auctions'],
  ],
  [
    'a lot withdrawn',
    sent(auctions.withdrawLotMutation, input),
    [
      ...ofHorse.filter((name) => name !== 'the horse' && name !== 'its entries'),
      ...(['own sale', 'listings', 'auctions'] as const),
    ],
  ],
  ['a bid', sent(auctions.placeBidMutation, input), ['wallets', 'money', 'auctions']],
  ['a mark on a lot', sent(auctions.watchLotMutation, input), ['auctions']],
  ['news that were seen', sent(notices.seeNoticesMutation, input), ['marks']],
  ['a letter', sent(letters.sendLetterMutation, input), ['the letters', 'correspondents']],
  ['a block', sent(letters.blockStableMutation, input), ['the letters', 'correspondents']],
  ['letters that were read', sent(letters.readLettersMutation, input), ['correspondents', 'marks']],
  ['a claim', sent(claims.claimMutation, input), ['wallets', 'money', 'claims']],
  ['a new thread', sent(forums.openThreadMutation, input), ofForums],
  ['a post', sent(forums.writePostMutation, input), ofForums],
  ['an edited post', sent(forums.editPostMutation, input), ofForums],
  ['a post taken back', sent(forums.deletePostMutation, input), ofForums],
  ['a followed thread', sent(forums.followThreadMutation, input), ofForums],
  ['a thread that was read', sent(forums.readThreadMutation, input), ['threads']],
  ['a report', sent(referees.reportMutation, input), ['rulings']],
  ['a ruling', sent(referees.moderateMutation, input), [...ofForums, 'rulings']],
  ['a ruling taken back', sent(referees.undoModerationMutation, input), [...ofForums, 'rulings']],
  ['an appeal', sent(referees.appealMutation, input), ['rulings']],
  ['an answer to an appeal', sent(referees.answerAppealMutation, input), [...ofForums, 'rulings']],
  ['a retirement', sent(horses.retireMutation, input), [...ofHorse, 'retired']],
  [
    'a new name',
    sent(horses.renameMutation, input),
    [...ofHorse, 'entries', 'own sale', 'listings'],
  ],
  // What was kept is put in its place instead.
  ['a note', sent(horses.noteMutation, input), []],
  ['a change of groups', sent(groups.groupMutation, input), ['groups']],
  ['a transfer', sent(account.transferMutation, input), ['wallets', 'money']],
  ['a goal chosen', sent(goals.chooseGoalMutation, { ...input, goal: 'class' }), ['goals']],
  [
    'an objective’s credits',
    sent(goals.takeGoalMutation, { ...input, season: -1, goal: 'run' }),
    ['wallets', 'money', 'goals'],
  ],
  [
    'a pack of credits',
    sent(money.takeCreditsMutation, { ...input, amount: 100 }),
    ['wallets', 'money', 'limits'],
  ],
  [
    'a choice of mails',
    sent(mails.chooseMailsMutation, { ...input, kind: 'results', timing: 'daily' }),
    ['mail choices'],
  ],
  ['the end of all mails', sent(mails.stopMailsMutation, { secret: 's1' }), ['mail choices']],
  ['a limit', sent(limits.setLimitMutation, { ...input, kind: 'daily_minutes' }), ['limits']],
  [
    'a pause',
    sent(limits.pausePlayMutation, { ...input, days: 1 }),
    ['limits', 'boxes', 'sessions', 'auto-training', 'auto history'],
  ],
  ['where prizes go', sent(account.prizeWalletMutation, input), ['wallets', 'money']],
  ['a new password', sent(security.passwordMutation, { password: 'a' }), ['logins']],
  ['a new address', sent(security.emailMutation, { email: 'a@b.example' }), ['account']],
  ['a login anew', sent(security.confirmPasswordMutation, { password: 'a' }), ['logins']],
  ['a code shown', sent(security.confirmFactorMutation, shown), guarded],
  ['an app removed', sent(security.removeFactorMutation, shown), guarded],
  [
    'recovery codes',
    sent(security.recoveryCodesMutation, undefined),
    ['account', 'recovery codes'],
  ],
  ['new recovery codes', sent(security.renewCodesMutation, shown), guarded],
  ['a session ended', sent(security.endSessionMutation, { sessionId: 's1' }), ['logins']],
  ['the others ended', sent(security.endOtherSessionsMutation, undefined), ['logins']],
  ['a stable renamed', sent(account.renameStableMutation, input), ['stable', 'next renaming']],
  [
    'another full name',
    sent(account.fullNameMutation, { fullName: 'Ada Bell', requestId: 'r1' }),
    ['stable', 'owner name'],
  ],
  [
    'a player who leaves',
    sent(leaving.leaveMutation, input),
    ['sessions', 'auto-training', 'auto history', 'leaving'],
  ],
  ['one who stays', sent(leaving.stayMutation, input), ['leaving']],
  ['data asked for', sent(leaving.askExportMutation, input), ['export']],
  ['what others read of a name', sent(account.ownerNameMutation, input), ['stable', 'owner name']],
  ['a season that was read of', sent(season.seeSeasonTurnMutation, input), ['the season before']],
  ['a step of the first visit', sent(dashboard.leaveStepMutation, input), ['overview']],
  ['a new calendar address', sent(calendar.renewSecretMutation, input), ['calendar secret']],
  [
    'new colours',
    sent(silks.changeSilksMutation, input),
    (Object.keys(known) as Known[]).filter(
      (name) =>
        !/^Bea's|^ring$|^(the|another) horse$|^its entries$|^the (list|club|reviews)$|^(opened previews|other reviews|(the|another) profile)$/.test(
          name,
        ),
    ),
  ],
];

beforeEach(() => {
  client = new QueryClient();
  rememberAll(client);
});

test.each(writes)(
  '%s outdates what it can have changed, and nothing else',
  async (_, write, names) => {
    await write.send();
    expect(outdatedIn(client)).toEqual(inOrder(names));
  },
);

test.each(writes)('%s whose answer was lost may have been made', async (_, write, names) => {
  vi.mocked(callApi).mockRejectedValueOnce(new Error('offline'));
  await expect(write.send()).rejects.toThrow('offline');
  expect(outdatedIn(client)).toEqual(inOrder(names));
});

test('no write of a feature is missing here', async () => {
  const modules = import.meta.glob<Record<string, unknown>>([
    './*/*{m,M}utation{,s}.ts',
    // Whoever signs in or out takes all along: see the tests beside.
    '!./auth/**',
  ]);
  const all = await Promise.all(Object.values(modules).map((load) => load()));
  const made = all
    .flatMap((each) => Object.values(each))
    .filter((each) => typeof each === 'function');
  expect(made).toHaveLength(writes.length);
  expect(new Set(writes.map(([, { of }]) => of))).toEqual(new Set(made));
});
