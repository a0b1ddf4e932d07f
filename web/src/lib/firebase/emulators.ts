const hosting = 5000;

/**
 * Where an emulator listens. Every local stack is the ports of `firebase.json` moved by one shift, and the page knows
 * the shift from its own port; under the development server there is none.
 */
export function emulatorPort(port: number): number {
  return import.meta.env.DEV ? port : port + Number(location.port) - hosting;
}

export const emulatorHost = '127.0.0.1';
