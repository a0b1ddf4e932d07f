import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { categoryTitle } from '@padavu/domain/category';
import type { Category } from '@padavu/domain/category';
import { Link } from 'react-router-dom';
import { useCommand } from '@/components/use-command.ts';
import type { Command } from '@/components/use-command.ts';
import { adminLessonsPath } from '@/lib/paths.ts';

export type CategoryCommands = {
  onEdit: (category: Category) => void;
  duplicateCommand: (category: Category) => Command<string>;
  onDelete: (category: Category) => void;
};

type CategoryActionsProps = { category: Category; commands: CategoryCommands };

/** View opens the lessons of the category; the other actions stay on this page. */
export function CategoryActions({ category, commands }: CategoryActionsProps) {
  const { id } = category;
  const title = categoryTitle(category);
  const { pending: isCopying, run: duplicate } = useCommand(commands.duplicateCommand(category));
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      <Tooltip title="View" describeChild>
        <IconButton component={Link} to={adminLessonsPath(id)} aria-label={`View ${title}`}>
          <VisibilityOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Edit" describeChild>
        <IconButton aria-label={`Edit ${title}`} onClick={() => commands.onEdit(category)}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Duplicate" describeChild>
        <IconButton aria-label={`Duplicate ${title}`} aria-busy={isCopying} onClick={duplicate}>
          {isCopying ? <CircularProgress size={24} color="inherit" aria-hidden /> : <ContentCopyOutlined />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${title}`} onClick={() => commands.onDelete(category)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
