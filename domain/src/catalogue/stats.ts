/** A claim in figures: shown as "10+ Expert trainers". */
export type Stat = { value: number; label: string };

/** Who We Are on the home page. */
export const homeStats: readonly Stat[] = [
  { value: 10, label: 'Expert trainers' },
  { value: 500, label: 'Successful graduates' },
  { value: 1000, label: 'Specialized modules' },
];

/**
 * The counters of the about page. The third stays below the number of graduates.
 */
export const aboutCounters: readonly Stat[] = [
  { value: 2500, label: 'Google reviews' },
  { value: 20, label: 'Technologies' },
  { value: 350, label: 'Placements' },
];
