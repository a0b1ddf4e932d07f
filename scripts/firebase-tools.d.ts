declare module 'firebase-tools/lib/emulator/types.js' {
  /** A line that a process of the functions sends to firebase-tools. */
  export class EmulatorLog {
    constructor(level: 'DEBUG' | 'INFO' | 'WARN', type: string, text: string, data?: object);
    readonly level: string;
    log(): void;
  }
}
