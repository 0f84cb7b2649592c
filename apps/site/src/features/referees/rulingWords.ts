import type { Role, Ruling } from '@furlong/backend';
import { type ForumRuleId, forumRules, type ModerationAction } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';

/** What a referee does, as the choice of it says. */
export const actionLabels: Readonly<Record<ModerationAction, string>> = {
  dismiss: 'Nothing wrong with it',
  hide: 'Hide it',
  lock: 'Lock the thread',
  mute: 'Mute who wrote it',
  pin: 'Pin the thread',
  warn: 'Warn who wrote it',
};

/** What was done, as the list of rulings says. */
export function doneWords({ action, days, letter, number }: Ruling): string {
  const what = letter ? 'a letter' : number === null ? 'a thread' : `post ${number}`;
  switch (action) {
    case 'dismiss':
      return `Found nothing wrong with ${what}`;
    case 'hide':
      return `Hid ${what}`;
    case 'lock':
      return 'Locked a thread';
    case 'pin':
      return 'Pinned a thread';
    case 'mute':
      return `Muted who wrote ${what} for ${pluralize(days ?? 0, 'day')}`;
    case 'warn':
      return `Warned who wrote ${what}`;
  }
}

export const roleNames: Readonly<Record<Role, string>> = {
  operator: 'The operator',
  referee: 'A referee',
};

/** The name of a rule; a ruling may need none. */
export const ruleTitle = (id: ForumRuleId | null): string | null =>
  forumRules.find((rule) => rule.id === id)?.title ?? null;

/** What a rule is chosen from. */
export const ruleOptions = forumRules.map(({ id, title }) => ({ value: id, label: title }));

/** A rule that was chosen; the first where it is none. */
export const toRule = (value: string): ForumRuleId =>
  forumRules.find(({ id }) => id === value)?.id ?? 'respect';
