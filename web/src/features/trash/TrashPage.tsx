import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { TrashedCollection } from '@padavu/domain/admin/trash';
import { FilteredPage } from '@/components/FilteredPage.tsx';
import { TrashList } from './TrashList.tsx';

const { trash: texts } = adminMessages;

const choiceOf = (value: TrashedCollection) => ({ value, label: texts.kinds[value] });

/** The deleted records, which can be restored or deleted for good. */
export function TrashPage() {
  return (
    <FilteredPage
      title={texts.title}
      about={texts.about}
      label={texts.kind}
      parameter="kind"
      choices={[choiceOf('users'), choiceOf('courses'), choiceOf('subcategories'), choiceOf('lessons')]}
    >
      {(kind) => <TrashList key={kind} kind={kind} />}
    </FilteredPage>
  );
}
