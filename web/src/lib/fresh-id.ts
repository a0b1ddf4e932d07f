/** 32 random hexadecimal digits. `crypto.randomUUID` is there on pages of an `https` address alone. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * An id for something that is written on this device and that nothing else has: a letter first, then lower-case letters and
 * digits. Those of one device stand in the order of their making.
 */
export const freshId = (): string => `q${Date.now().toString(36)}${randomDigits().slice(0, 10)}`;
