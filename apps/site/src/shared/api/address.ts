const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Where the game is kept, as the page itself says: an empty address is the page's own origin. */
export const address = {
  url: meta('supabase-url') || location.origin,
  key: meta('supabase-key'),
  /** The backend answers at the site's own origin, as the embedded server does. */
  atHome: meta('supabase-url') === '' || meta('supabase-url') === location.origin,
};
