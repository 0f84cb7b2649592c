import { format } from 'node:util';

/** For how long a line stands for those of its kind, in ms. */
const period = 60_000;

/** More kinds than this within a period are counted as one. */
const mostKinds = 100;

/** What nobody should find in a log: e-mail addresses, hashes, tokens. */
const secrets =
  /[^\s"'`<>(),:;]+@[^\s"'`<>(),:;]+|\$2[aby]\$\d\d\$[./\w]{53}|\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b[0-9a-f]{40,}\b|\bsb_secret_\w+/gi;

/** A text without what nobody should find in a log. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(secrets, '[withheld]');
}

type Write = (...values: unknown[]) => void;

/**
 * A console's method that writes the first line of a kind at once, and of those that follow within a
 * minute how many there were: what a visitor can cause a thousand times must not fill a disk.
 * Supabase Lite has no logger setting, so its lines come here through the console itself.
 */
export function limited(write: Write, now: () => number = Date.now): Write {
  const kinds = new Map<string, { since: number; repeated: number; line: string }>();

  const close = (kind: string) => {
    const { repeated, line } = kinds.get(kind) ?? { repeated: 0, line: '' };
    if (repeated > 0) write(`${repeated} more like this: ${line}`);
    kinds.delete(kind);
  };

  return (...values) => {
    const text = withoutSecrets(format(...values));
    const [line = ''] = text.split('\n');
    for (const [kind, { since }] of kinds) if (now() - since >= period) close(kind);
    const own = line.replaceAll(/"[^"]*"|'[^']*'|[0-9a-f]{4,}|\d+/gi, '…');
    const kind = kinds.has(own) || kinds.size < mostKinds ? own : 'other';
    const known = kinds.get(kind);
    if (known !== undefined) {
      known.repeated += 1;
      return;
    }
    kinds.set(kind, { since: now(), repeated: 0, line });
    write(text);
  };
}
