import { CONTACT_A_DAY, CONTACT_LENGTH, contactTopics } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContactMessage, contactUs } from '../../src/index.ts';
import { takeContactMessages } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ada: Player;

beforeAll(async () => {
  ada = await game.player();
});
beforeEach(() => game.sql('delete from private.contact_messages'));

const message: ContactMessage = {
  email: 'grace@stable.example',
  topic: 'idea',
  text: 'More hurdles.',
};
const send = (changes: Partial<ContactMessage> = {}, from = game.visitor()) =>
  contactUs(from, { ...message, ...changes, requestId: crypto.randomUUID() });
const take = () => takeContactMessages(game.steward(), { limit: 50 });
const refused = (code: string) => expect.objectContaining({ code });

describe('a message to the operator', () => {
  it('is taken by one server once, with the stable of its writer if there is one', async () => {
    const first = await send({ text: ' Well \r\nrun. ' });
    const second = await send({ topic: 'fault' }, ada.backend);
    expect(first).toMatch(/^F-[2-9A-HJ-NP-Z]{6}$/);
    expect(await take()).toMatchObject([
      { reference: first, stable: null, email: message.email, topic: 'idea', text: 'Well\nrun.' },
      { reference: second, stable: expect.any(String), topic: 'fault' },
    ]);
    expect(await take()).toEqual([]);
  });

  it('is sent once, however often the same request comes, and not as another', async () => {
    const request = { ...message, requestId: crypto.randomUUID() };
    const reference = await contactUs(game.visitor(), request);
    expect(await contactUs(game.visitor(), request)).toBe(reference);
    await expect(contactUs(game.visitor(), { ...request, text: 'Fewer.' })).rejects.toEqual(
      refused('request_reused'),
    );
    await expect(contactUs(ada.backend, request)).rejects.toEqual(refused('request_reused'));
    expect(await take()).toHaveLength(1);
  });

  it.each(contactTopics)('may be about %s', async (topic) => {
    expect(await send({ topic })).toMatch(/^F-/);
  });

  it('needs an address that can be answered, and nothing in it that ends a header', async () => {
    for (const email of [
      '',
      'grace',
      'grace@',
      'grace@stable',
      'a b@stable.example',
      'grace@stable.example\r\nBcc: all@stable.example',
      'grace@stable.example, all@stable.example',
      `${'g'.repeat(250)}@stable.example`,
    ]) {
      await expect(send({ email })).rejects.toEqual(refused('email_invalid'));
    }
    for (const email of ['o’hara+horses@mail.stable.example', 'Grace@Stäble.example']) {
      expect(await send({ email })).toMatch(/^F-/);
    }
  });

  it('has words, and not too many', async () => {
    for (const text of ['', ' \n', '\u200b', 'x'.repeat(CONTACT_LENGTH + 1)]) {
      await expect(send({ text })).rejects.toEqual(refused('message_text'));
    }
    expect(await send({ text: 'x'.repeat(CONTACT_LENGTH) })).toMatch(/^F-/);
  });

  it('is refused beyond five a day of one address, however it is spelt, or of one stable', async () => {
    for (let sent = 0; sent < CONTACT_A_DAY; sent += 1) await send();
    await expect(send({ email: 'GRACE@stable.example' })).rejects.toEqual(
      refused('too_many_messages'),
    );
    for (let sent = 0; sent < CONTACT_A_DAY; sent += 1) {
      await send({ email: `ada${sent}@stable.example` }, ada.backend);
    }
    await expect(send({ email: 'ada@stable.example' }, ada.backend)).rejects.toEqual(
      refused('too_many_messages'),
    );
    await game.sql("update private.contact_messages set sent_at = sent_at - interval '25 hours'");
    expect(await send()).toMatch(/^F-/);
  });

  it('is read by no player', async () => {
    for (const { backend } of [ada, { backend: game.visitor() }]) {
      const { error } = await backend.rpc('take_contact_messages' as 'my_mail_choices');
      expect(error).not.toBeNull();
    }
  });
});
