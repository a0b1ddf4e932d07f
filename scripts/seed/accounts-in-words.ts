import { styleText } from 'node:util';
import { demoPassword } from './people.ts';

/** The demo accounts, and where on a site they sign in, as `npm start` shows them in a terminal. */
export function demoAccounts(site: string): string {
  return `
  Demo accounts, password ${styleText('bold', demoPassword)}, and where they sign in:
    ${styleText('cyan', `${site}/admin/login`)}
${demoAccount('admin', 'runs the school')}
${demoAccount('teacher', 'teaches Ecommerce Mastery')}
    ${styleText('cyan', `${site}/login`)}
${demoAccount('learner', 'approved, learns Ecommerce Mastery')}
${demoAccount('nikhil.raj', 'approved, learns Graphic Design, day by day')}
${demoAccount('pending', 'waits for approval')}
${demoAccount('inactive', 'deactivated')}
`;
}

function demoAccount(name: string, description: string): string {
  return `      ${`${name}@padavu.example`.padEnd(26)}${styleText('dim', description)}`;
}
