import { allEndpoints } from '../../../functions/src/routes/endpoints.ts';
import { services } from '../../../functions/src/services.ts';
import { auth, db } from '../../support/accounts-firebase.ts';

const unused = () => Promise.reject(new Error('No call of these endpoints signs in or publishes'));

/** The endpoints in the sources, which tests compare with the running API. */
export const endpoints = allEndpoints(
  services({
    db,
    auth,
    identity: {
      signIn: unused,
      exchange: unused,
      refresh: unused,
      sendPasswordReset: unused,
      setPassword: unused,
    },
    published: { read: unused },
  }),
);

/** The contract of each endpoint. */
export const contracts = endpoints.map(({ contract }) => contract);
