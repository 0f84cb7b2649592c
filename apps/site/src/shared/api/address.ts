function meta(name: string) {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Where the game is kept, as the page itself says: an empty address is the page's own origin. */
export function backendAddress() {
  const url = meta('supabase-url') || location.origin;
  return {
    url,
    key: meta('supabase-key'),
    /** The backend answers at the site's own origin, as the embedded server does. */
    sameOrigin: url === location.origin,
  };
}
