import { addressOf } from '../ports.mjs';
import { seconds } from './step.mjs';
import { bold, cyan, dim } from './style.mjs';

/** Where the demo accounts sign in, and who they are. */
const DOORS = /** @type {const} */ ([
  { path: '/admin/login', accounts: [['admin@padavu.example', 'runs the school']] },
  {
    path: '/login',
    accounts: [
      ['learner@padavu.example', 'approved, learns Ecommerce Mastery'],
      ['pending@padavu.example', 'waits for approval'],
      ['inactive@padavu.example', 'deactivated'],
    ],
  },
]);
const PASSWORD = 'padavu-demo';

/**
 * @param {number} port of the pages
 * @param {number} took milliseconds
 */
export function welcome(port, took) {
  const site = addressOf(port);
  const people = DOORS.map(({ path, accounts }) => {
    const lines = accounts.map(([address, what]) => `      ${address.padEnd(26)}${dim(what)}`);
    return [`    ${cyan(site + path)}`, lines.join('\n')].join('\n');
  });
  console.log(`
  ${bold('Padavu')} is ready at ${cyan(site)} ${dim(`after ${seconds(took)}`)}

  Demo accounts, password ${bold(PASSWORD)}, and where they sign in:
${people.join('\n')}

  ${dim('Ctrl-C stops it and keeps the data.')}
`);
}
