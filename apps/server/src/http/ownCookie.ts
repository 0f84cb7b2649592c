import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from './app.ts';

/** A cookie that no script reads. It is of one server: browsers keep them for a host, on whose ports several run. */
export class OwnCookie {
  readonly #name: string;
  readonly #options: { path: string; sameSite: 'Lax' | 'Strict'; maxAge: number };

  /** @param options.maxAge in seconds. */
  constructor(
    name: string,
    siteUrl: string,
    options: { path: string; sameSite: 'Lax' | 'Strict'; maxAge: number },
  ) {
    this.#name = `furlong_${name}_${new URL(siteUrl).port}`;
    this.#options = options;
  }

  set(c: Context<Env>, value: string): void {
    setCookie(c, this.#name, value, { ...this.#options, httpOnly: true });
  }

  of(c: Context<Env>): string {
    return getCookie(c, this.#name) ?? '';
  }
}
