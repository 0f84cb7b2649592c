import type {
  Appeal,
  Enquiry,
  OwnRuling,
  ReportedText,
  RoomStanding,
  Ruling,
} from '@furlong/backend';
import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { moment } from './moment.ts';

/** What is told in the stewards' room. */
export interface Room {
  standing: RoomStanding;
  rulings: Ruling[];
  ownRulings: OwnRuling[];
  appeals: Appeal[];
  queue: ReportedText[];
  enquiries: Enquiry[];
}

export const ruling = (id: number, over: Partial<Ruling> = {}): Ruling => ({
  ...{ id, action: 'hide', rule: 'respect', reason: 'It calls another owner a thief.', days: null },
  ...{ role: 'referee', at: moment - 2 * HOUR, threadId: 2, title: 'The going at Saltmarsh' },
  ...{ number: 2, letter: false, undone: null },
  ...over,
});

export const appealOf = (id: number, over: Partial<Appeal> = {}): Appeal => ({
  ...{ id, rulingId: 7, action: 'hide', rule: 'respect', text: 'I meant *my own* horse.' },
  ...{ at: moment - HOUR, dueAt: moment + 3 * DAY - HOUR, answer: null, own: false },
  ...over,
});

export const reported = (id: number, over: Partial<ReportedText> = {}): ReportedText => ({
  ...{ id, openedAt: moment - 20 * MINUTE, reports: 2, rules: ['respect'] as const },
  ...{ notes: ['He means me.'], text: 'You are a thief.', warnings: 1 },
  post: { id: 103, threadId: 2, title: 'The going at Saltmarsh', number: 3 },
  stable: { id: 'hillside', name: 'Hillside' },
  context: [{ name: 'Silver Birch', text: 'Who won?' }],
  ...over,
});

export const enquiry = (id: string, over: Partial<Enquiry> = {}): Enquiry => ({
  ...{ raceId: id, race: 'Harbour Sprint', trackId: 'saltmarsh', offAt: moment - 5 * HOUR },
  ...{ reason: 'too_few_runners', entries: 2, stables: 1 },
  ...over,
});

export const aPlayer: RoomStanding = {
  ...{ role: null, powers: [], mutedUntil: null, openReports: 0, openAppeals: 0 },
};

export const aReferee: RoomStanding = {
  ...{ role: 'referee', mutedUntil: null, openReports: 1, openAppeals: 1 },
  powers: ['answer', 'hide', 'lock', 'mute', 'pin', 'undo', 'warn'],
};

/** Nothing has happened yet. */
export const room: Room = {
  ...{ standing: aPlayer, rulings: [], ownRulings: [], appeals: [], queue: [], enquiries: [] },
};
