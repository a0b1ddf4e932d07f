import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { messageFor } from '@padavu/domain/messages';
import { CategoryLink } from './CategoryLink.tsx';
import type { LessonRowsProps } from './lesson-rows.ts';
import { LessonName } from './LessonName.tsx';

/** A course's lessons as a table, on wide screens. */
export function LessonTable({ group, categoryOf, actions }: LessonRowsProps) {
  return (
    <Table aria-label={group.title} sx={table}>
      <TableHead>
        <TableRow>
          <TableCell>Lesson</TableCell>
          <TableCell sx={{ width: '22%' }}>Category</TableCell>
          <TableCell sx={{ width: '6rem' }}>Day</TableCell>
          <TableCell align="right" sx={{ width: '13.5rem' }}>
            Actions
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {group.lessons.map((lesson) => (
          <TableRow key={lesson.id}>
            <TableCell component="th" scope="row">
              <LessonName lesson={lesson} />
            </TableCell>
            <TableCell>
              <CategoryLink category={categoryOf(lesson)} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{messageFor.dayTab(lesson.day)}</TableCell>
            <TableCell align="right">{actions(lesson)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const table = {
  tableLayout: 'fixed',
  '& th, & td': { paddingInline: 1.5 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
