import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import Logout from '@mui/icons-material/Logout';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { bookMessages } from '@padavu/domain/payment/book-messages';
import { brand } from '@padavu/domain/school/brand';
import { securityMessages } from '@padavu/domain/user/security';
import type { Role } from '@padavu/domain/user/user';
import { NavLink } from 'react-router-dom';
import { InitialAvatar, namePlaceholder } from '@/components/InitialAvatar.tsx';
import { Logo } from '@/components/Logo.tsx';
import { isForTeachers } from '@/features/session/admin-access.ts';
import { paths } from '@/lib/paths.ts';

const { area: texts } = adminMessages;

/** In the order of a school's day: people, teaching, the site; the records of what was done come last. */
const entries = [
  { to: paths.adminDashboard, label: texts.dashboard, Icon: SpaceDashboardOutlined },
  { to: paths.adminUsers, label: texts.users, Icon: PeopleAltOutlined },
  { to: paths.adminPayments, label: bookMessages.title, Icon: PaymentsOutlined },
  { to: paths.adminCourses, label: texts.courses, Icon: SchoolOutlined },
  { to: paths.adminCategories, label: texts.categories, Icon: LayersOutlined },
  { to: paths.adminLessons, label: texts.lessons, Icon: MenuBookOutlined },
  { to: paths.adminQuestions, label: adminMessages.questions.title, Icon: QuestionAnswerOutlined },
  { to: paths.adminWork, label: adminMessages.work.title, Icon: AssignmentOutlined },
  { to: paths.adminDiscounts, label: texts.discounts, Icon: LocalOfferOutlined },
  { to: paths.adminPages, label: texts.pages, Icon: ArticleOutlined },
  { to: paths.adminSettings, label: texts.settings, Icon: SettingsOutlined },
  { to: paths.adminAudit, label: adminMessages.audit.title, Icon: HistoryOutlined },
  { to: paths.adminTrash, label: adminMessages.trash.title, Icon: DeleteOutlined },
];

type AdminMenuProps = {
  name: string;
  /** A teacher sees the pages that teachers have; `undefined` until it is known. */
  role: Role | undefined;
  onSignOut: () => void;
  /** Closes the menu where it covers the page. */
  onClose?: () => void;
};

/** The menu of the admin area: its pages, who is signed in, and Logout. */
export function AdminMenu({ name, role, onSignOut, onClose }: AdminMenuProps) {
  const visibleEntries = role === 'teacher' ? entries.filter(({ to }) => isForTeachers(to)) : entries;
  return (
    <Stack sx={{ height: '100%', padding: 2, gap: 1 }}>
      <Stack spacing={1} sx={{ paddingInline: 1 }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
          <Logo />
          {onClose && (
            <IconButton color="inherit" edge="end" aria-label="Close menu" onClick={onClose}>
              <Close />
            </IconButton>
          )}
        </Stack>
        <Typography variant="body2" sx={{ opacity: 0.85 }}>
          {brand.adminTagline}
        </Typography>
      </Stack>
      <Box component="nav" aria-label="Administration" sx={pages}>
        <List disablePadding>
          {visibleEntries.map(({ to, label, Icon }) =>
            role || isForTeachers(to) ? (
              <ListItem key={to} disablePadding>
                <ListItemButton component={NavLink} to={to} onClick={onClose} sx={entry}>
                  <ListItemIcon sx={icon}>
                    <Icon />
                  </ListItemIcon>
                  {label}
                </ListItemButton>
              </ListItem>
            ) : (
              <ListItem key={to} aria-hidden disablePadding sx={entryPlaceholder} />
            ),
          )}
        </List>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1 }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', paddingInline: 1 }}>
          <InitialAvatar name={name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ opacity: 0.85 }}>
              {role ? (role === 'teacher' ? 'Teacher' : 'Administrator') : namePlaceholder}
            </Typography>
          </Box>
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', marginTop: 0.5 }}>
          <ListItemButton component={NavLink} to={paths.adminSecurity} onClick={onClose} sx={shortEntry}>
            <ListItemIcon sx={shortIcon}>
              <KeyOutlined />
            </ListItemIcon>
            {securityMessages.title}
          </ListItemButton>
          <ListItemButton component="button" onClick={onSignOut} sx={shortEntry}>
            <ListItemIcon sx={shortIcon}>
              <Logout />
            </ListItemIcon>
            {texts.logout}
          </ListItemButton>
        </Box>
      </Box>
    </Stack>
  );
}

/**
 * The pages scroll where a window is too low for them, so Logout is always in it. Their frame is wider than they are,
 * because it would cut off the focus ring.
 */
const pages = {
  flex: '1 0 0',
  minHeight: 176,
  overflowY: 'auto',
  marginInline: -1,
  padding: 1,
  scrollbarWidth: 'thin',
  scrollbarColor: 'currentColor transparent',
};

const icon = { color: 'inherit', minWidth: 40 };
const shortIcon = { color: 'inherit', minWidth: 32 };

const entrySpace = { minHeight: 44 };

/** Replaces an entry that teachers do not have, until the role is known. */
const entryPlaceholder = {
  ...entrySpace,
  '&::before': {
    content: '""',
    width: '60%',
    height: 14,
    marginInlineStart: 1.5,
    borderRadius: 0.25,
    backgroundColor: 'currentColor',
    opacity: 0.15,
  },
};

const entry = (theme: Theme) => ({
  ...entrySpace,
  paddingInline: theme.spacing(1.5),
  cornerShape: 'notch',
  borderRadius: `${theme.shape.borderRadius}px`,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 550,
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.08)' },
  '&.active': {
    backgroundColor: 'rgb(255 255 255 / 0.12)',
    boxShadow: `inset 4px 0 0 ${theme.vars?.palette.secondary.light}`,
    fontWeight: 700,
    // Forced colours remove background and shadow, so a border marks the open page.
    '@media (forced-colors: active)': { border: '2px solid' },
  },
});

/** An entry that shares its line with another. */
const shortEntry = [entry, { flex: '1 0 auto', width: 'auto' }];
