import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryCourse } from './CategoryCourse.tsx';
import { CategoryName } from './CategoryName.tsx';
import type { CategoryRowsProps } from './category-rows.ts';

/** The categories as a table, on wide screens. */
export function CategoryTable({ categories, courseOf, commands }: CategoryRowsProps) {
  return (
    <Table aria-label="Categories" sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Category</TableCell>
          <TableCell sx={{ width: 200 }}>Course</TableCell>
          <TableCell align="right" sx={{ width: 232 }}>
            Actions
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category) => (
          <TableRow key={category.id}>
            <TableCell component="th" scope="row">
              <CategoryName category={category} />
            </TableCell>
            <TableCell>
              <CategoryCourse course={courseOf(category.courseId)} />
            </TableCell>
            <TableCell align="right">
              <CategoryActions category={category} commands={commands} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
