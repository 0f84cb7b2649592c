export interface FairnessSection {
  title: string;
  points: readonly string[];
}

/** What binds the house in a race, what a browser can prove, and what it cannot. */
export const sections: readonly FairnessSection[] = [
  {
    title: 'Fixed before anybody enters',
    points: [
      'When a race is opened, the house draws a secret seed and publishes a hash of it. The same hash covers the terms of the race and the order in which house horses may fill the field. None of them can be changed without the hash showing it.',
      'House horses are not picked. All that may run stand in an order that follows from the race’s place in the programme, and the first that are free are taken. One is passed over only while it is entered elsewhere or, in a maiden race, once it has won.',
      'Where more are entered than can run, lots decide when entries close: each stable’s first horse before anybody’s second, and first those that were balloted out before. The lots follow from the seed and the horse, so that whoever enters can neither know nor choose theirs. The house’s horses make way. Verify draws them again.',
      'Jockeys are booked by a public rule: who was asked for, first the horse that the jockey rode last, then the one entered first; then who rode each horse last; then lots that the race’s id decides. Whom an owner asked for can be read by everybody at once, and Verify books them again.',
      'The answer to your entry holds that hash, as does the public record of the entry. Your browser keeps it, and Verify compares the race with it. Whatever is published later has to match.',
    ],
  },
  {
    title: 'Fixed when a horse is born',
    points: [
      'A horse’s talents are hidden, from its owner too. A salted hash of them is published with its record when it is born, so that the house cannot change them without being found out. It stands on the cards of My Horses and, for every runner, under Verify. Horses born before there were such hashes have theirs from the day that their record names.',
      'Talents and salt are opened when the horse is retired, for anybody to compare: its page does so in your own browser. A player’s horse is retired by its owner, one of the house at eight years.',
      'The talents of house horses are drawn from a secret of this game’s own. Who has read its source code does not know them, save those of house horses older than that secret.',
    ],
  },
  {
    title: 'What you add',
    points: [
      'Your entry brings a number made in your own browser. The numbers of all entries are mixed into the luck of the race; those of house horses follow from the seed. The figures on the card have no part in it, so that nobody can throw the dice again by changing one.',
      'Where the operator has set a public beacon, a number that comes out of it just after the off is mixed in too. It is signed by a league of organisations, none of which can foresee it, and your browser verifies the signature.',
    ],
  },
  {
    title: 'What Verify proves',
    points: [
      'That the seed is the one promised, the terms were kept, the house’s runners were the next in turn, their numbers and every stall follow from the seed, and everybody entered in time.',
      'That the race run again in your browser, on the card that was frozen, has the same order, the same times and the same strides.',
      'That a race which was called off kept to all this until then. Where its card was frozen, and the beacon’s number is known if it named one, your browser runs it as it would have been run, so that everybody can see whom it would have favoured.',
    ],
  },
  {
    title: 'What it does not prove',
    points: [
      'Without a beacon, the house knows the seed while entries are open. It could enter a horse of its own as a player, last of all, knowing what that would do. Such a race rests on trust in the house, and Verify says so.',
      'With a beacon, you have to know that the card was frozen before the beacon’s number was out. The card is public from the close of entries: whoever kept it then can compare.',
      'That the figures on a card are truly made of a horse’s hidden talents is taken on trust, as long as the talents are sealed.',
      'That a fault stopped a race which was called off, and not the house, is taken on trust. Too few runners can be counted.',
      'Races from before these rules are checked by the rules of their time, and Verify names what those left to trust.',
    ],
  },
];
