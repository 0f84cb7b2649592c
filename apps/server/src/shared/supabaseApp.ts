import { App, type Connection, type EmailDriver } from '@supabase/lite';
import type { Keys } from '../directory/keys.ts';

/** For how long an access token is taken, in seconds, while its session lasts. */
export const tokenLife = 900;

/** The game's Supabase on a database of either kind: one configuration for both. */
export function supabaseApp<Own extends Connection>(settings: {
  connection: Own;
  keys: Keys;
  email: EmailDriver;
  /** Where the site is reached; the links in e-mails lead there. */
  siteUrl: string;
}) {
  const { connection, keys, email, siteUrl } = settings;
  return new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_expiry: tokenLife,
      minimum_password_length: 6,
      // A mail's link is a digest of the code and the address: six digits could be tried out.
      email: { enable_signup: true, enable_confirmations: true, otp_length: 12 },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  });
}
