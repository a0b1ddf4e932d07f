import { changeTexts } from '../firebase-config.ts';

/**
 * The hosts that App Check and reCAPTCHA Enterprise need, by the directive of the content security policy that allows
 * them. Sources: Google's page "reCAPTCHA: I'm using content-security-policy", and the address in
 * `@firebase/app-check`.
 */
const APP_CHECK_HOSTS = new Map([
  ['script-src', 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'],
  ['connect-src', 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/'],
]);

/** Allows App Check in the policies of every page, because any page may have the newsletter's form. */
export function withAppCheckHosts<T>(config: T): T {
  return changeTexts(config, (json) =>
    json.replaceAll(/"default-src [^"]*"/g, (policy) =>
      JSON.stringify(policy.slice(1, -1).split('; ').map(allowAppCheck).join('; ')),
    ),
  );
}

function allowAppCheck(directive: string): string {
  const hosts = APP_CHECK_HOSTS.get(directive.split(' ')[0] ?? '');
  return hosts === undefined ? directive : `${directive.replace(" 'none'", '')} ${hosts}`;
}
