import type { EquipmentPiece } from './catalogue.ts';

/** A piece that no shop sells: it adds nothing, and it does not wear. */
type StarterPiece = Pick<EquipmentPiece, 'id' | 'name' | 'slot' | 'description'>;

/** What the horse of a new owner arrives in. */
export const starterKit: readonly StarterPiece[] = [
  {
    id: 'basic-saddle',
    name: 'Basic Saddle',
    slot: 'saddle',
    description: 'It came with the horse, and sits where it should.',
  },
  {
    id: 'basic-horseshoes',
    name: 'Basic Horseshoes',
    slot: 'horseshoes',
    description: 'They came with the horse, and ring on the road.',
  },
  {
    id: 'basic-bridle',
    name: 'Basic Bridle',
    slot: 'bridle',
    description: 'It came with the horse, and has seen many mornings.',
  },
];
