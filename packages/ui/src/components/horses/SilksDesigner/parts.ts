/** The parts of silks, in the order in which a registration describes them. */
export const parts = [
  { value: 'body', label: 'Body' },
  { value: 'sleeves', label: 'Sleeves' },
  { value: 'cap', label: 'Cap' },
] as const;

export type Part = (typeof parts)[number]['value'];
