/** Pixels of the picture's height, and from its lower edge to the ground at the rail. */
export const photographHeight = 262;
export const ground = 112;

/** The course at the line, the same at every instant: streaks from edge to edge, and the rail. */
export function backdrop({ data }: ImageData) {
  const rail = photographHeight - ground;
  for (let row = 0; row < photographHeight; row++) {
    const down = row - rail;
    const grain = 8 * Math.sin(row * 12.9) * Math.sin(row * 4.7);
    const [red, green, blue] =
      down < -62
        ? [36, 62, 50]
        : down > -62 && down < -57
          ? [226, 224, 214]
          : down < 0
            ? [52 + grain, 92 + grain, 66 + grain]
            : [76 + grain, 122 + grain, 82 + grain];
    data.set([red ?? 0, green ?? 0, blue ?? 0, 255], row * 4);
  }
}
