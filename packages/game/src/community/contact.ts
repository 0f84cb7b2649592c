/** What somebody can write to the operator about; `contact_us` in the database knows them too. */
export const contactTopics = ['fault', 'account', 'conduct', 'idea', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Characters of a message to the operator. */
export const CONTACT_LENGTH = 4_000;

/** Messages that a stable, or an address, may send within a day (`private.wrote_often` in the database). */
export const CONTACT_A_DAY = 5;
