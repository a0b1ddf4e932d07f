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
  /** Of reCAPTCHA Enterprise; without it the pages have nothing of App Check. */
  appCheckSiteKey: string | undefined;
};

/**
 * The settings a build is made with, checked.
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

const hosting = 5000;

/**
 * Where an emulator listens. Every local stack is the ports of `firebase.json` moved by one shift, and the page knows
 * the shift from its own port; under the development server there is none.
 */
export function emulatorPort(port: number): number {
  return import.meta.env.DEV ? port : port + Number(location.port) - hosting;
}

export const emulatorHost = '127.0.0.1';
