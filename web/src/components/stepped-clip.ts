/**
 * Two steps cut out of each corner of something that has no outline of its own: a banner, a picture (docs/identity.md,
 * "Shape and space"). `rise` is the height of one step in theme spacings.
 */
export const steppedClip =
  (rise = 1) =>
  (theme: { spacing: (factor: number) => string }) => {
    const near = theme.spacing(rise);
    const far = theme.spacing(rise * 2);
    const fromEnd = (length: string) => `calc(100% - ${length})`;
    const corner = (x: readonly [string, string, string], y: readonly [string, string, string]) =>
      [
        [x[0], y[2]],
        [x[1], y[2]],
        [x[1], y[1]],
        [x[2], y[1]],
        [x[2], y[0]],
      ].map((point) => point.join(' '));
    const start = ['0', near, far] as const;
    const end = ['100%', fromEnd(near), fromEnd(far)] as const;
    const points = [
      ...corner(start, start),
      ...corner(end, start).toReversed(),
      ...corner(end, end),
      ...corner(start, end).toReversed(),
    ];
    return { clipPath: `polygon(${points.join(', ')})` };
  };
