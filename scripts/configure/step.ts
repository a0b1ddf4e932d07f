import type { Google } from './google.ts';

/** One setting: its current value (`is`), and whether that is what the school needs. */
export type Finding = { setting: string } & (
  | { state: 'right'; is: string }
  | { state: 'wrong'; is: string; becomes: string; apply: () => Promise<unknown> }
  /** Only a person can change it. */
  | { state: 'manual'; is: string; todo: string }
  /** Could be better, but the school works without it. */
  | { state: 'optional'; is: string; todo: string }
);

export type Context = {
  google: Google;
  /** The number by which other APIs of Google identify the project. */
  projectNumber: string;
  /** The address of the school's site, without a slash at its end. */
  site: string;
  /** Where a new Firestore database is made. */
  location: string;
  /** The amount of the budget alert in whole units of the billing account's currency; `undefined` for none. */
  budget: number | undefined;
  /** The web app to use, if the project has several. */
  appId: string | undefined;
  /** The site key of reCAPTCHA Enterprise, where App Check is wanted. */
  appCheckKey: string | undefined;
  /** The checkout, which contains the files of the project. */
  root: string;
};

/** Settings that are read and written through the same API. */
export type Step = {
  title: string;
  /** The role that a person needs for it. */
  role: string;
  /** Reads the current settings and changes nothing. */
  inspect: (context: Context) => Promise<Finding[]>;
};

/** A setting that is either as it should be or is changed by one call. */
export function setting(
  name: string,
  {
    isRight,
    is,
    becomes,
    apply,
  }: { isRight: boolean; is: string; becomes: string; apply: () => Promise<unknown> },
): Finding {
  return isRight
    ? { setting: name, state: 'right', is }
    : { setting: name, state: 'wrong', is, becomes, apply };
}
