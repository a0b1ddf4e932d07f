import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions/v2/options';

// Imported before anything else: Firebase's services and the functions below it find an app and these options.
initializeApp();

setGlobalOptions({
  region: 'asia-south1',
  memory: '512MiB',
  maxInstances: 20,
  // Half-made registrations are cleared only well after a request must have ended (docs/decisions/010).
  timeoutSeconds: 30,
});
