/** What words over a moving picture stand on: dark enough for them over white, so over any picture. */
export const overPicture = { red: 6, green: 20, blue: 15, share: 0.82 };
