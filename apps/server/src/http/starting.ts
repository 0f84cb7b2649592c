import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { health } from '../operator/operator.ts';
import { shortJson } from '../shared/refusal.ts';
import { type App, createApp } from './app.ts';

/** What the start is doing: a step in words, and how much of it is done where that can be counted. */
export interface StartStep {
  message: string;
  done?: number;
  of?: number;
}

const unfinished = { 'cache-control': 'no-store', 'retry-after': '2' };

/** Answers while the game starts: pages with one that says so and goes on by itself, the API in JSON. */
export function starting(step: () => StartStep): App {
  const page = startingPage();
  return createApp()
    .route(
      '/',
      health(async () => 'The game is starting.'),
    )
    .all('/:service{rest|auth}/v1/*', () =>
      shortJson({ code: 'starting', ...step() }, { status: 503, headers: unfinished }),
    )
    .all('*', (c) => c.html(page.showing(step()), 503, { ...unfinished, ...page.headers }));
}

/** The page with its font written in: nothing else is served yet. Its policy names what it holds. */
function startingPage() {
  const font = readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2'),
    ),
  );
  const page = readFileSync(new URL('starting.html', import.meta.url), 'utf8').replace(
    'font.woff2',
    `data:font/woff2;base64,${font.toString('base64')}`,
  );
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(page, 'style')}`,
    `script-src ${hashOf(page, 'script')}`,
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: { 'content-security-policy': policy.join('; ') },
    showing: ({ message, done, of }: StartStep) =>
      page
        .replace(' data-progress', of === undefined ? '' : ` value="${done}" max="${of}"`)
        .replace('<!-- step -->', message),
  };
}

/** As a content security policy names an element's content. */
function hashOf(page: string, element: string): string {
  const content = page.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? '';
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
