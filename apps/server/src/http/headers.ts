/** Directives of the content security policy of the built site. Development loosens some. */
const strict: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  // The one policy by which the site names the script of its verification worker.
  'trusted-types': 'furlong-worker',
};

/** Vite's dev server injects styles, an inline script for React Refresh, and a web socket. */
const loosened: Record<string, string> = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
  'worker-src': "'self' blob:",
};

/** The protecting headers that every answer carries. */
export function protectingHeaders({ dev }: { dev: boolean }): Record<string, string> {
  const directives = dev ? { ...strict, ...loosened } : strict;
  const policy = Object.entries(directives)
    .filter(([name]) => !(dev && name.includes('trusted-types')))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
  return {
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
