/**
 * Who runs this copy of the game. These are sample details of a demonstration: an operator puts
 * their own here, and nowhere else.
 */
export const operator = {
  name: 'Furlong Racing Club',
  licence: {
    regulator: 'the UK gambling regulator',
    number: '000-000000-X-000000-000',
  },
  badges: ['Responsible gambling', '18+', 'Self-exclusion', 'SSL', 'Game-lab certified'],
  /** Said wherever the details in this file are shown. */
  notice:
    'These are sample details of a demonstration. No licence is held, nothing was certified, and no real money is involved.',
  certificate: {
    subject: 'Random number generator',
    result: 'PASS',
    tested: '26 Oct 2011',
    reissued: '12/6/2016',
    validTo: '12/6/2020',
  },
} as const;
