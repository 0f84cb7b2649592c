import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { inject } from 'vitest';
import { type Backend, createBackend } from '../src/index.ts';
import { auth, keys, type TestDatabase } from '../test/support/testDatabase.ts';

/** What the plan of a statement reads, by an index or whole. */
export interface Scan {
  readonly table: string;
  /** Null where the table is read whole. */
  readonly index: string | null;
  /** Rows that were looked at, those that a filter threw away among them. */
  readonly rows: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The game of a database as its players meet it, on connections that tell how each statement was run. */
export async function explainGame(database: TestDatabase) {
  const [row] = await database.sql('select current_database() as name');
  const scans: Scan[] = [];
  const connection = createPostgresConnection({
    url: `${inject('postgres')?.url}/${row?.name}`,
    postgresOptions: {
      connection: {
        session_preload_libraries: 'auto_explain',
        'auto_explain.log_min_duration': '0',
        'auto_explain.log_nested_statements': 'on',
        'auto_explain.log_analyze': 'on',
        'auto_explain.log_timing': 'off',
        'auto_explain.log_format': 'json',
        client_min_messages: 'log',
      },
      onnotice: ({ message = '' }) => {
        const [, plan] = /^duration: [\d.]+ ms {2}plan:\n(.*)$/s.exec(message) ?? [];
        if (plan !== undefined) scans.push(...scansOf(JSON.parse(plan).Plan));
      },
    },
  });
  const app = new App({ connection, auth });
  const backend = createBackend({
    url: 'http://game.test',
    key: keys.publishable,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });
  return {
    backend,
    /** The scans of all that is asked for meanwhile. */
    async scansOf(ask: (backend: Backend) => Promise<unknown>): Promise<readonly Scan[]> {
      scans.length = 0;
      await ask(backend);
      return [...scans];
    },
    close: () => connection.close(),
  };
}

function scansOf(node: PlanNode): Scan[] {
  const { 'Relation Name': table, Plans: children = [] } = node;
  const within = children.flatMap(scansOf);
  if (table === undefined) return within;
  const bitmap = children.flatMap((child) => bitmapIndexes(child));
  const rows =
    node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0));
  const index = node['Index Name'] ?? (bitmap.join(', ') || null);
  return [{ table, index, rows }, ...within];
}

const bitmapIndexes = ({ 'Index Name': index, Plans: children = [] }: PlanNode): string[] => [
  ...(index === undefined ? [] : [index]),
  ...children.flatMap(bitmapIndexes),
];
