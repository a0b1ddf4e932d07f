declare module 'firebase-tools/lib/emulator/types.js' {
  /** A line that a process of the functions sends to firebase-tools. */
  export class EmulatorLog {
    constructor(level: 'DEBUG' | 'INFO' | 'WARN', type: string, text: string, data?: object);
    readonly level: string;
    log(): void;
  }

  export const Severity: { ERROR: number };
}

declare module 'firebase-tools/lib/emulator/functionsEmulatorRuntime.js' {}

declare module 'firebase-tools/lib/emulator/functionsEmulatorShared.js' {
  /** The folder of the package that a file belongs to. */
  export function findModuleRoot(name: string, file: string): string;
}

declare module 'firebase-tools/lib/emulator/firestoreEmulator.js' {
  type RulesIssue = { severity: number; description: string; sourcePosition: object };

  export class FirestoreEmulator {
    constructor(args: { project_id: string; host: string; port: number });
    readonly args: { project_id: string };
    getInfo(): { host: string; port: number };
    updateRules(content: string): Promise<RulesIssue[]>;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  /** Makes the app of the Auth emulator. */
  export function createApp(projectId: string): Promise<unknown>;
}

declare module 'firebase-tools/lib/logger.js' {
  /** What every part of firebase-tools logs with. */
  export const logger: {
    debug: (text: string) => unknown;
    warn: (text: string) => unknown;
    write: (line: { message: string }) => boolean;
  };
}
