import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { type Role, type UserStatus } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import { demoCatalogue } from './catalogue.ts';

/** The password of every demo account. */
export const demoPassword = 'padavu-demo';

/** An account of the demo. `progress` is the part of the course that is done, from 0 to 1. */
export type Person = { uid: string; record: UserRecord; progress: number };

type Row = readonly [
  status: UserStatus,
  courseId: 1 | 2 | 3 | null,
  name: string,
  address: string,
  registered: string,
  progress?: number,
];

/** The people who work for the school; everybody else is a learner. */
const staff: ReadonlyMap<string, Role> = new Map([
  ['admin', 'admin'],
  ['teacher', 'teacher'],
]);

/** Fictional people in the order in which they registered; times are Indian Standard Time. */
const rows: readonly Row[] = [
  ['approved', null, 'Lakshmi Warrier', 'admin', '2026-09-01 09:00'],
  ['approved', null, 'Meera Nair', 'teacher', '2026-09-03 11:30'],
  ['approved', 1, 'Devika Pillai', 'learner', '2026-09-30 18:42', 0.34],
  ['approved', 1, 'Aswin Mohan', 'aswin.mohan', '2026-10-02 10:15', 1],
  ['approved', 2, 'Fathima Rahman', 'fathima.rahman', '2026-10-03 20:08', 0.8],
  ['approved', 1, 'Jomon Varghese', 'jomon.varghese', '2026-10-04 07:51', 0.5],
  ['inactive', 3, 'Rekha Sasidharan', 'rekha.sasidharan', '2026-10-05 13:20', 0.1],
  ['approved', 3, 'Nikhil Raj', 'nikhil.raj', '2026-10-06 21:34', 0.4],
  ['approved', 1, 'Sreelakshmi Nambiar', 'sreelakshmi.n', '2026-10-08 11:02', 0.3],
  ['approved', 2, 'Basil Kuriakose', 'basil.kuriakose', '2026-10-09 16:45', 0.2],
  ['approved', 1, 'Amina Kunju', 'amina.kunju', '2026-10-10 19:27', 0.6],
  ['approved', 3, 'Gokul Chandran', 'gokul.chandran', '2026-10-11 22:10', 0.7],
  ['inactive', 1, 'Sunil Thampi', 'inactive', '2026-10-12 09:30'],
  ['approved', 1, 'Haritha Unnikrishnan', 'haritha.u', '2026-10-13 08:12', 0.1],
  ['approved', 2, 'Shahid Ali', 'shahid.ali', '2026-10-14 17:55', 0.3],
  ['approved', 1, 'Treesa Antony', 'treesa.antony', '2026-10-16 12:40', 0.4],
  ['approved', 1, 'Vishnu Prasad', 'vishnu.prasad', '2026-10-17 20:31'],
  ['approved', 3, 'Nandana Suresh', 'nandana.suresh', '2026-10-18 15:06', 0.2],
  ['inactive', 2, 'Roy Philip', 'roy.philip', '2026-10-19 10:49'],
  ['approved', 1, 'Muhammed Shafi', 'muhammed.shafi', '2026-10-20 21:17', 0.2],
  ['approved', 2, 'Archana Bhaskar', 'archana.bhaskar', '2026-10-22 06:58', 0.5],
  ['approved', 1, 'Eldho Mathew', 'eldho.mathew', '2026-10-23 18:03'],
  ['approved', 3, 'Safa Mariyam', 'safa.mariyam', '2026-10-25 14:29', 0.1],
  ['approved', 1, 'Kiran Das', 'kiran.das', '2026-10-26 09:44', 0.1],
  ['approved', 2, 'Revathy Menon', 'revathy.menon', '2026-10-27 19:38'],
  ['inactive', 1, 'Prakash Ezhuthachan', 'prakash.e', '2026-10-29 11:25', 0.2],
  ['approved', 1, 'Neethu George', 'neethu.george', '2026-10-30 20:52', 0.1],
  ['approved', 3, 'Abhijith Kurup', 'abhijith.kurup', '2026-11-01 16:11'],
  ['approved', 1, 'Rasheeda Beegum', 'rasheeda.beegum', '2026-11-03 12:07', 0.4],
  ['approved', 2, 'Tom Sebastian', 'tom.sebastian', '2026-11-04 22:36', 0.15],
  ['pending', 2, 'Athira Gopinath', 'athira.gopinath', '2026-11-06 10:20'],
  ['approved', 1, 'Manu Bharathan', 'manu.bharathan', '2026-11-07 17:48', 0.3],
  ['approved', 1, 'Jasmin Haneefa', 'jasmin.haneefa', '2026-11-09 08:33', 0.25],
  ['inactive', 2, 'Biju Narayanan', 'biju.narayanan', '2026-11-10 13:59'],
  ['pending', 1, 'Arya Ramesh', 'pending', '2026-11-12 19:05'],
  ['pending', 3, 'Sanoop Vijayan', 'sanoop.vijayan', '2026-11-13 21:22'],
  ['approved', 3, 'Merin Joseph', 'merin.joseph', '2026-11-14 11:40'],
  ['pending', 1, 'Hashim Koya', 'hashim.koya', '2026-11-15 18:14'],
  ['pending', 1, 'Anupama Sreekumar', 'anupama.s', '2026-11-16 09:27'],
  ['pending', 2, 'Deepak Shenoy', 'deepak.shenoy', '2026-11-17 15:53'],
  ['pending', 1, 'Liya Thomas', 'liya.thomas', '2026-11-18 07:36'],
  ['pending', 3, 'Faizal Moideen', 'faizal.moideen', '2026-11-18 20:49'],
  ['pending', 1, 'Gayathri Warrier', 'gayathri.warrier', '2026-11-19 12:31'],
  ['pending', 1, 'Ciju Abraham', 'ciju.abraham', '2026-11-19 22:04'],
];

/**
 * The demo accounts: the same people, ids and payment references each time. The first one is the administrator, the
 * second teaches course 1.
 */
export function demoPeople(): Person[] {
  const titles = new Map<number | null, string>(demoCatalogue().courses.map(({ id, title }) => [id, title]));
  return rows.map(([status, courseId, name, address, registered, progress = 0], index) => {
    const email = `${address}@padavu.example`;
    const role = staff.get(address) ?? 'user';
    return {
      uid: `demo-${address.replaceAll('.', '-')}`,
      progress,
      record: UserRecord.parse({
        name,
        email,
        role,
        ...(role === 'teacher' && { teaches: [1] }),
        status,
        courseId,
        courseName: titles.get(courseId) ?? '',
        registrationDate: new Date(`${registered.replace(' ', 'T')}:00+05:30`),
        paymentReference: makePaymentReference(fixedDigits(index)),
        searchGrams: searchGrams(name, email),
        sortName: foldForOrder(name),
      }),
    };
  });
}

/** A source of numbers for the payment reference of one account: always the same, and different for every account. */
function fixedDigits(index: number): (below: number) => number {
  let state = (index + 1) * 7919;
  return (below) => {
    const digit = state % below;
    state = Math.floor(state / below) + index * 31 + 17;
    return digit;
  };
}
