/** The palette of docs/identity.md: off-white cloth, palm leaf, a gold edge, laterite, monsoon sky. */
export const light = {
  paper: '#FBF7EE',
  cloth: '#FFFDF8',
  ink: '#1E2A26',
  muted: '#55635D',
  leaf: '#0B5D4B',
  leafDeep: '#084537',
  leafTint: '#E3EEE8',
  onLeaf: '#FFFFFF',
  gold: '#C08A2B',
  goldText: '#855708',
  goldHairline: 'rgba(192, 138, 43, 0.38)',
  laterite: '#A23E2A',
  monsoon: '#2B5F75',
} as const;

export const dark = {
  paper: '#0E1714',
  cloth: '#16221E',
  ink: '#EAF1EC',
  muted: '#A3B3AB',
  leaf: '#74D3B4',
  leafDeep: '#9BE3CA',
  leafTint: '#213C33',
  onLeaf: '#0E1714',
  gold: '#E7B95A',
  goldText: '#E7B95A',
  goldHairline: 'rgba(231, 185, 90, 0.3)',
  laterite: '#F2917A',
  monsoon: '#8FC3DA',
} as const;

export type Tokens = Record<keyof typeof light, string>;

/**
 * Background and text colours of banners. They come from the drawings, so they are the same in light and dark mode. A
 * school's own colour replaces the leaf.
 */
export const scene = {
  leaf: '#0B5D4B',
  deepLeaf: '#083F34',
  storm: '#1C4456',
  cloth: '#FBF7EE',
  mist: '#DCE9DD',
  brass: '#E7B95A',
  night: '#0E1714',
} as const;

export type SceneColours = Record<keyof typeof scene, string>;

/** Durations in milliseconds. */
export const motion = { quick: 150, calm: 250 } as const;
