/**
 * The same table, each value a weighted mean of the frames around it, the nearest counting most.
 * @param width columns of a frame
 * @param reach frames on either side
 */
export function smooth(table: Float32Array, width: number, reach: number): Float32Array {
  const frames = table.length / width;
  return table.map((_, i) => {
    const frame = Math.floor(i / width);
    const column = i % width;
    let sum = 0;
    let weights = 0;
    for (let step = -reach; step <= reach; step++) {
      const at = Math.min(Math.max(frame + step, 0), frames - 1);
      const weight = reach + 1 - Math.abs(step);
      sum += (table[at * width + column] ?? 0) * weight;
      weights += weight;
    }
    return sum / weights;
  });
}
