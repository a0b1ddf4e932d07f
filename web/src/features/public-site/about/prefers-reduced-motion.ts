/** Whether less motion is asked for. Call it in the browser only, not while rendering. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
