import {
  auctionLot,
  type Backend,
  club,
  forumThread,
  GameError,
  horseById,
  horseList,
  raceRequest,
  raceWithEntries,
  stableById,
  stableRecord,
} from '@furlong/backend';
import { isDivision, isTrackId, seasonAt } from '@furlong/game/rules';
import { headOfLot } from '../../features/auctions/heads.ts';
import { signInHead } from '../../features/auth/heads.ts';
import { headOfChampion, headOfDivision } from '../../features/championships/heads.ts';
import { headOfClub } from '../../features/clubs/heads.ts';
import { headOfThread, subjectHead } from '../../features/forums/heads.ts';
import { headOfList } from '../../features/horselists/heads.ts';
import { headOfHorse } from '../../features/horses/heads.ts';
import { headOfJockey } from '../../features/jockeys/heads.ts';
import { licenceIn } from '../../features/jockeys/licenceIn.ts';
import { frontPageHead, landingHead } from '../../features/landing/landingHead.ts';
import { findArticle, headOfArticle } from '../../features/landing/news/heads.ts';
import { stopMailsHead } from '../../features/mails/heads.ts';
import { headOfPreviews } from '../../features/previews/heads.ts';
import { headOfRace } from '../../features/races/heads.ts';
import { headOfRequest } from '../../features/requests/heads.ts';
import { headOfStable } from '../../features/stables/heads.ts';
import { headOfTrack } from '../../features/tracks/heads.ts';
import { notFoundHead } from '../../shared/page/heads.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { paths } from '../../shared/paths.ts';
import type { Picture } from './picture.ts';
import { staticHeads } from './staticHeads.ts';
import { newsArticle, raceEvent, type Structured, website } from './structured.ts';

export { listedPaths } from './listedPaths.ts';
export type { Picture } from './picture.ts';

/** What a link to a page shows wherever it is sent to, where no script is run. */
export interface Preview extends PageHeadProps {
  type: 'website' | 'article';
  /** Its one address on this site; null where there is nothing. */
  path: string | null;
  /** Null while what it shows is not known. */
  picture: Picture | null;
  /** Null for a page that is about nothing that search engines have a word for. */
  structured: Structured | null;
}

/** A page that is named by what the database holds. */
export interface AskedPreview {
  /** Its one address on this site. */
  path: string;
  /** What is said of it while that is not known. */
  meanwhile: Preview;
  /** As a visitor sees it. Throws what `unwrap` throws, but for what is not there. */
  ask: (backend: Backend) => Promise<Preview>;
}

const clubPicture: Picture = { of: 'club' };

const nothing: Preview = {
  ...notFoundHead,
  type: 'website',
  path: null,
  picture: clubPicture,
  structured: null,
};

const known = (
  path: string,
  head: PageHeadProps,
  picture: Picture | null = clubPicture,
  structured: Structured | null = null,
): Preview => ({
  ...head,
  type: 'website',
  path,
  picture,
  structured,
});

/** What a link to an address of the site shows, or how to ask for it. */
export function previewOf({ pathname, search }: URL): Preview | AskedPreview {
  if (pathname === paths.home) return landingPreview(new URLSearchParams(search));
  // The site's router takes both for the same.
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const head = staticHeads.get(path);
  if (head) return known(path, head);
  const [, parent = '', id = ''] = /^(.*\/)(.*)$/.exec(path) ?? [];
  return ofOne[parent]?.(id) ?? ofChampion(parent, id) ?? nothing;
}

function landingPreview(search: URLSearchParams): Preview {
  const head = landingHead(search);
  if (head !== null) return known(paths.home, head, clubPicture, website);
  const article = findArticle(search.get('article'));
  const path = article ? paths.newsArticle(article.id) : paths.news;
  return {
    ...headOfArticle(article),
    type: article ? 'article' : 'website',
    path,
    picture: clubPicture,
    structured: article ? newsArticle(article) : null,
  };
}

/** The page of a season's champion in a division: the season is in the path before it. */
function ofChampion(parent: string, division: string): Preview | null {
  const [season = ''] = /\d{1,4}(?=\/$)/.exec(parent) ?? [];
  const path = paths.champion(season, division);
  if (!isDivision(division) || season === '' || path !== `${parent}${division}`) return null;
  return known(path, headOfChampion(Number(season), division));
}

/** Pages of one race, horse, stable or track, by what their paths begin with. */
const ofOne: Readonly<Record<string, (id: string) => Preview | AskedPreview>> = {
  [paths.trackInFull('')]: (id) =>
    isTrackId(id)
      ? known(paths.trackInFull(id), headOfTrack(id), { of: 'track', trackId: id })
      : nothing,
  [paths.championship('')]: (id) =>
    isDivision(id) ? known(paths.championship(id), headOfDivision(id)) : nothing,
  [`${paths.jockeys}/`]: (id) => {
    const licence = licenceIn(id);
    return licence === null ? nothing : known(paths.jockey(licence), headOfJockey(licence));
  },
  [paths.letters('')]: (id) => known(paths.letters(id), signInHead),
  [paths.horseList('')]: (id) =>
    asked(paths.horseList(id), id, async (backend) => ({
      head: headOfList(await horseList(backend, { listId: id })),
      picture: clubPicture,
    })),
  [paths.club('')]: (id) =>
    asked(paths.club(id), id, async (backend) => ({
      head: headOfClub(await club(backend, { clubId: id })),
      picture: clubPicture,
    })),
  [paths.racePreviews('')]: (id) =>
    asked(paths.racePreviews(id), id, async (backend) => {
      const { race, runners } = await raceWithEntries(backend, { raceId: id });
      return { head: headOfPreviews(race), picture: { of: 'race', race, runners } };
    }),
  [paths.forumThread('')]: (id) => {
    const threadId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
    if (threadId === null) return nothing;
    const path = paths.forumThread(threadId);
    return {
      path,
      meanwhile: known(path, frontPageHead, null),
      ask: async (backend) => {
        const thread = await forumThread(backend, { threadId });
        return thread === null ? nothing : known(path, headOfThread(thread.title));
      },
    };
  },
  [paths.raceThread('')]: (id) => known(paths.raceThread(id), subjectHead),
  [paths.horseThread('')]: (id) => known(paths.horseThread(id), subjectHead),
  [paths.raceRequest('')]: (id) =>
    asked(paths.raceRequest(id), id, async (backend) => ({
      head: headOfRequest(await raceRequest(backend, { requestId: id })),
      picture: clubPicture,
    })),
  [paths.auctionLot('')]: (id) =>
    asked(paths.auctionLot(id), id, async (backend) => ({
      head: headOfLot(await auctionLot(backend, { auctionId: id }), Date.now()),
      picture: clubPicture,
    })),
  // A link that is whole; whether mails belong to it is told to who presses.
  [paths.stopMails('')]: (id) =>
    /^[0-9a-f]{64}$/.test(id) ? known(paths.stopMails(id), stopMailsHead) : nothing,
  [paths.race('')]: (id) =>
    asked(paths.race(id), id, async (backend) => {
      const { race, runners } = await raceWithEntries(backend, { raceId: id });
      const head = headOfRace(race, runners);
      return { head, picture: { of: 'race', race, runners }, structured: raceEvent(race) };
    }),
  [paths.horse('')]: (id) =>
    asked(paths.horse(id), id, async (backend) => {
      const horse = await horseById(backend, { horseId: id });
      const season = seasonAt(horse.retiredAt ?? Date.now());
      return { head: headOfHorse(horse), picture: { of: 'horse', horse, season } };
    }),
  [paths.publicStable('')]: (id) =>
    asked(paths.publicStable(id), id, async (backend) => {
      const [stable, record] = await Promise.all([
        stableById(backend, { stableId: id }),
        stableRecord(backend, { stableId: id }),
      ]);
      return { head: headOfStable(stable, record), picture: { of: 'stable', stable, record } };
    }),
};

function asked(
  path: string,
  id: string,
  ask: (
    backend: Backend,
  ) => Promise<{ head: PageHeadProps; picture: Picture; structured?: Structured }>,
): Preview | AskedPreview {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return nothing;
  return {
    path,
    meanwhile: known(path, frontPageHead, null),
    ask: async (backend) => {
      try {
        const { head, picture, structured } = await ask(backend);
        return known(path, head, picture, structured);
      } catch (error) {
        if (error instanceof GameError && error.code.endsWith('_not_found')) return nothing;
        throw error;
      }
    },
  };
}
