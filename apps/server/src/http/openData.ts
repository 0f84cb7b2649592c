import { createHash } from 'node:crypto';
import { type RaceOver, racesOver } from '@furlong/backend/service';
import { DAY, MINUTE } from '@furlong/game/rules';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ballotsCsv, previewsCsv, racesCsv, runnersCsv } from '../openData/csv.ts';
import { type Day, readDay } from '../openData/day.ts';
import { racesJson } from '../openData/json.ts';
import { refusal } from '../shared/refusal.ts';
import type { App, Env } from './app.ts';
import { keyless, type ServiceSettings, serviceBackend } from './keyless.ts';

const csv = 'text/csv; charset=utf-8; header=present';

/** The files of a day. */
const files: Readonly<
  Record<string, { type: string; write: (day: string) => (races: readonly RaceOver[]) => string }>
> = {
  'races.json': { type: 'application/json', write: racesJson },
  'races.csv': { type: csv, write: () => racesCsv },
  'runners.csv': { type: csv, write: () => runnersCsv },
  'ballots.csv': { type: csv, write: () => ballotsCsv },
  'previews.csv': { type: csv, write: () => previewsCsv },
};

/** How long a file is told again, by us and by whoever keeps it: of a day that goes on, and of one that is over, ms. */
const keptFor = { today: MINUTE, before: DAY };

/** The last races of a day may be settled, or called off, so long after it. */
const settledBy = 60 * MINUTE;

/** How many files are kept; one of 720 races, the most in a day, has some 20 MB. */
const mostKept = 8;

/** A day of 720 races takes longer to write than a player waits for a page, ms. */
const patience = MINUTE;

interface Written {
  body: string;
  etag: string;
  until: number;
}

/** Answers with all that is public of a day's races, at an address that stays: /data/2026-11-27/races.json. */
export function openData(settings: ServiceSettings): App {
  const backend = serviceBackend(settings);
  const kept = new Map<string, Written>();

  async function write(path: string, day: Day, render: (races: RaceOver[]) => string) {
    const races: RaceOver[] = [];
    for await (const race of racesOver(backend, day)) races.push(race);
    const body = render(races);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const written = { body, etag, until: Date.now() + keptFor[isOver(day) ? 'before' : 'today'] };
    kept.delete(path);
    kept.set(path, written);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? path);
    return written;
  }

  return new Hono<Env>().get(
    '/data/:day/:file',
    compress(),
    keyless(settings, patience),
    async (c) => {
      const { day: name, file } = c.req.param();
      const asked = Object.hasOwn(files, file) ? files[file] : undefined;
      const day = readDay(name);
      if (asked === undefined) return refusal(404, 'not_found', noFile);
      if (day === null) return refusal(400, 'bad_request', noDay);
      if (day.from > Date.now()) return refusal(404, 'not_found', 'That day has not begun.');
      const before = kept.get(c.req.path);
      const isKept = before !== undefined && Date.now() < before.until;
      const { body, etag } = isKept ? before : await write(c.req.path, day, asked.write(name));
      const headers = {
        etag,
        'cache-control': `public, max-age=${keptFor[isOver(day) ? 'before' : 'today'] / 1000}`,
        'access-control-allow-origin': '*',
      };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      return c.body(body, 200, {
        ...headers,
        'content-type': asked.type,
        'content-disposition': `attachment; filename="furlong-${name}-${file}"`,
      });
    },
  );
}

const isOver = ({ to }: Day) => to + settledBy < Date.now();

const noDay = 'Name a day like 2026-11-27.';
const noFile = `A day has these files: ${Object.keys(files).join(', ')}.`;
