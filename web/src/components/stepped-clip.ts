/**
 * Two steps of 8 px cut out of each corner of something that has no outline of its own: a banner, a picture
 * (docs/identity.md, "Shape and space").
 */
export const steppedClip = {
  clipPath:
    'polygon(16px 0, calc(100% - 16px) 0, calc(100% - 16px) 8px, calc(100% - 8px) 8px, calc(100% - 8px) 16px, ' +
    '100% 16px, 100% calc(100% - 16px), calc(100% - 8px) calc(100% - 16px), calc(100% - 8px) calc(100% - 8px), ' +
    'calc(100% - 16px) calc(100% - 8px), calc(100% - 16px) 100%, 16px 100%, 16px calc(100% - 8px), ' +
    '8px calc(100% - 8px), 8px calc(100% - 16px), 0 calc(100% - 16px), 0 16px, 8px 16px, 8px 8px, 16px 8px)',
} as const;
