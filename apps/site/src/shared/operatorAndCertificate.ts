/**
 * Who runs this copy of the game. These are sample details of a demonstration: an operator puts
 * their own here, and nowhere else.
 */
export const operator = {
  name: 'Furlong Racing Club',
  /** What the footer says of the licence for players in the United Kingdom. */
  licence:
    'Furlong Racing Club is licensed by the UK gambling regulator for players in the United Kingdom, licence number 000-000000-X-000000-000.',
  /** Said with the certificate; the footer says the same in its own words. */
  notice:
    'These are sample details of a demonstration. Nothing was certified, and no real money is involved.',
  certificate: {
    subject: 'Random number generator',
    result: 'PASS',
    tested: '26 Oct 2011',
    reissued: '12/6/2016',
    validTo: '12/6/2020',
  },
} as const;
