import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

// An app of a learner, as somebody would write it who knows the API's document and nothing else. The types are
// generated from the document that the API publishes; tests/api/client.test.ts generates, compiles and runs this.

type Course = components['schemas']['Course'];
type Refusal = components['schemas']['Refusal'];

/** What the app does about a refusal. Leaving out a code that matters here, or inventing one, does not compile. */
function advice({ code }: Refusal): 'wait' | 'sign in' | 'give up' {
  switch (code) {
    case 'account-pending':
    case 'too-many-requests':
    case 'too-busy':
      return 'wait';
    case 'unauthenticated':
      return 'sign in';
    // @ts-expect-error There is no such code.
    case 'no-such-code':
    default:
      return 'give up';
  }
}

export type Learnt = {
  name: string;
  secondsLeft: number;
  course: string;
  lessons: string[];
  complete: boolean | undefined;
  percent: number;
};

/** Signs in, reads the own course with its lessons, completes the first lesson and reads how far that is. */
export async function learn(baseUrl: string, email: string, password: string): Promise<Learnt> {
  const client = createClient<paths>({ baseUrl });
  const signedIn = await client.POST('/users/login', { body: { email, password } });
  if (signedIn.error) throw new Error(advice(signedIn.error));
  const { token, expiresIn } = signedIn.data;
  client.use({
    onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  });

  const account = await client.GET('/users/me');
  const own = await client.GET('/course/user/course');
  if (!account.data || !own.data) throw new Error('The account has no course');
  const course: Course = own.data.data;
  const [category] = course.subcategories;
  if (!category) throw new Error('The course is empty');

  const params = { path: { subcategoryId: category.id } };
  const lessons = await client.GET('/lessons/subcategory/{subcategoryId}', { params });
  const [lesson] = lessons.data?.data ?? [];
  if (!lesson) throw new Error('The category is empty');

  const saved = await client.PUT('/users/me/progress', {
    body: {
      lessons: { [lesson.id]: { complete: true, at: new Date().toISOString() } },
      lastLessonId: lesson.id,
      lastSubcategoryId: category.id,
    },
  });
  const after = await client.GET('/course/user/course');
  return {
    name: account.data.data.name,
    secondsLeft: expiresIn,
    course: course.title,
    lessons: (lessons.data?.data ?? []).map(({ title }) => title),
    complete: saved.data?.data.lessons[String(lesson.id)]?.complete,
    percent: after.data?.data.progress ?? 0,
  };
}

/** What the app tells a visitor whose sign-in is refused. */
export async function refusedSignIn(baseUrl: string, email: string, password: string) {
  const client = createClient<paths>({ baseUrl });
  const { error, response } = await client.POST('/users/login', { body: { email, password } });
  return error && { status: response.status, code: error.code, advice: advice(error) };
}

/** Every user of the school, page by page, as an administrator's app reads them. */
export async function namesOfUsers(baseUrl: string, token: string, search: string): Promise<string[]> {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  const names: string[] = [];
  for (let cursor: string | undefined; ;) {
    const query = { limit: 1, search, ...(cursor === undefined ? {} : { cursor }) };
    const { data, response } = await client.GET('/admin/users', { params: { query } });
    names.push(...(data ?? []).map(({ name }) => name));
    const next = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
    if (next === undefined) return names;
    cursor = new URLSearchParams(next.slice(1)).get('cursor') ?? undefined;
  }
}
