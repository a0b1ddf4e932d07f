import { z } from 'zod';

const FirebaseConfig = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  authDomain: z.string().exactOptional(),
  appId: z.string().exactOptional(),
});

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const Environment = z.object({
  VITE_FIREBASE_CONFIG: json.pipe(FirebaseConfig),
  VITE_EMULATORS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((flag) => flag === 'true'),
  VITE_APP_CHECK_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is no site key of reCAPTCHA Enterprise')
    .optional(),
});

type Environment = {
  firebase: z.infer<typeof FirebaseConfig>;
  emulators: boolean;
  /** The site key of reCAPTCHA Enterprise; without it the pages do not use App Check. */
  appCheckSiteKey: string | undefined;
};

/**
 * Reads and checks the settings of a build.
 * @throws Error with one plain sentence when a setting is missing or wrong
 */
export function readEnvironment(raw: Record<string, unknown>): Environment {
  const parsed = Environment.safeParse(raw);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The web app's settings are wrong (see README, "Going to production"): ${wrong}`);
  }
  return {
    firebase: parsed.data.VITE_FIREBASE_CONFIG,
    emulators: parsed.data.VITE_EMULATORS,
    appCheckSiteKey: parsed.data.VITE_APP_CHECK_SITE_KEY,
  };
}

const hostingPort = 5000;

/**
 * The port of an emulator. A local stack uses the ports of `firebase.json`, all shifted by the same number, which the
 * page derives from its own port; under the development server there is no shift.
 */
export function emulatorPort(port: number): number {
  return import.meta.env.DEV ? port : port + Number(location.port) - hostingPort;
}

export const emulatorHost = '127.0.0.1';
