import { allEndpoints } from '../../functions/src/routes/endpoints.ts';
import { services } from '../../functions/src/services.ts';
import { auth, db } from './accounts-firebase.ts';

const unused = () => Promise.reject(new Error('No call of these endpoints signs in or publishes'));

/** The endpoints as the sources have it, to be held against what the running API says and does. */
export const endpoints = allEndpoints(
  services({
    db,
    auth,
    identity: { signIn: unused, exchange: unused, refresh: unused, sendPasswordReset: unused },
    published: { read: unused },
  }),
);

/** What each of them promises. */
export const contracts = endpoints.map(({ contract }) => contract);
