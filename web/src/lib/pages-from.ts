/** The pages of a list of the API, each from the path that the page before it names. */
export async function* pagesFrom<T>(
  firstPath: string,
  fetchPage: (path: string) => Promise<{ data: T; next: string | undefined }>,
): AsyncGenerator<T> {
  let path: string | undefined = firstPath;
  while (path !== undefined) {
    const page = await fetchPage(path);
    yield page.data;
    path = page.next;
  }
}
