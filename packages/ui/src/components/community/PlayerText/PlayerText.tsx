import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './PlayerText.css';

export interface PlayerTextProps {
  /** As the player wrote it: a part of Markdown is read, whatever else is in it is shown as it stands. */
  text: string;
}

/** Quotes and lists deeper than this are no narrower. */
const deepest = 4;

/**
 * A text by a player: paragraphs, quotes, lists, emphasis, code and links. No mark-up of a page is in it and no
 * picture: what looks like either is text.
 */
export function PlayerText({ text }: PlayerTextProps) {
  const { children } = fromMarkdown(text, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  return <div className={styles.root}>{drawAll(children, 0)}</div>;
}

const drawAll = (nodes: readonly RootContent[], depth: number): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other.
    <Fragment key={index}>{draw(node, depth)}</Fragment>
  ));

function draw(node: RootContent, depth: number): ReactNode {
  const inside = (more = 0) =>
    'children' in node ? drawAll(node.children as RootContent[], depth + more) : null;
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return (
        <p className={styles.paragraph} dir="auto">
          {inside()}
        </p>
      );
    case 'heading':
      return (
        <p className={styles.paragraph} dir="auto">
          <strong>{inside()}</strong>
        </p>
      );
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'break':
      return '\n';
    case 'blockquote':
      if (depth >= deepest) return inside();
      return <blockquote className={styles.quote}>{inside(1)}</blockquote>;
    case 'list': {
      // Its items are deeper still, and stand without their marks.
      if (depth >= deepest) return inside(1);
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list} {...(node.ordered && { start: node.start ?? 1 })}>
          {inside(1)}
        </List>
      );
    }
    case 'listItem':
      return depth > deepest ? inside() : <li>{inside()}</li>;
    case 'inlineCode':
    case 'code':
      return <code className={styles.code}>{node.value}</code>;
    case 'html':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'link':
      return leadsTo(node.url) === null ? (
        inside()
      ) : (
        <PlayersLink href={node.url}>{inside()}</PlayersLink>
      );
    case 'linkReference':
      return inside();
    case 'thematicBreak':
      return <hr />;
    default:
      return plain(node);
  }
}

/** Where a link leads: to a page of the game, to another site, or nowhere that a player may send others. */
function leadsTo(url: string): 'game' | 'elsewhere' | null {
  if (/^\/(?![/\\])/.test(url)) return 'game';
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? 'elsewhere' : null;
}

function PlayersLink({ href, children }: { href: string; children: ReactNode }) {
  return leadsTo(href) === 'game' ? (
    <Link href={href}>{children}</Link>
  ) : (
    <Link href={href} fromPlayer>
      {children}
    </Link>
  );
}

const plain = (node: Nodes): string => ('value' in node ? node.value : '');
