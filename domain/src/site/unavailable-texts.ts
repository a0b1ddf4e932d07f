// The page for when the site cannot be rendered. Each text is a constant (docs/decisions/149).

export const title = 'One moment';
export const text = 'The school does not answer at the moment. Please try again in a minute.';
