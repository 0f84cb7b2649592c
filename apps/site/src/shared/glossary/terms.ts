interface GlossaryTerm {
  word: string;
  /** What it means, in a sentence or two that need no other term. */
  meaning: string;
}

/** The words of racing, and of this game, that somebody may not know: each is explained here and nowhere else. */
export const terms = {
  'against-the-line': {
    word: 'Against the line',
    meaning:
      'Wins beside those that the morning lines expected of the same runs. More wins than expected is better than luck and easy races explain.',
  },
  allowance: {
    word: 'Allowance',
    meaning: 'Pounds that a runner need not carry, because it is young, or a filly or mare.',
  },
  ballot: {
    word: 'Ballot',
    meaning:
      'The draw of lots that decides who runs, where more horses are entered than a race has places.',
  },
  bend: {
    word: 'Bend',
    meaning: 'Where the course turns. Who runs wide of the rail there runs further.',
  },
  benchmark: {
    word: 'Benchmark',
    meaning:
      'The horse of the house that yours is measured against in a gallop: of its age and sex, and at home at every distance.',
  },
  claiming: {
    word: 'Claiming',
    meaning:
      'In a claiming race every runner can be bought at the price of the race, before it is off.',
  },
  condition: {
    word: 'Condition',
    meaning: 'How fit a horse is, from 0 to 100 per cent. Work raises it, idle days lower it.',
  },
  'dead-heat': {
    word: 'Dead heat',
    meaning:
      'Two runners or more that reach the post together. They share the place and its prizes.',
  },
  draw: {
    word: 'Draw',
    meaning:
      'The stall that a horse starts from, counted from the rail. It is drawn by lot when entries close.',
  },
  energy: {
    word: 'Energy',
    meaning:
      'How rested a horse is, from 0 to 100 per cent. Races and training spend it, and hours bring it back.',
  },
  field: { word: 'Field', meaning: 'All the runners of a race.' },
  form: {
    word: 'Form',
    meaning: 'What a horse did in its last races: W for each that it won, L for each that it lost.',
  },
  furlong: {
    word: 'Furlong',
    meaning: 'An eighth of a mile: 201 metres.',
  },
  gallop: {
    word: 'Gallop',
    meaning: 'A trial at home, free of charge, that tells what a horse likes and pays nothing.',
  },
  going: {
    word: 'Going',
    meaning:
      'The state of the ground, from firm to heavy on turf and from fast to sloppy on dirt. Each horse has ground that it likes.',
  },
  graded: {
    word: 'Graded race',
    meaning: 'One of the best races there are: Grade 1, then Grade 2, then Grade 3.',
  },
  'guide-price': {
    word: 'Guide price',
    meaning: 'What a horse is worth by a public rule, from its rating and its age.',
  },
  handicap: {
    word: 'Handicap',
    meaning:
      'A race in which better horses carry more weight, so that all have a chance. Each carries by its rating.',
  },
  'house-horse': {
    word: 'House horse',
    meaning:
      'A horse of the game’s own stables. It fills empty places in a field, and wins no money.',
  },
  length: {
    word: 'Length',
    meaning:
      'How far a horse reaches from nose to tail; at racing speed it is run in 0.16 seconds.',
  },
  'level-weights': {
    word: 'Level weights',
    meaning: 'All runners carry the same, but for allowances for age and sex, and for penalties.',
  },
  'morning-line': {
    word: 'Morning line',
    meaning:
      'Each runner’s chance of winning, counted by running the published card some hundreds of times with fresh luck.',
  },
  off: { word: 'The off', meaning: 'The moment at which the stalls open and the race begins.' },
  'off-the-bridle': {
    word: 'Off the bridle',
    meaning: 'Ridden along by its jockey: no longer going easily.',
  },
  overreached: {
    word: 'Overreached',
    meaning:
      'Worked too hard: the horse runs slower and learns nothing until it has rested for two days.',
  },
  penalty: {
    word: 'Penalty',
    meaning: 'Pounds that a winner of a better race carries on top, in races at level weights.',
  },
  'photo-finish': {
    word: 'Photo finish',
    meaning: 'The judge’s picture of the winning post, which parts runners that an eye cannot.',
  },
  purse: {
    word: 'Purse',
    meaning:
      'All the prize money of a race. The winner takes most of it, and the others share the rest.',
  },
  rating: {
    word: 'Rating',
    meaning:
      'How good a horse has proved to be, in pounds of weight. Each race moves it, by a sum that everybody can read.',
  },
  reserve: {
    word: 'Reserve',
    meaning: 'The least for which a horse is sold in an auction. Only its vendor knows it.',
  },
  reveal: {
    word: 'Reveal',
    meaning:
      'At the off the secret seed of the race is published, so that anybody can run the race again and compare.',
  },
  'ring-rusty': {
    word: 'Ring-rusty',
    meaning: 'Away from racing for so long that the first run back costs about half a length.',
  },
  sectional: {
    word: 'Sectional',
    meaning: 'The time that a runner took for a part of the race.',
  },
  'seed-hash': {
    word: 'Seed hash',
    meaning:
      'A fingerprint of the secret number that decides a race’s luck. It is published first, so that the number cannot be changed later.',
  },
  silks: {
    word: 'Silks',
    meaning: 'The colours of a stable, on jacket, sleeves and cap. No two stables have the same.',
  },
  stalls: {
    word: 'Stalls',
    meaning: 'The gates from which all runners start at one moment.',
  },
  'strike-rate': {
    word: 'Strike rate',
    meaning: 'How many races were won of a hundred that were run.',
  },
  'weight-for-age': {
    word: 'Weight for age',
    meaning:
      'Pounds that young horses carry less when they meet older ones, because they are not grown yet.',
  },
} as const satisfies Readonly<Record<string, GlossaryTerm>>;

export type TermId = keyof typeof terms;

/** All terms in the order of their words. */
export const glossary: readonly (GlossaryTerm & { readonly id: string })[] = Object.entries(terms)
  .map(([id, term]) => ({ id, ...term }))
  .sort((a, b) => a.word.localeCompare(b.word, 'en'));
