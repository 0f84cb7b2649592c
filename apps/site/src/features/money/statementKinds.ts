import type { StatementKind } from '@furlong/backend';
import { type Subject, subjects } from '../../shared/format/moneySubjects.ts';

const names = Object.keys(subjects) as Subject[];

/** What the address narrows a statement to; null for all, and for what it says wrongly. */
export const readSubject = (search: URLSearchParams, among: readonly Subject[]): Subject | null =>
  among.find((subject) => subject === search.get('about')) ?? null;

export const allSubjects: readonly Subject[] = names;

/** The kinds of payments that are about something, or about any of several. */
export const kindsOf = (about: readonly Subject[]): StatementKind[] =>
  about.flatMap((subject) => [...subjects[subject].kinds]);
