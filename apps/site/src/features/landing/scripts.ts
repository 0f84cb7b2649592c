/**
 * The scripts that the front page fetches once they are asked for. What each of them needs in turn is
 * listed by who imports it: here, apart from what every visitor loads.
 */
export const scripts = {
  winners: async () => (await import('./components/Winners.tsx')).Winners,
  features: async () => (await import('./components/Features.tsx')).Features,
  community: async () => (await import('./components/Community.tsx')).Community,
  news: async () => (await import('./news/News.tsx')).News,
  verification: async () => (await import('./components/VerifyLastRace.tsx')).VerifyLastRace,
  previewFilm: async () => (await import('./components/PreviewVideo.tsx')).PreviewVideo,
};
