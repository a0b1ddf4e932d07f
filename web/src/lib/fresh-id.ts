/** 32 random hexadecimal digits. `crypto.randomUUID` exists only on pages served over `https`. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A unique id for something that is written on this device: a letter first, then lower-case letters and digits. The ids
 * of one device sort in the order in which they were made.
 */
export const freshId = (): string => `q${Date.now().toString(36)}${randomDigits().slice(0, 10)}`;
