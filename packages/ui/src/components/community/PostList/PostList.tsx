import type { ReactNode } from 'react';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Link } from '../../../primitives/Link/Link';
import { Tag } from '../../../primitives/Tag/Tag';
import { Text } from '../../../primitives/Text/Text';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { PlayerText } from '../PlayerText/PlayerText';
import * as styles from './PostList.css';

export interface ListedPost {
  /** Its number within the thread. */
  number: number;
  /** Its address. */
  href: string;
  author: string;
  /** Left out for who has no page. */
  authorHref?: string;
  silks?: SilksDesign;
  /** What its author is more than a player, such as "Referee". */
  role?: string;
  /** When it was written, such as "today 14:05". */
  time: string;
  /** Whether it was edited, such as "edited 4 min ago". */
  edited?: string;
  /** New to the reader. */
  fresh?: boolean;
  /** As its author wrote it; left out where it is not shown. */
  text?: string;
  /** Why it is not shown, or why it is folded away. */
  note?: string;
  /** In the place of the text, such as the form in which it is edited. */
  form?: ReactNode;
  /** What can be done with it. */
  acts?: ReactNode;
}

export interface PostListProps {
  /** Names the list for those who hear it, such as "Posts 21 to 40". */
  label: string;
  /** The first first. */
  posts: readonly ListedPost[];
  /** The number of the post that the address names. */
  named?: number;
}

/** The posts of a thread, each by whom, when and at which address. */
export function PostList({ label, posts, named }: PostListProps) {
  return (
    <ol aria-label={label} start={posts[0]?.number} className={styles.list}>
      {posts.map((post) => (
        <li
          key={post.number}
          id={`post-${post.number}`}
          className={styles.post}
          aria-current={post.number === named ? 'location' : undefined}
        >
          <div>{post.silks && <Silks design={post.silks} size={36} decorative />}</div>
          <div className={styles.content}>
            <Head {...post} />
            <Body {...post} />
            {post.acts && <div className={styles.acts}>{post.acts}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Head({ number, href, author, authorHref, role, time, edited, fresh }: ListedPost) {
  return (
    <div className={styles.head}>
      <Text element="span" size="small" strong>
        {authorHref === undefined ? (
          author
        ) : (
          <Link href={authorHref} variant="quiet">
            {author}
          </Link>
        )}
      </Text>
      {role !== undefined && <Tag tone="info">{role}</Tag>}
      <span>{time}</span>
      {edited !== undefined && <span>{edited}</span>}
      {fresh && <Tag tone="positive">New</Tag>}
      <span className={styles.number}>
        <Link href={href} variant="quiet">{`#${number}`}</Link>
      </span>
    </div>
  );
}

function Body({ text, note, form }: ListedPost) {
  if (form !== undefined) return form;
  if (text === undefined) return <p className={styles.note}>{note}</p>;
  if (note === undefined) return <PlayerText text={text} />;
  return (
    <Disclosure title={note}>
      <PlayerText text={text} />
    </Disclosure>
  );
}
