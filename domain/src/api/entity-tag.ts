/** The version of a record in entity tags: the moment of its last change. */
const versionOf = (updatedAt: Date) => String(updatedAt.getTime());

/**
 * The `ETag` of a response. `version` is the moment of the record's last change. `digest` distinguishes what different
 * callers see of that record.
 */
export function entityTag(digest: string, version?: Date): string {
  return version ? `"${versionOf(version)}-${digest}"` : `"${digest}"`;
}

/** The `If-Match` header by which a write is refused if the record has changed since it was read. */
export function ifMatch(updatedAt: Date): string {
  return `"${versionOf(updatedAt)}"`;
}

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether an `If-Match` header matches the record's current version. Of a tag, only the version is compared. */
export function matchesVersion(header: string, updatedAt: Date): boolean {
  const wanted = versionOf(updatedAt);
  return tagsIn(header).some((tag) => tag === '*' || /^"(\d+)(?:-[\w-]*)?"$/.exec(tag)?.[1] === wanted);
}

/** Whether an `If-None-Match` header contains the tag, so that the caller already has the response. */
export function matchesTag(header: string, tag: string): boolean {
  return tagsIn(header).some((known) => known === '*' || known === tag);
}
