import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'furlong-outbox-'));
  file = join(directory, 'outbox.jsonl');
});

afterEach(() => rmSync(directory, { recursive: true }));

const line = (to: string) =>
  `${JSON.stringify({ to, subject: 's', text: 't', link: null, at: '2026-11-22T00:00:00.000Z' })}\n`;

describe('the outbox', () => {
  it('opens on a file of any length, and shortens it to what it shows', () => {
    writeFileSync(file, line('old@stables.example'));
    truncateSync(file, 600 * 1024 * 1024);
    writeFileSync(file, `\n${line('new@stables.example')}`, { flag: 'a' });
    const outbox = new Outbox(directory);
    expect(outbox.list().map(({ to }) => to)).toEqual(['new@stables.example']);
    expect(statSync(file).size).toBeLessThan(1024);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('passes over the half of a line that a killed server has left', async () => {
    writeFileSync(file, `${line('whole@stables.example')}{"to":"half@st`);
    await new Outbox(directory).send({
      to: 'next@stables.example',
      subject: 's',
      text: 't',
      html: '',
    });
    const kept = new Outbox(directory).list().map(({ to }) => to);
    expect(kept).toEqual(['next@stables.example', 'whole@stables.example']);
  });

  it('does not grow for ever while it runs', async () => {
    const outbox = new Outbox(directory);
    const text = 'x'.repeat(10_000);
    for (let mail = 0; mail < 400; mail += 1) {
      await outbox.send({ to: `${mail}@stables.example`, subject: 's', text, html: '' });
    }
    expect(statSync(file).size).toBeLessThan(2.1 * 1024 * 1024);
    expect(readFileSync(file, 'utf8')).toContain('399@stables.example');
    expect(new Outbox(directory).list()).toHaveLength(100);
  });
});
