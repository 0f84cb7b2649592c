/**
 * Who runs this copy of the game. These are sample details of a demonstration: an operator puts
 * their own here, and nowhere else.
 */
export const operator = {
  name: 'Furlong Racing Club',
  regulator: 'a UK gambling regulator',
  licenceNumber: '000-000000-S-000000-000',
  badges: ['Play responsibly', '18+', 'Self-exclusion', 'SSL secured', 'Game lab certified'],
  certificateHref: '/gaming-labs-certification',
  /** Said wherever the details above are shown. */
  notice:
    'Sample details of a demonstration: no licence is held and no real money is involved anywhere in this game.',
  certificate: {
    subject: 'Random number generator',
    result: 'PASS',
    tested: '26 Oct 2011',
    reissued: '12/6/2016',
    validTo: '12/6/2020',
  },
} as const;
