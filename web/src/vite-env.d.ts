/** Settings of a build (README, "Going to production") that are read as they are; `lib/environment.ts` has the rest. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
