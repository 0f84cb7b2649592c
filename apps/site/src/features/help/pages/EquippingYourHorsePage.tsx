import {
  catalogue,
  demoHorse,
  type EquipmentSlot,
  effectInWords,
  equipmentNamed,
  equipmentSlots,
  kitBonus,
  lifeInRuns,
  starterKit,
  totalBonuses,
} from '@furlong/game/rules';
import { Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const sprinter = demoHorse('Marigold Lane');

const slotNames: Readonly<Record<EquipmentSlot, string>> = {
  saddle: 'Saddle',
  horseshoes: 'Horseshoes',
  bridle: 'Bridle',
  blanket: 'Blanket',
  whip: 'Whip',
  boots: 'Boots',
};

const ofSlot = (slot: EquipmentSlot) => catalogue.filter((piece) => piece.slot === slot);
const prices = catalogue.map(({ price }) => price);

const named = (name: string) => {
  const piece = equipmentNamed(name);
  if (piece === null) throw new RangeError(`The shop sells no ${name}.`);
  return piece;
};
const aRun = ({ price, slot }: { price: number; slot: EquipmentSlot }) =>
  Math.round(price / lifeInRuns[slot]);

const saddle = named('Club Saddle');
const plates = named('Featherlight Plates');
const whip = named('Carbon Whip');
const chosen = [saddle, plates, whip];
const points = Object.values(totalBonuses(chosen)).reduce((sum, each) => sum + each, 0);
const best = equipmentSlots.flatMap((slot) => ofSlot(slot).slice(-1));
/** How much of all that equipment may do these points come to, percent. */
const ofMost = (pieces: typeof chosen) =>
  Math.round((100 * kitBonus(totalBonuses(pieces))) / kitBonus(totalBonuses(best)));

export const sections: readonly HelpSection[] = [
  {
    id: 'six-places',
    title: 'Six places on a horse',
    body: (
      <>
        <Text>
          A horse has six places for equipment, one piece in each. A new owner’s first horse comes
          with three plain pieces ({starterKit.map(({ name }) => name).join(', ')}). They add
          nothing, and they never wear out.
        </Text>
        <Text>
          What you buy goes to your tack room, and can be put on any of your horses, one at a time.
          Taking a piece off costs nothing. Once entries for a race have closed, the card names what
          the horse wears, and you cannot change it before the race is over.
        </Text>
      </>
    ),
  },
  {
    id: 'what-it-does',
    title: 'What a piece does',
    body: (
      <>
        <Text>
          Each piece adds points: of speed, endurance, agility or control. In a race all points
          count the same, one for one, and together they make the horse a little faster. There is a
          most that they can do: about one <Term of="length">length</Term> in a sprint. Equipment
          helps a good horse to win by a neck; it does not make a good horse.
        </Text>
        <RuleTable
          caption="The best piece for each place"
          heads={['Place', 'Piece', 'Adds', 'Price', 'Lasts']}
          words
          rows={best.map((piece) => [
            slotNames[piece.slot],
            piece.name,
            effectInWords(piece.bonuses),
            dollars(piece.price),
            `${lifeInRuns[piece.slot]} runs`,
          ])}
        />
        <Text>
          The shop has {catalogue.length} pieces, from {dollars(Math.min(...prices))} to{' '}
          {dollars(Math.max(...prices))}. The stars say how good a piece is among those for its own
          place.
        </Text>
      </>
    ),
  },
  {
    id: 'wear',
    title: 'It wears out',
    body: (
      <>
        <Text>
          A run wears every piece that the horse has on, and gallops and training wear none. So
          think of the price of a run:
        </Text>
        <RuleTable
          caption="What a run costs"
          heads={['Piece', 'Price', 'Lasts', 'A run']}
          words
          rows={[
            saddle,
            named('Champion Saddle'),
            named('Steel Plates'),
            plates,
            named('Thermal Blanket'),
            whip,
          ].map((piece) => [
            piece.name,
            dollars(piece.price),
            `${lifeInRuns[piece.slot]} runs`,
            dollars(aRun(piece)),
          ])}
        />
        <Text>
          A saddle lasts longest, so that a good one is cheap over its life. Horseshoes are gone
          after {lifeInRuns.horseshoes} runs: keep the best for the races that matter.
        </Text>
      </>
    ),
  },
  {
    id: 'try-it-at-home',
    title: 'Try it at home',
    body: (
      <Text>
        A <Term of="gallop">gallop</Term> is run with what the horse wears, or without. Ask the same
        thing several times both ways, and the notebook says what your equipment is worth to this
        horse. Gallops are free and wear nothing out.
      </Text>
    ),
  },
  {
    id: 'worked-example',
    title: 'Three pieces: an example',
    body: (
      <Example title={`${sprinter.name} is dressed for a big race`}>
        <Text>
          {sprinter.name} of the demonstration stable runs for a purse of which the winner gets
          thousands. Her owner looks for most points for the money, and buys three pieces:
        </Text>
        <RuleTable
          caption="What she wears"
          heads={['Piece', 'Adds', 'Price', 'A run']}
          words
          rows={chosen.map((piece) => [
            piece.name,
            effectInWords(piece.bonuses),
            dollars(piece.price),
            dollars(aRun(piece)),
          ])}
        />
        <Text>
          That is {points} points, or {ofMost(chosen)}% of the most that equipment can do, for{' '}
          {dollars(chosen.reduce((sum, { price }) => sum + price, 0))} at once, and{' '}
          {dollars(chosen.reduce((sum, piece) => sum + aRun(piece), 0))} a run. In a race for{' '}
          two-year-olds with a small purse the plates alone would eat a good part of a prize, and
          she would go in plain steel.
        </Text>
        <Bullets
          items={[
            ['first', 'Buy a saddle first: it is on for longest.'],
            ['whip', 'Then a whip: most points for its price after that.'],
            ['last', 'Leave fine horseshoes for last, and for great days.'],
          ]}
        />
      </Example>
    ),
  },
];

/** Help: what equipment does, what it costs a run, and what to buy first. */
export default function EquippingYourHorsePage() {
  return (
    <HelpArticle
      page="equippingYourHorse"
      sections={sections}
      tryNow={[
        { href: paths.buyEquipment(), label: 'Buy Equipment' },
        { href: paths.applyEquipment(), label: 'Apply Equipment' },
      ]}
    />
  );
}
