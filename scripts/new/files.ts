import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files of a working copy, as a generator writes them. */
export class Files {
  readonly #root: string;
  readonly #touched = new Set<string>();

  /** @param root the folder of the working copy */
  constructor(root: string) {
    this.#root = root;
  }

  /** What was written, in the order of writing, as paths from the root. */
  get touched(): string[] {
    return [...this.#touched];
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** The names in a folder. */
  list(path: string): string[] {
    return readdirSync(join(this.#root, path));
  }

  read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** @throws Error where there is such a file already: nothing is written over. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already.`);
    this.#write(path, text);
  }

  /** Writes text before the last place where `mark` stands. @throws Error where it stands nowhere. */
  insertBefore(path: string, mark: string, text: string): void {
    const before = this.read(path);
    const at = before.lastIndexOf(mark);
    if (at < 0) throw new Error(`${path} has no “${mark.trim()}” before which to write.`);
    this.#write(path, before.slice(0, at) + text + before.slice(at));
  }

  /** Adds text at the end of a file, or begins one with `head` and the text. */
  append(path: string, text: string, head: string): void {
    this.#write(path, `${this.has(path) ? this.read(path).trimEnd() : head.trimEnd()}\n\n${text}`);
  }

  /** Has a file import what it does not yet: `importInto(path, '{ newHead }', './heads.ts')`. */
  importInto(path: string, what: string, from: string): void {
    const line = `import ${what} from '${from}';\n`;
    const text = this.has(path) ? this.read(path) : '';
    if (!text.includes(line)) this.#write(path, line + text);
  }

  #write(path: string, text: string): void {
    const file = join(this.#root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    this.#touched.add(relative(this.#root, file));
  }
}
