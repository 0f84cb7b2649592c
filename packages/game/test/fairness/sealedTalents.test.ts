import { describe, expect, it } from 'vitest';
import { isSealedBy, type OpenedTalents, talentsHash } from '../../src/fairness/sealedTalents.ts';
import { middlingTalents, talentList } from '../../src/horses/talents.ts';

const opened: OpenedTalents = {
  horseId: '5b0c1a52-0000-4000-8000-000000000001',
  salt: '0123456789abcdef'.repeat(4),
  talents: middlingTalents,
};
const hash = await talentsHash(opened);

describe('the hash by which talents are sealed', () => {
  it('is that of a text which anybody can put together', async () => {
    // printf 'furlong-talents-1:5b0c…:0123…:50,50,50,50,50,50,50,1600,0,0,0' | sha256sum
    expect(hash).toBe('b1382f2823b08ba5cb7ddf6d9c79e389c1639a346214e6ae21d35d3c74042307');
    expect(await isSealedBy(opened, hash)).toBe(true);
  });

  it('is another for every talent, salt and horse', async () => {
    const others: OpenedTalents[] = [
      { ...opened, horseId: '5b0c1a52-0000-4000-8000-000000000002' },
      { ...opened, salt: 'fedcba9876543210'.repeat(4) },
      ...Object.entries(middlingTalents).map(([name, talent]) => ({
        ...opened,
        talents: { ...middlingTalents, [name]: talent + 1 },
      })),
    ];
    expect(others).toHaveLength(2 + talentList(middlingTalents).length);
    const hashes = await Promise.all(others.map(talentsHash));
    expect(new Set([hash, ...hashes]).size).toBe(1 + others.length);
    for (const other of others) expect(await isSealedBy(other, hash)).toBe(false);
  });
});
