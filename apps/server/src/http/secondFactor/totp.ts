import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every authenticator app takes for granted (RFC 6238). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20;

/** A clock may be half a minute off, or a code be typed as slowly. */
const window = 1;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app reads, as an address and as a picture of it. */
export function enrolment(
  secret: string,
  { account, issuer }: { account: string; issuer: string },
) {
  const uri = new TOTP({ ...form, issuer, label: account, secret }).toString();
  return { uri, qr_code: renderSVG(uri, { border: 4 }), secret };
}

/** The step of thirty seconds whose code this is, of those about now; null for a wrong one. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = TOTP.validate({
    ...form,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window,
  });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}
