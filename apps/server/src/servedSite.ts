import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { viteSite } from './dev/viteSite.ts';
import { type App, createApp } from './http/app.ts';
import type { ShellSettings } from './http/shell.ts';
import { builtSite } from './http/site.ts';
import type { Opened } from './opened.ts';
import type { ServerSettings } from './serverSettings.ts';

const siteSources = fileURLToPath(new URL('../../site', import.meta.url));
const siteBuild = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** The site that is served: built, from its sources through Vite, or none. */
export async function siteFor(
  settings: ServerSettings,
  publishableKey: string,
  opened: Opened,
): Promise<(settings: ShellSettings) => App> {
  if (settings.dev && opened.http) {
    const { server } = opened.http;
    const { site, close } = await viteSite({ root: siteSources, server, publishableKey });
    opened.vite = { close };
    return () => site;
  }
  const { siteDir: directory = siteBuild, dataDir } = settings;
  if (directory === null) return () => createApp();
  return builtSite({ directory, copyTo: join(dataDir, 'site'), publishableKey });
}

/** A copy of what draws pictures: it is read when the first is asked for, and again should it fail. */
export function drawingScript({ siteDir, dataDir }: ServerSettings): string {
  const copy = join(dataDir, 'previews');
  const built = join(siteDir ?? siteBuild, 'previews');
  rmSync(copy, { recursive: true, force: true });
  if (siteDir !== null && existsSync(built)) cpSync(built, copy, { recursive: true });
  return join(copy, 'drawPicture.mjs');
}
