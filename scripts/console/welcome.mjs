import { addressOf } from '../ports.mjs';
import { seconds } from './step.mjs';
import { bold, cyan, dim } from './style.mjs';

const ACCOUNTS = [
  ['admin@padavu.example', 'runs the school'],
  ['learner@padavu.example', 'approved, learns Ecommerce Mastery'],
  ['pending@padavu.example', 'waits for approval'],
  ['inactive@padavu.example', 'deactivated'],
];
const PASSWORD = 'padavu-demo';

/**
 * @param {number} port of the pages
 * @param {number} took milliseconds
 */
export function welcome(port, took) {
  const accounts = ACCOUNTS.map(([address = '', what = '']) => `    ${address.padEnd(26)}${dim(what)}`);
  console.log(`
  ${bold('Padavu')} is ready at ${cyan(addressOf(port))} ${dim(`after ${seconds(took)}`)}

  Demo accounts, password ${bold(PASSWORD)}:
${accounts.join('\n')}

  ${dim('Ctrl-C stops it and keeps the data.')}
`);
}
