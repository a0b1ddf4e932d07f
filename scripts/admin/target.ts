/** The school that a command works on: emulators, a project of Google's, or none because something is missing. */
export type Target =
  | { kind: 'emulators' | 'project'; projectId: string }
  | { kind: 'missing'; advice: string };

const projectIdPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Whether Google accepts a text as the id of a project. */
export const isProjectId = (text: string): boolean => projectIdPattern.test(text);

/** The variables that name the emulators of a school. */
export const emulatorHosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** Whether the environment names an emulator. */
export const namesEmulators = (env: NodeJS.ProcessEnv): boolean => emulatorHosts.some((name) => env[name]);

/**
 * Reads the target of a command: the project that `--project` names, otherwise the emulators of the environment. No
 * variable names a real project, because Google's own shells set `GOOGLE_CLOUD_PROJECT` (docs/decisions/176). One
 * emulator without the other would mix demo accounts into a real school.
 * @param project the value of `--project`
 */
export function readTarget(env: NodeJS.ProcessEnv, project: string | undefined): Target {
  if (project !== undefined && !isProjectId(project))
    return { kind: 'missing', advice: '--project takes the id of a project, such as my-school.' };
  if (project !== undefined && namesEmulators(env)) {
    const advice = `unset ${emulatorHosts.join(' and ')}.`;
    return { kind: 'missing', advice: `Emulators are named in the environment: ${advice}` };
  }
  if (project !== undefined) return { kind: 'project', projectId: project };
  if (!emulatorHosts.every((name) => env[name])) {
    const advice = 'Set both for emulators, none for the local school or for a real one.';
    return { kind: 'missing', advice: `Only one of ${emulatorHosts.join(' and ')} is set. ${advice}` };
  }
  return { kind: 'emulators', projectId: env['GCLOUD_PROJECT'] || 'demo-padavu' };
}

/** What went wrong and what to do, in plain words; `undefined` for an unexpected error. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'auth/configuration-not-found') {
    return 'Authentication is not switched on. Press "Get started" under Authentication in the Firebase console, then run npm run configure.';
  }
  if (code === 5)
    return 'The project has no Firestore database yet: npm run configure makes it, with its backups.';
  if (/default credentials|invalid-credential/i.test(`${String(code)} ${error.message}`)) {
    return 'Google does not know you here. Run "gcloud auth application-default login", or point GOOGLE_APPLICATION_CREDENTIALS to the key of a service account.';
  }
  if (code === 7 || code === 'auth/insufficient-permission' || /permission.denied/i.test(error.message)) {
    return 'Your Google account may not do this. It needs the role "Firebase Admin" (or "Owner") in the project.';
  }
  return undefined;
}
