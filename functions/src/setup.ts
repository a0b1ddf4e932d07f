import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions/v2/options';

// Imported first, so that Firebase's services and the functions below find an app and these options.
initializeApp();

setGlobalOptions({
  region: 'asia-south1',
  memory: '512MiB',
  maxInstances: 20,
  // Unfinished registrations are cleared only well after a request must have ended (docs/decisions/010).
  timeoutSeconds: 30,
});
