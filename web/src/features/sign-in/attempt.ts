/** Where an attempt to sign in stands. Once entered, the session says who is here. */
export type Attempt =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'refused'; message: string }
  | { state: 'entered' };

export const refused = (message: string): Attempt => ({ state: 'refused', message });
