import { IconLock, IconShieldCheck, IconX } from '@tabler/icons-react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Card } from '../../../primitives/Card/Card';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Icon, type IconProps } from '../../../primitives/Icon/Icon';
import { CopyButton } from '../../../primitives/IconButton/CopyButton';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import * as styles from './OpenedTalents.css';

/** What the browser found when it compared the talents with the hash of the horse's birth. */
export type SealCheck =
  | { state: 'kept' | 'broken' }
  | {
      state: 'unchecked';
      /** Why the browser could not compare them. */
      problem: string;
    };

export interface OpenedTalent {
  /** Such as "Speed". */
  talent: string;
  /** From 0 to 100: at its birth, and when it retired. */
  born: number;
  now: number;
  /** The same as they are read, such as "64" and "66.3"; what work added, such as "+2.3". */
  bornWords: string;
  gainedWords: string;
  nowWords: string;
}

export interface OpenedTalentsProps {
  seal: SealCheck;
  /** Lower-case hex: published at its birth, and the salt that was mixed in. */
  hash: string;
  salt: string;
  talents: readonly OpenedTalent[];
  /** What it liked, such as distance: "At its best from 1,350 to 1,750 m". */
  likings: readonly { name: string; words: string }[];
}

const verdicts: Record<SealCheck['state'], { icon: IconProps['icon']; text: string }> = {
  kept: {
    icon: IconShieldCheck,
    text: 'The seal is whole. Your browser compared these talents with the hash published at its birth.',
  },
  broken: {
    icon: IconX,
    text: 'The seal is broken. These are not the talents that the hash of its birth was made of.',
  },
  unchecked: {
    icon: IconLock,
    text: 'Your browser could not compare these talents with the seal.',
  },
};

const columns: readonly TableColumn<OpenedTalent>[] = [
  { id: 'talent', head: 'Talent', cell: ({ talent }) => talent },
  { id: 'bar', head: 'Out of 100', cell: (talent) => <Bar {...talent} /> },
  { id: 'born', head: 'Born', cell: ({ bornWords }) => bornWords, numeric: true },
  { id: 'gained', head: 'By work', cell: ({ gainedWords }) => gainedWords, numeric: true },
  { id: 'now', head: 'In the end', cell: ({ nowWords }) => nowWords, numeric: true },
];

/** What was hidden of a retired horse, and whether it is what was sealed at its birth. */
export function OpenedTalents({ seal, hash, salt, talents, likings }: OpenedTalentsProps) {
  const { icon, text } = verdicts[seal.state];
  return (
    <Card>
      <div className={styles.root}>
        <p className={styles.verdict[seal.state]} role="status">
          <Icon icon={icon} size="medium" />
          <span>
            {text}
            {seal.state === 'unchecked' && ` ${seal.problem}`}
          </span>
        </p>
        <Table
          caption="Talents, as it was born and in the end"
          captionHidden
          columns={columns}
          rows={talents}
          rowId={({ talent }) => talent}
        />
        <dl className={styles.likings}>
          {likings.map(({ name, words }) => (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.words}>{words}</dd>
            </div>
          ))}
        </dl>
        <Disclosure title="Compare them yourself">
          <p className={styles.purpose}>
            The hash is the SHA-256 of “furlong-talents-1”, the horse’s id, the salt and the eleven
            figures, with colons between them and commas between the figures.
          </p>
          <dl className={styles.values}>
            {[
              { name: 'Hash', value: hash },
              { name: 'Salt', value: salt },
            ].map(({ name, value }) => (
              <div key={name}>
                <dt className={styles.term}>{name}</dt>
                <dd className={styles.value}>
                  <span className={styles.code}>{value}</span>
                  <CopyButton name={name} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Card>
  );
}

/** What a horse was born with, and behind it what work added. */
function Bar({ born, now }: Pick<OpenedTalent, 'born' | 'now'>) {
  return (
    <span aria-hidden className={styles.track}>
      <span className={styles.gained} style={assignInlineVars({ [styles.share]: `${now}%` })} />
      <span className={styles.born} style={assignInlineVars({ [styles.share]: `${born}%` })} />
    </span>
  );
}
