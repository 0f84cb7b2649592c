import { DAY } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askExport,
  changeOwnerName,
  changeProfile,
  contactUs,
  createHorseGroup,
  type ExportLine,
  editPost,
  foundClub,
  leaveGame,
  listHorse,
  makeHorseList,
  moveToHorseGroup,
  noteHorse,
  openThread,
  postClubNotice,
  renameHorse,
  renameStable,
  sendLetter,
  signUp,
} from '../../src/index.ts';
import { leaveDueStables, takeAccountMails } from '../../src/service/index.ts';
import { freshLogin } from '../support/freshLogin.ts';
import { ruleOf } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

/** Everything that a player can type, or that is known of the person, each unlike all else in the database. */
const typed = {
  stable: 'Quillfeather Yard',
  laterStable: 'Zanthoxylum Paddocks',
  owner: 'Wilhelmina Oglethorpe',
  laterOwner: 'Bartholomew Fitzwarren',
  email: 'wilhelmina.oglethorpe@personal.example',
  newEmail: 'minnie@elsewhere.example',
  horse: 'Vixenbright Xylo',
  note: 'Kicks at the farrier from Uppington',
  group: 'Grandmothers Favourites',
  letter: 'My telephone is five five five, call Quasimodina',
  thread: 'Whoever knows Pennyfarthing Gardens',
  post: 'My brother Archibaldus lives there',
  laterPost: 'My cousin Hildegardis lives there',
  about: 'We are at home in Mousehole by the Haddockstone',
  club: 'Thistledown Neighbours',
  clubAbout: 'For who lives in Wigglesworth',
  clubNotice: 'Tea at Featherstonehaugh',
  list: 'Greys of my Godmothers',
  listAbout: 'Those that Cunegonde liked',
  message: 'Please write to Bramblewick Cottage',
  factor: 'Quasimodina telephone',
  device: 'Browzilla 99.1 personal',
  address: '203.0.113.77',
} as const;

let owner: Player;
let friend: Player;

const id = () => crypto.randomUUID();

async function newcomer(): Promise<Player> {
  const backend = game.visitor();
  await signUp(backend, {
    ...{ fullName: typed.owner, stableName: typed.stable },
    ...{ email: typed.email, password: 'secret-enough' },
  });
  const { data } = await backend.auth.getUser();
  const [row] = await game.sql(
    `select s.id, h.id as horse_id from public.stables s join public.horses h on h.stable_id = s.id
     where s.owner_id = $1`,
    [data.user?.id],
  );
  return {
    ...{ backend, userId: data.user?.id ?? '' },
    ...{ stableId: String(row?.id), horseId: String(row?.horse_id) },
  };
}

/** What the owner says where all read it, and to the operator. */
async function saySomethingToAll() {
  const { backend } = owner;
  const requestId = id();
  const thread = { section: 'racing', title: typed.thread, subject: null };
  await openThread(backend, { ...thread, text: typed.post, requestId });
  const [post] = await game.sql('select id from private.forum_posts where stable_id = $1', [
    owner.stableId,
  ]);
  await editPost(backend, { postId: Number(post?.id), text: typed.laterPost, requestId: id() });
  await changeProfile(backend, { about: typed.about, shows: ['about'], requestId: id() });
  const club = { name: typed.club, description: typed.clubAbout, open: true };
  await foundClub(backend, { ...club, requestId: id() });
  await postClubNotice(backend, { text: typed.clubNotice, requestId: id() });
  const list = { name: typed.list, description: typed.listAbout };
  await makeHorseList(backend, { ...list, requestId: id() });
  const message = { email: typed.email, topic: 'other', text: typed.message } as const;
  await contactUs(backend, { ...message, requestId: id() });
}

beforeAll(async () => {
  [owner, friend] = [await newcomer(), await game.player()];
  const { backend, horseId } = owner;
  await game.sql(
    `update auth.users set email_confirmed_at = now(), email_change = $2 where id = $1`,
    [owner.userId, typed.newEmail],
  );
  await renameHorse(backend, { horseId, name: typed.horse, requestId: id() });
  await noteHorse(backend, { horseId, note: typed.note, requestId: id() });
  const groupId = await createHorseGroup(backend, { name: typed.group, requestId: id() });
  await moveToHorseGroup(backend, { horseIds: [horseId], groupId, requestId: id() });
  await sendLetter(backend, { stableId: friend.stableId, text: typed.letter, requestId: id() });
  await saySomethingToAll();
  await game.sql('update public.horses set sellable_from = null where id = $1', [horseId]);
  await listHorse(backend, { horseId, price: await ruleOf(owner), requestId: id() });
  await renameStable(backend, { name: typed.laterStable, requestId: id() });
  await changeOwnerName(backend, { fullName: typed.laterOwner, requestId: id() });
  await game.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
     values (gen_random_uuid(), $1, $2, 'totp', 'unverified')`,
    [owner.userId, typed.factor],
  );
  await game.sql('update auth.sessions set user_agent = $2, ip = $3::inet where user_id = $1', [
    ...[owner.userId, typed.device, typed.address],
  ]);
  await game.sql(
    `insert into auth.audit_log_entries (id, payload, ip_address)
     values (gen_random_uuid(), json_build_object('actor_id', $1::text, 'actor_username', $2::text), $3)`,
    [owner.userId, typed.email, typed.address],
  );
});

/** Every table of every schema as text, system tables apart. */
async function everything(): Promise<[table: string, rows: string][]> {
  const tables = await game.sql(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')`,
  );
  const all: [string, string][] = [];
  for (const { name } of tables) {
    const rows = await game.sql(`select t::text as row from ${name} t`);
    all.push([String(name), rows.map(({ row }) => row).join('\n')]);
  }
  return all;
}

/** Where something typed stands: as it was typed, in small letters, or as a word of it. */
async function found(values: readonly string[]): Promise<string[]> {
  const tables = await everything();
  const words = values.flatMap((value) => [value, ...value.split(/[ ,@.]+/)]).filter(isTelling);
  return tables.flatMap(([table, rows]) =>
    words
      .filter((word) => rows.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${table}: ${word}`),
  );
}

/** Words that others use as well tell nothing. */
const isTelling = (word: string) =>
  word.length > 7 && !/^(personal|favourites|elsewhere|telephone)$/i.test(word);

describe('everything about a player', () => {
  it('stands somewhere while the player is there', async () => {
    const places = await found(Object.values(typed));
    // A name that was changed is no more.
    const { owner: changed, ...stands } = typed;
    expect(places.filter((place) => place.endsWith(changed))).toEqual([]);
    for (const value of Object.values(stands)) {
      expect(
        places.some((place) => place.endsWith(`: ${value}`)),
        value,
      ).toBe(true);
    }
  });

  it('is in the export, but for what others know and for hashes', async () => {
    const fresh = await freshLogin(game, owner);
    await askExport(fresh, { requestId: id() });
    const [mail] = await takeAccountMails(game.steward(), { at: Date.now() });
    const { data } = await owner.backend.rpc('read_export', { p_secret: mail?.key ?? '' });
    const told = JSON.stringify(data);
    // What waits or was changed is not told, and a club is its members'.
    const others: readonly string[] = [
      ...[typed.newEmail, typed.owner, typed.post, typed.club, typed.clubAbout],
    ];
    const known = Object.values(typed).filter((value) => !others.includes(value));
    for (const value of known) expect(told).toContain(value);
    expect(told).not.toContain('secret_hash');
    expect(told).not.toMatch(/encrypted_password|token/);
    const parts = new Set((data as ExportLine[]).map(({ part }) => part));
    expect([...parts]).toEqual(
      expect.arrayContaining(['account', 'sessions', 'stables', 'horses', 'letters', 'ledger']),
    );
  });

  it('is nowhere once the player has left, and what stays is the sport’s', async () => {
    await leaveGame(await freshLogin(game, owner), { requestId: id() });
    expect(await leaveDueStables(game.steward(), { at: Date.now() + 8 * DAY })).toBe(1);
    expect(await found(Object.values(typed))).toEqual([]);
    // Nor anything by which the account was known.
    const left = (await everything()).filter(([, rows]) => rows.includes(owner.userId));
    expect(left.map(([table]) => table)).toEqual([]);
    const [stable] = await game.sql('select name, owner_id from public.stables where id = $1', [
      owner.stableId,
    ]);
    expect(stable?.name).toMatch(/^Former stable \d+$/);
    expect(stable?.owner_id).toBeNull();
  });
});

describe('no table is forgotten', () => {
  it('each that refers to a stable is emptied, or keeps what is the sport’s', async () => {
    const rows = await game.sql(
      `select distinct c.relname as name
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       where k.contype = 'f' and k.confrelid = 'public.stables'::regclass order by 1`,
    );
    const refer = rows.map(({ name }) => String(name));
    const [emptied] = await game.sql(
      `select string_agg(prosrc, '') as sql from pg_proc
       where proname in ('forget_belongings', 'forget_words')`,
    );
    const kept = refer.filter((table) => !String(emptied?.sql).includes(table));
    expect(kept).toEqual(sport);
  });

  it('no text of a player’s stands in a table that stays', async () => {
    const rows = await game.sql(
      `select c.relname || '.' || a.attname as name
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
       join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
       where a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
         and a.attname ~ 'name|note|body|words|look|text|title|about|description' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(named);
  });
});

/** What stays: the sport's and the ledger's, by ids and figures alone. */
const sport: readonly string[] = [
  ...['accounts', 'activities', 'auctions', 'auto_training_orders', 'ballot_lots', 'bids'],
  ...['box_bills', 'championship_draws', 'claims', 'club_points', 'entries', 'equipment'],
  'former_stables',
  // `leavings` ends with the leaving itself.
  ...['gallops', 'goals', 'house_departures', 'leavings', 'listings', 'money_days'],
  ...['preview_months', 'previews'],
  ...['race_request_entries', 'race_requests', 'sales_agents', 'season_awards', 'season_horses'],
  ...['season_stables', 'stable_skills', 'standings', 'training_sessions', 'wallets'],
];

/** Every column that may hold a name: each is a rule's, the house's, or looked after in `leave_due_stables.sql`. */
const named: readonly string[] = [
  ...['appeals.body', 'auctions.horse_name', 'auctions.seller_name', 'club_notices.body'],
  ...['clubs.description', 'clubs.name', 'contact_messages.body', 'correspondents.last_words'],
  ...['draw_lists.name', 'draw_ranges.name', 'equipment_items.description'],
  ...['equipment_items.name', 'former_names.look'],
  ...['former_names.name', 'forum_edits.body', 'forum_posts.body', 'forum_threads.title'],
  ...['horse_groups.name', 'horse_lists.description', 'horse_lists.name', 'horse_notes.note'],
  ...['horses.former_name', 'horses.name', 'house_departures.name', 'letters.body'],
  ...['listing_words.horse_name', 'listings.horse_name', 'listings.seller_name'],
  ...['owner_names.full_name', 'profiles.about', 'race_requests.club_name'],
  ...[
    'race_reviews.body',
    'races.name',
    'reports.note',
    'stables.name',
    'stables.owner_name',
    'taken_horse_looks.look',
  ],
];
