import { type ContactTopic, contactTopics } from '@furlong/game/rules';

const words: Readonly<Record<ContactTopic, readonly [label: string, hint: string]>> = {
  fault: [
    'Something does not work',
    'Say what you did, what you expected, and what came instead. The address of the page helps.',
  ],
  account: [
    'My account',
    'Say which stable it is. Never send a password or a code: nobody here asks for one.',
  ],
  conduct: [
    'The conduct of a player',
    'Say who, where and when. What was written in a letter or a forum can be quoted.',
  ],
  idea: [
    'An idea for the game',
    'Say what you would like to do, and what keeps you from it today.',
  ],
  other: ['Something else', 'Say it in your own words.'],
};

/** The topics as they are chosen from. */
export const topicOptions = contactTopics.map((value) => ({ value, label: words[value][0] }));

/** What to say about a topic, in a sentence or two. */
export const topicHint = (topic: ContactTopic): string => words[topic][1];

/** The topic that a field names. @throws RangeError for another */
export function readTopic(value: string): ContactTopic {
  const topic = contactTopics.find((each) => each === value);
  if (topic === undefined) throw new RangeError(`No topic is called ${value}.`);
  return topic;
}
