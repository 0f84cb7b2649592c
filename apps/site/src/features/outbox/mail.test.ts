import { expect, test } from 'vitest';
import { readMails } from './mail.ts';

const mail = { to: 'a@b.c', subject: 'Confirm', text: 'Open it', link: null, at: '2026-11-21' };

test('the server’s list is taken as it is', () => {
  expect(readMails([mail])).toEqual([mail]);
  expect(readMails([])).toEqual([]);
});

test('anything else is no outbox', () => {
  expect(readMails({ message: 'not here' })).toBeNull();
  expect(readMails([{ ...mail, link: 5 }])).toBeNull();
  expect(readMails([null])).toBeNull();
});
