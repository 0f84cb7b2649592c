import { createHash } from 'node:crypto';
import { houseSecret, type ServiceBackend } from '@furlong/backend/service';
import { type TalentSource, talentSource } from '@furlong/game/rules';

/** Draws talents from the secret that this installation made for itself, and nobody else knows. */
export async function installationTalents(backend: ServiceBackend): Promise<TalentSource> {
  const secret = await houseSecret(backend);
  return talentSource((name) => {
    const digest = createHash('sha256').update(`${secret}:talents:${name}`).digest();
    const word = (index: number) => digest.readUInt32BE(4 * index);
    return [word(0), word(1), word(2), word(3)];
  });
}
